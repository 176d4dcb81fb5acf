import type { MaintenanceDraft, MaintenanceWay } from '@kronos/api/contract';

/** Which way of telling each field belongs to. */
const ways: Partial<Record<keyof MaintenanceDraft, readonly MaintenanceWay[]>> = {
  audience: ['mail', 'announcement'],
  status_text: ['status'],
  mail_subject: ['mail'],
  mail_text: ['mail'],
  announcement_text: ['announcement'],
};

/** Whether a field is in sight: a text once it has been drafted, where it is told. */
export function isTextInSight(
  name: keyof MaintenanceDraft,
  draft: { id?: number; tells: readonly MaintenanceWay[] },
): boolean {
  const own = ways[name];
  if (!own) return true;
  return (name === 'audience' || draft.id !== undefined) && own.some((way) => draft.tells.includes(way));
}
