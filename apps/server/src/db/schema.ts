export { jobStates, auditLog, jobs, outbox, processes } from './schema/work.ts';
export { nodes, pingStatuses, servers, serverShares } from './schema/hosting.ts';
export { sessions, users } from './schema/people.ts';
export {
  announcementReads,
  announcements,
  notifications,
  settings,
  ticketStates,
  tickets,
} from './schema/words.ts';
