import type { StatusTone } from '../../components/StatusDot/status-options.ts';

/**
 * How a person of a backup compares with the present: there as before, gone, there with other libraries, or added
 * later.
 */
export const inviteDrifts = ['same', 'missing', 'differs', 'added'] as const;
export type InviteDrift = (typeof inviteDrifts)[number];

/** The outcome for a person in a restore. */
export const restoreOutcomes = [
  'invited',
  'changed',
  'unchanged',
  'refused',
  'needs-password',
  'failed',
  'left-behind',
] as const;
export type RestoreOutcome = (typeof restoreOutcomes)[number];

export const driftTones = {
  same: 'success',
  missing: 'danger',
  differs: 'warning',
  added: 'info',
} as const satisfies Record<InviteDrift, StatusTone>;

export const outcomeTones = {
  invited: 'success',
  changed: 'success',
  unchanged: 'neutral',
  refused: 'warning',
  'needs-password': 'warning',
  failed: 'danger',
  'left-behind': 'danger',
} as const satisfies Record<RestoreOutcome, StatusTone>;
