import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bodyId, done, idParams } from './schemas/common.ts';
import { injectablePath, injection } from './schemas/injection.ts';
import { mediaAccesses, mediaToken } from './schemas/media.ts';

const ofServer = { who: 'customer', owner: 'server', params: idParams } as const;
const withPower = { ...ofServer, right: 'power' } as const;
const needsServer = { sample: { needs: 'a media server whose libraries may change' } } as const;

/** The library paths of a server's node, and which of them are libraries of the media server. */
export const customerLibraryPaths = defineEndpoints({
  list: {
    ...ofServer,
    method: 'GET',
    path: '/api/customer/servers/:id/library-paths',
    query: z.object({ token: mediaToken.optional() }),
    bounded: 'the library paths of one node, which an admin writes',
    response: z.object({ access: z.enum(mediaAccesses), data: z.array(injectablePath) }),
    // The media server is stopped or does not respond.
    sample: { also: [409, 502, 503, 504] },
    source: 'screens',
    summary: 'The folders of the node that can become libraries, and which of them are.',
  },
  inject: {
    ...withPower,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/library-paths/inject',
    body: z.object({
      library_paths: z.array(bodyId).min(1, 'Choose a library').max(50, 'At most 50 at once'),
      token: mediaToken.optional(),
    }),
    bounded: 'one result for each chosen path',
    response: z.object({ success: z.literal(true), data: z.array(injection) }),
    source: 'screens',
    summary:
      'Adds library paths to the running media server as libraries, with a result for each; `paths-injected` follows.',
  },
  eject: {
    ...withPower,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/library-paths/eject/:path',
    params: idParams.extend({ path: idParams.shape.id }),
    body: z.object({ token: mediaToken.optional() }),
    response: done,
    source: 'screens',
    summary: 'Removes the library of a library path from the media server. Its files stay.',
  },
  syncLibraries: {
    ...withPower,
    ...needsServer,
    method: 'GET',
    path: '/api/customer/servers/:id/sync-libraries',
    mutates: true,
    query: z.object({ token: mediaToken.optional() }),
    bounded: 'one result for each injected path',
    response: z.object({ success: z.literal(true), data: z.array(injection) }),
    source: '§7',
    summary:
      'Brings the libraries that were made of library paths in line with them: what is missing is added again, what an admin deleted is removed.',
  },
});
