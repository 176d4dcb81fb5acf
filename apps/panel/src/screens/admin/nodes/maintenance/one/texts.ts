import type { MaintenanceDraft, MaintenanceWay } from '@kronos/api/contract';

/** The ways of announcing a maintenance to which each field belongs. */
const ways: Partial<Record<keyof MaintenanceDraft, readonly MaintenanceWay[]>> = {
  audience: ['mail', 'announcement'],
  status_text: ['status'],
  mail_subject: ['mail'],
  mail_text: ['mail'],
  announcement_text: ['announcement'],
};

/** Whether a field is shown. Texts are shown once the draft has been saved, for the chosen ways of announcing it. */
export function isTextInSight(
  name: keyof MaintenanceDraft,
  draft: { id?: number; tells: readonly MaintenanceWay[] },
): boolean {
  const own = ways[name];
  if (!own) return true;
  return (name === 'audience' || draft.id !== undefined) && own.some((way) => draft.tells.includes(way));
}
