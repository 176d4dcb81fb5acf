import type { Outcome } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { discordAccount } from '@kronos/api/routes/discord-account';
import type { Return } from '../../../../parts/discord/use-return.ts';
import { createAnswer } from '../../../../stores/create-answer.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import type { Translate } from '../../../../messages/create-messages.ts';

type Answer = ResponseOf<Contract['discordAccount']['show']>;

/** The user's Discord account with its roles, and the actions that connect and disconnect it. */
export function createDiscordAccountStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const { discordAccount: api } = deps.api.extend({ discordAccount });
  const { state, load, loadAgain } = createAnswer<Answer>(deps, (options) => api.show({}, options));
  /** The state of the last return from Discord: a code is valid once, but an effect may run twice. */
  let arrived = '';
  follow('user', 'discord-account-changed', loadAgain);

  const told = async (outcome: Outcome, done: (t: Translate) => string): Promise<void> => {
    if (outcome.kind !== 'ok') return notices.failed(outcome);
    notices.done(done);
    await load();
  };

  return {
    state,
    load,
    /** Returns the address of the page at Discord that redirects back here. */
    async connect(): Promise<string | undefined> {
      const outcome = await api.connect({}, { signal });
      if (outcome.kind === 'ok') return outcome.data.url;
      notices.failed(outcome);
      return undefined;
    },
    /** Connects the account with which the user returned from Discord. */
    async completeSignIn({ code, state: begun }: Return): Promise<void> {
      if (arrived === begun) return;
      arrived = begun;
      await told(await api.finish({ body: { code, state: begun } }, { signal }), (t) => t('discordAccount.connected'));
    },
    /** Reports that the user returned without signing in. */
    reportDenied: () => notices.whoops((t) => t('discordAccount.denied')),
    /** Gives the account its roles again. */
    syncRoles: async () => told(await api.syncRoles({}, { signal }), (t) => t('discordAccount.synced')),
    disconnect: async () => told(await api.disconnect({}, { signal }), (t) => t('discordAccount.disconnected')),
  };
}
