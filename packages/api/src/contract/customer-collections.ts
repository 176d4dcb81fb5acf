import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import {
  changedCollection,
  collection,
  collectionId,
  collectionRule,
  mediaTitle,
  newCollection,
  publishOutcomes,
  ruleFields,
} from './schemas/collection.ts';
import { bodyId, done, idParams } from './schemas/common.ts';
import { library, libraryId, mediaAccesses, mediaToken } from './schemas/media.ts';

const ofServer = { who: 'customer', owner: 'server' } as const;
const withPower = { ...ofServer, right: 'power', method: 'POST' } as const;
/** The media server is stopped, does not respond, is another product, or is not claimed. */
const whileAway = [409, 502, 503, 504];
/** A conformance run changes nothing on media servers. */
const needsServer = { sample: { needs: 'a media server whose collections may change' } } as const;
const oneCollection = idParams.extend({ collection: collectionId });
const token = mediaToken.optional();

/** The collections of a Plex server: titles of a library under one name, chosen by hand or by a rule. */
export const customerCollections = defineEndpoints({
  list: {
    ...ofServer,
    method: 'GET',
    path: '/api/customer/servers/:id/collections',
    params: idParams,
    query: z.object({ token }),
    bounded: 'the collections of one media server, which it lists as a whole',
    response: z.object({
      access: z.enum(mediaAccesses),
      data: z.array(collection),
      /** The libraries that can have collections. */
      libraries: z.array(library.pick({ id: true, name: true, kind: true })),
    }),
    sample: { also: whileAway },
    source: 'screens',
    summary: 'Returns the collections of a Plex server; 409 for other products.',
  },
  one: {
    ...ofServer,
    method: 'GET',
    path: '/api/customer/servers/:id/collections/get/:collection',
    params: oneCollection,
    query: z.object({ token }),
    bounded: 'the titles of one collection, up to a thousand',
    response: z.object({
      collection,
      /** Null for titles chosen by hand, and for a rule that the panel cannot show. */
      rule: collectionRule.nullable(),
      data: z.array(mediaTitle),
    }),
    sample: { needs: 'a collection of a media server' },
    source: 'screens',
    summary: 'Returns a collection with its titles in their order, and its rule if it has one.',
  },
  titles: {
    ...ofServer,
    method: 'GET',
    path: '/api/customer/servers/:id/titles',
    params: idParams,
    query: z.object({ library_id: libraryId, search: z.string().trim().max(100).default(''), token }),
    bounded: 'the first fifty that are found',
    response: z.object({ data: z.array(mediaTitle) }),
    sample: { needs: 'a library of a media server' },
    source: 'screens',
    summary: 'Returns the titles of a library whose names contain a text.',
  },
  ruleValues: {
    ...ofServer,
    method: 'GET',
    path: '/api/customer/servers/:id/titles/values',
    params: idParams,
    query: z.object({
      library_id: libraryId,
      field: z.enum(ruleFields),
      search: z.string().trim().max(100).default(''),
      token,
    }),
    bounded: 'the first two hundred that are found',
    response: z.object({ data: z.array(z.string()) }),
    sample: { needs: 'a library of a media server' },
    source: 'screens',
    summary: 'Returns the genres of a library, or the names of its actors.',
  },
  create: {
    ...withPower,
    ...needsServer,
    path: '/api/customer/servers/:id/collections/create',
    params: idParams,
    body: newCollection,
    response: z.object({ success: z.literal(true), data: collection }),
    source: 'screens',
    summary: 'Creates a collection of titles, or one filled by a rule. 409 if the library has one with this name.',
  },
  update: {
    ...withPower,
    ...needsServer,
    path: '/api/customer/servers/:id/collections/update/:collection',
    params: oneCollection,
    body: changedCollection,
    response: done,
    source: 'screens',
    summary: 'Changes the name and the content of a collection, and the order of its titles.',
  },
  remove: {
    ...withPower,
    ...needsServer,
    path: '/api/customer/servers/:id/collections/delete/:collection',
    params: oneCollection,
    body: z.object({ token }),
    response: done,
    source: 'screens',
    summary: 'Deletes a collection; its titles stay in the library.',
  },
  publish: {
    ...withPower,
    ...needsServer,
    path: '/api/customer/servers/:id/collections/publish/:collection',
    params: oneCollection,
    body: z.object({
      servers: z.array(bodyId).min(1, 'Choose a server').max(50, 'At most 50 servers'),
      token,
    }),
    bounded: 'one result for each chosen server',
    response: z.object({
      success: z.literal(true),
      data: z.array(
        z.object({
          server_id: z.number().int(),
          outcome: z.enum(publishOutcomes),
          /** Why it failed. */
          message: z.string().nullable(),
          /** The titles that the other server lacks. */
          missing: z.array(z.string()),
        }),
      ),
    }),
    source: 'screens',
    summary: 'Copies a collection to other Plex servers of the caller, into their libraries of the same name.',
  },
});
