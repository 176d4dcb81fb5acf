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
    summary: 'Returns the library paths of the node, and which of them are injected.',
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
      'Injects library paths into the running media server as libraries, with a result for each; `paths-injected` follows.',
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
    summary: 'Ejects a library path: removes its library from the media server. The files stay.',
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
      'Syncs the injected libraries with the library paths: missing ones are added again, and those whose path was deleted are removed.',
  },
});
