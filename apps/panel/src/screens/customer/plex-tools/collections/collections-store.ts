import type { Outcome } from '@kronos/api';
import type { Contract, RequestOf, ResponseOf, RuleField } from '@kronos/api/contract';
import { customerCollections } from '@kronos/api/routes/customer-collections';
import { createInvitesStore } from '../../../../parts/media/invites-store.ts';
import type { OwnerAccount } from '../../../../parts/media/owner-account.ts';
import { createOwnerTokens } from '../../../../parts/media/owner-tokens.ts';
import { createShownValue } from '../../../../parts/media/shown-value.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

type Calls = Contract['customerCollections'];
export type NewCollection = RequestOf<Calls['create']>['body'];
export type CollectionChange = RequestOf<Calls['update']>['body'];
export type CollectionDetail = ResponseOf<Calls['one']>;
export type Published = ResponseOf<Calls['publish']>['data'];

/** A collection of a server. */
interface Place {
  server: number;
  collection: string;
  title: string;
}

/** The collections of the server on screen. */
export function createCollectionsStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const { customerCollections: calls } = deps.api.extend({ customerCollections });
  const tokens = createOwnerTokens();
  const { signIn } = createInvitesStore(deps, tokens);
  const list = createShownValue(deps, (id) =>
    tokens.use(id, (query) => calls.list({ params: { id }, query }, { signal })),
  );
  // A rule may match newly scanned titles.
  follow('user', 'scan-stopped', () => void list.load());

  /** Reports a success, and reads the list again. */
  const settle = async <T>(outcome: Outcome<T>, say: () => void): Promise<Outcome<T>> => {
    if (signal.aborted || outcome.kind !== 'ok') return outcome;
    say();
    await list.load();
    return outcome;
  };

  return {
    list,
    /** Signs in the owner of the media server, for servers to which the panel has no access of its own. */
    async signIn(server: number, account: OwnerAccount) {
      const outcome = await signIn(server, account);
      if (outcome.kind === 'ok') await list.load();
      return outcome;
    },
    read: (server: number, collection: string) =>
      tokens.use(server, (query) => calls.one({ params: { id: server, collection }, query }, { signal })),
    titles: (server: number, library_id: string, search: string) =>
      tokens.use(server, (owner) =>
        calls.titles({ params: { id: server }, query: { ...owner, library_id, search } }, { signal }),
      ),
    values: (server: number, library_id: string, wanted: { field: RuleField; search: string }) =>
      tokens.use(server, (owner) =>
        calls.ruleValues({ params: { id: server }, query: { ...owner, library_id, ...wanted } }, { signal }),
      ),
    create: async (server: number, body: NewCollection) =>
      settle(
        await tokens.use(server, (owner) =>
          calls.create({ params: { id: server }, body: { ...owner, ...body } }, { signal }),
        ),
        () => notices.done((t) => t('collections.created', { name: body.title })),
      ),
    update: async ({ server, collection }: Place, body: CollectionChange) =>
      settle(
        await tokens.use(server, (owner) =>
          calls.update({ params: { id: server, collection }, body: { ...owner, ...body } }, { signal }),
        ),
        () => notices.done((t) => t('collections.changed', { name: body.title })),
      ),
    remove: async ({ server, collection, title }: Place) =>
      settle(
        await tokens.use(server, (body) => calls.remove({ params: { id: server, collection }, body }, { signal })),
        () => notices.poof((t) => t('collections.removed', { name: title })),
      ),
    publish: ({ server, collection }: Place, servers: number[]) =>
      tokens.use(server, (owner) =>
        calls.publish({ params: { id: server, collection }, body: { ...owner, servers } }, { signal }),
      ),
  };
}
