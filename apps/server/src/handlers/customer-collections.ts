import type { Contract, Handlers } from '@kronos/api/contract';
import type { Collections } from '../domain/media-servers/collections.ts';
import type { CollectionPublisher } from '../domain/media-servers/publish-collection.ts';
import type { RequestContext } from '../http/request-context.ts';
import { mediaCaller } from './media-caller.ts';

/** Handlers of the collections of a customer's Plex server. Authorization happens before. */
export function customerCollectionsHandlers({
  collections,
  collectionPublisher,
}: {
  collections: Collections;
  collectionPublisher: CollectionPublisher;
}): Handlers<Contract, RequestContext>['customerCollections'] {
  return {
    list: ({ query }, context) => collections.list(context.server, mediaCaller(context, query)),
    one: ({ params, query }, context) =>
      collections.one(context.server, mediaCaller(context, query), params.collection),
    titles: ({ query }, context) =>
      collections.titles(context.server, mediaCaller(context, query), query.library_id, query.search),
    ruleValues: ({ query }, context) =>
      collections.ruleValues(context.server, mediaCaller(context, query), {
        libraryId: query.library_id,
        field: query.field,
        search: query.search,
      }),
    create: async ({ body: { token, library_id: libraryId, ...wanted } }, context) => ({
      success: true,
      data: await collections.create(context.server, mediaCaller(context, { token }), { libraryId, ...wanted }),
    }),
    async update({ params, body: { token, ...wanted } }, context) {
      await collections.update(context.server, mediaCaller(context, { token }), params.collection, wanted);
      return { success: true };
    },
    async remove({ params, body }, context) {
      await collections.remove(context.server, mediaCaller(context, body), params.collection);
      return { success: true };
    },
    publish: async ({ params, body }, context) => ({
      success: true,
      data: await collectionPublisher.publish(context.server, mediaCaller(context, body), context.session.user, {
        id: params.collection,
        servers: body.servers,
      }),
    }),
  };
}
