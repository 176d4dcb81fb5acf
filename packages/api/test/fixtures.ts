import { serverRights, type Server } from '@kronos/api/contract';

const at = '2026-11-21T10:00:00.000Z';

/** A server that matches the contract. */
export const aServer: Server = {
  id: 7,
  name: 'Living room',
  type: 'plex',
  status: 'stopped',
  address: null,
  version: null,
  node: { id: 1, alias: 'node-1' },
  ping: { status: 'unknown', ms: null, checked_at: null, history: [] },
  operation: null,
  rights: [...serverRights],
  claim: 'claimed',
  cdn: null,
  suspension: null,
  figures: null,
  seen_at: at,
  created_at: at,
};

/** The response to an action. */
export const anAccepted = { success: true as const, message: 'The server is starting.', process: { id: 12 } };
