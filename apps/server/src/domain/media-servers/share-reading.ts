import type { ServerView } from '../servers/server-views.ts';
import { allInvites, libraryNames } from './invite-list.ts';
import type { MediaServer } from './port.ts';

/** How many media servers are called at once. */
export const serversAtOnce = 4;

/** Reads who sees what on a media server, with a handful of requests however many people there are. */
export async function readShares(media: MediaServer) {
  return { libraries: await libraryNames(media), invites: await allInvites(media) };
}

/** Whether the viewer may manage the invites of a server. */
export const hasInvites = ({ rights }: Pick<ServerView, 'rights'>): boolean => rights.includes('invites');
