import type { Contract, ResponseOf, ServerType } from '@kronos/api/contract';
import type { Outcome } from '@kronos/api';
import { customerMedia } from '@kronos/api/routes/customer-media';
import type { InviteValues } from '@kronos/ui/InviteForm';
import type { Phrase } from '../../messages/create-messages.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { accountFields, type OwnerAccount } from './owner-account.ts';
import type { OwnerTokens } from './owner-tokens.ts';
import { createShownValue } from './shown-value.ts';

type Invited = ResponseOf<Contract['customerMedia']['invitePlex']>;
type Libraries = 'all' | string[];

/**
 * The people who may see the server on screen or are invited to it, and the owner's sign-in if the panel has no access.
 */
export function createInvitesStore(deps: StoreDeps, tokens: OwnerTokens) {
  const { notices, signal } = deps;
  const { customerMedia: calls } = deps.api.extend({ customerMedia });
  const list = createShownValue(deps, (id) =>
    tokens.use(id, (query) => calls.invites({ params: { id }, query }, { signal })),
  );

  /** Shows what was sent; libraries that the server does not have restrict the person to less than was chosen. */
  const settle = async (outcome: Outcome<Invited>, done: Phrase) => {
    if (signal.aborted || outcome.kind !== 'ok') return outcome;
    const unknown = outcome.data.unknown_libraries;
    if (unknown.length === 0) notices.done(done);
    else
      notices.show({
        tone: 'warning',
        title: done,
        text: (t) => t('media.invites.unknown', { names: unknown.join(', '), count: unknown.length }),
        timeout: null,
      });
    await list.load();
    return outcome;
  };

  return {
    list,
    /** Signs in the owner of the media server, which is needed if the panel has no access of its own. */
    async signIn(id: number, account: OwnerAccount) {
      const outcome = await calls.invites({ params: { id }, query: accountFields(account) }, { signal });
      if (signal.aborted || outcome.kind !== 'ok') return outcome;
      if (outcome.data.token !== null) tokens.keep(id, outcome.data.token);
      await list.load();
      return outcome;
    },
    async invite(id: number, type: ServerType, { way, fields, libraries }: InviteValues) {
      const { email, username, password } = fields;
      const params = { id };
      const outcome = await tokens.use(id, (owner) => {
        const chosen = { ...owner, libraries: mutable(libraries) };
        if (way === 'share') return calls.invitePlex({ params, body: { email, ...chosen } }, { signal });
        if (way === 'connect') return calls.connectEmby({ params, body: { email, ...chosen } }, { signal });
        return type === 'jellyfin'
          ? calls.inviteJellyfin({ params, body: { username, password, ...chosen } }, { signal })
          : calls.inviteEmby({ params, body: { username, ...chosen } }, { signal });
      });
      return settle(outcome, (t) => t('media.invites.sent', { name: way === 'user' ? username : email }));
    },
    async change(id: number, { invite, name }: { invite: string; name: string }, libraries: InviteValues['libraries']) {
      const outcome = await tokens.use(id, (owner) =>
        calls.changeInvite({ params: { id, invite }, body: { ...owner, libraries: mutable(libraries) } }, { signal }),
      );
      return settle(outcome, (t) => t('media.invites.changed', { name }));
    },
    async remove(id: number, { invite, name }: { invite: string; name: string }) {
      const outcome = await tokens.use(id, (body) => calls.removeInvite({ params: { id, invite }, body }, { signal }));
      if (signal.aborted || outcome.kind !== 'ok') return outcome;
      notices.poof((t) => t('media.invites.removed', { name }));
      await list.load();
      return outcome;
    },
  };
}

const mutable = (libraries: InviteValues['libraries']): Libraries => (libraries === 'all' ? libraries : [...libraries]);
