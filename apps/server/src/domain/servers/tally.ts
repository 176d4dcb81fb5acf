import { type ServerStatus, serverStatuses } from '@kronos/api/contract';

const none = Object.fromEntries(serverStatuses.map((status) => [status, 0])) as Record<ServerStatus, number>;

/** Counts by status, including zeros, with their sum. */
export const tallyByStatus = (counts: readonly { status: ServerStatus; count: number }[]) => ({
  total: counts.reduce((sum, { count }) => sum + count, 0),
  by_status: { ...none, ...Object.fromEntries(counts.map(({ status, count }) => [status, count])) },
});
