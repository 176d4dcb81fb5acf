import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, idParams } from './schemas/common.ts';
import {
  claimBody,
  claimResponse,
  claimStatus,
  invited,
  library,
  libraryId,
  mediaAccesses,
  mediaInvite,
  mediaToken,
  plexSignIn,
  visibleLibraries,
} from './schemas/media.ts';
import { accepted } from './schemas/server.ts';

const ofServer = { who: 'customer', owner: 'server', params: idParams } as const;
const withPower = { ...ofServer, right: 'power', method: 'POST' } as const;
const withInvites = { ...ofServer, right: 'invites' } as const;

/** A conformance run changes nothing on media servers. */
const needsServer = { sample: { needs: 'a media server whose people and libraries may change' } } as const;

/** The media server is stopped or does not respond. */
const whileAway = [409, 502, 503, 504];

const whichLibrary = z.object({
  /** If omitted, all libraries. */
  library_id: libraryId.optional(),
  token: mediaToken.optional(),
});
const scanBody = whichLibrary
  .extend({
    /** One of the library's folders, or a folder in it: an absolute path inside the container. */
    folder: z
      .string()
      .max(1000, 'At most 1,000 characters')
      .regex(/^\/(?!.*\/\.{0,2}\/)(?!.*\/\.{0,2}$)[^\p{Cc}]+$/u, 'Enter a path such as /mnt/films/Paper Harbour (2011)')
      .optional()
      .meta({ examples: ['/mnt/films/Paper Harbour (2011)'] }),
  })
  .refine(({ folder, library_id }) => folder === undefined || library_id !== undefined, {
    message: 'Choose the library of the folder',
    path: ['library_id'],
  });
const chosen = { libraries: visibleLibraries.default('all'), token: mediaToken.optional() };
const oneInvite = idParams.extend({ invite: z.string().min(1).max(100) });
const userName = z.string().trim().min(1, 'Enter a user name').max(100, 'At most 100 characters');
const email = z.email('Enter an e-mail address').max(254, 'At most 254 characters');

/** The contents of a customer's media server: its claim, its libraries, and who may see them. */
export const customerMedia = defineEndpoints({
  claimStatus: {
    ...ofServer,
    method: 'GET',
    path: '/api/customer/servers/:id/claim-status',
    response: claimStatus,
    source: '§7',
    summary: 'Returns whether the server is claimed, waiting three seconds at most for the media server.',
  },
  claim: {
    ...withPower,
    ...needsServer,
    path: '/api/customer/servers/:id/claim',
    body: claimBody,
    response: claimResponse,
    source: '§7',
    summary: 'Binds the server to a plex.tv account, or creates the first administrator of an Emby or Jellyfin server.',
  },
  resetClaim: {
    ...withPower,
    ...needsServer,
    path: '/api/customer/servers/:id/reset-claim',
    response: accepted,
    source: '§7',
    summary: 'Removes the claim, so that the server can be claimed again, and restarts the server.',
  },
  libraries: {
    ...ofServer,
    method: 'GET',
    path: '/api/customer/servers/:id/libraries',
    query: z.object({ token: mediaToken.optional() }),
    bounded: 'the libraries of one media server, which it lists as a whole',
    response: z.object({ access: z.enum(mediaAccesses), data: z.array(library) }),
    sample: { also: whileAway },
    source: 'screens',
    summary: 'Returns the libraries of the media server, and which of them are being scanned.',
  },
  scan: {
    ...withPower,
    ...needsServer,
    path: '/api/customer/servers/:id/libraries/scan',
    body: scanBody,
    response: done,
    source: 'screens',
    summary:
      'Scans one library, one of its folders, or all libraries for new files; `scan-stopped` follows when it is over.',
  },
  stopScan: {
    ...withPower,
    ...needsServer,
    path: '/api/customer/servers/:id/libraries/stop-scan',
    body: whichLibrary,
    response: done,
    source: 'screens',
    summary: 'Stops a scan; 409 if the product cannot stop the scan of a single library.',
  },
  invites: {
    ...withInvites,
    method: 'GET',
    path: '/api/customer/servers/:id/invites',
    // A sign-in creates a device of the panel or a key of the media server, and its response contains a token.
    mutates: true,
    unaudited: true,
    query: z.object({
      /** The e-mail address or user name of an administrator of the media server. */
      login: z.string().min(1).max(254).optional(),
      password: z.string().min(1).max(1024).optional(),
      code: z.string().max(12).optional(),
      sign_in: plexSignIn.optional(),
      token: mediaToken.optional(),
    }),
    bounded: 'the people of one media server, which the specification asks for as a whole',
    response: z.object({
      access: z.enum(mediaAccesses),
      data: z.array(mediaInvite),
      /** The names of the server's libraries, to choose from. */
      libraries: z.array(z.string()),
      /** Returned by a sign-in, for further calls; null when the panel has its own access. */
      token: mediaToken.nullable(),
    }),
    sample: { query: {}, keeps: true, also: whileAway },
    source: '§7',
    summary:
      'Returns who has access to the media server or is invited to it. If the panel has no access of its own, it signs in with login and password, or with a finished sign-in on the pages of plex.tv; 422 if that is refused.',
  },
  invitePlex: {
    ...withInvites,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/plex/invite',
    body: z.object({ email, ...chosen }),
    response: invited,
    source: 'screens',
    summary: 'Shares libraries of a Plex server with a plex.tv account.',
  },
  inviteEmby: {
    ...withInvites,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/emby/invite',
    body: z.object({ username: userName, ...chosen }),
    response: invited,
    source: '§7',
    summary: 'Creates a user on an Emby server.',
  },
  connectEmby: {
    ...withInvites,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/emby/connect',
    body: z.object({ email, ...chosen }),
    response: invited,
    source: '§7',
    summary: 'Invites a person to an Emby server through Emby Connect.',
  },
  inviteJellyfin: {
    ...withInvites,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/jellyfin/invite',
    body: z.object({
      username: userName,
      password: z.string().min(1, 'Enter a password').max(200, 'At most 200 characters'),
      ...chosen,
    }),
    response: invited,
    source: '§7',
    summary: 'Creates a user on a Jellyfin server.',
  },
  changeInvite: {
    ...withInvites,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/invites/update/:invite',
    params: oneInvite,
    body: z.object({ libraries: visibleLibraries, token: mediaToken.optional() }),
    response: invited,
    source: 'screens',
    summary: 'Changes which libraries a person may see.',
  },
  removeInvite: {
    ...withInvites,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/invites/delete/:invite',
    params: oneInvite,
    body: z.object({ token: mediaToken.optional() }),
    response: done,
    source: 'screens',
    summary: 'Removes a person’s access, or withdraws an invitation.',
  },
});
