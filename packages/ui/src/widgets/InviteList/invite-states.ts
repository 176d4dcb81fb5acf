import type { StatusTone } from '../../components/StatusDot/status-options.ts';

/** `no-account`: invited, but nobody has an account with the address yet. */
export const inviteStates = ['accepted', 'pending', 'no-account'] as const;
export type InviteState = (typeof inviteStates)[number];

export const inviteTones = {
  accepted: 'success',
  pending: 'info',
  'no-account': 'warning',
} as const satisfies Record<InviteState, StatusTone>;
