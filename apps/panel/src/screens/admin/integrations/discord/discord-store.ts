import type { Outcome } from '@kronos/api';
import type {
  Contract,
  DiscordApplicationDraft,
  DiscordGuild,
  DiscordGuildChoice,
  DiscordName,
  KnownGuild,
  KnownGuildDraft,
  ResponseOf,
} from '@kronos/api/contract';
import { adminDiscord } from '@kronos/api/routes/admin-discord';
import { proxy } from 'valtio/vanilla';
import type { Return } from '../../../../parts/discord/use-return.ts';
import { createAnswer } from '../../../../stores/create-answer.ts';
import { type Loadable, settle } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

type Answer = ResponseOf<Contract['adminDiscord']['show']>;
export type ShownGuild = Pick<KnownGuild, 'id' | 'name'>;

/** What a guild has, read once for a form. */
export type GuildParts = Pick<DiscordGuild, 'channels' | 'roles'>;

/** A sign-in at Discord that is good for a choice. */
export interface SignIn {
  readonly token: string;
  readonly guilds: readonly DiscordName[];
  /** The one into which the bot was let, as Discord says. */
  readonly chosen: string | null;
}

/** The application, the guilds to which messages are posted, and the sign-in with which one is added. */
export function createDiscordStore(deps: StoreDeps) {
  const { notices, clock, signal, follow } = deps;
  const { adminDiscord: api } = deps.api.extend({ adminDiscord });
  const { state, load, loadAgain } = createAnswer<Answer>(deps, (options) => api.show({}, options));
  const opened = proxy<{ signIn: SignIn | null }>({ signIn: null });
  /** A code is good once, and an effect may run twice. */
  let arrived = '';
  follow('admin', 'discord-changed', loadAgain);
  const loadWhenDone = async (outcome: Outcome): Promise<Outcome> => {
    if (outcome.kind === 'ok') await load();
    return outcome;
  };

  const partsOf = (outcome: Outcome<{ guild: DiscordGuild }>): Loadable<GuildParts> =>
    settle(
      { status: 'loading' },
      outcome.kind === 'ok' ? { kind: 'ok', data: outcome.data.guild } : outcome,
      clock.now(),
    );

  return {
    state,
    /** The sign-in with which a guild can be chosen. */
    opened,
    load,
    /** Saves an application whose bot Discord knows; the form shows a refusal. */
    save: async (body: DiscordApplicationDraft): Promise<Outcome> => loadWhenDone(await api.save({ body }, { signal })),
    /** Returns the page of Discord that leads back here. */
    async connect(): Promise<string | undefined> {
      const outcome = await api.connect({}, { signal });
      if (outcome.kind === 'ok') return outcome.data.url;
      notices.failed(outcome);
      return undefined;
    },
    /** Takes what Discord sent the browser back with, and reads which guilds there are to choose from. */
    async arrive({ guild, ...query }: Return): Promise<void> {
      if (arrived === query.state) return;
      arrived = query.state;
      const outcome = await api.oauth({ query }, { signal });
      if (outcome.kind !== 'ok') return notices.failed(outcome);
      const { token } = outcome.data;
      const listed = await api.guilds({ query: { token } }, { signal });
      if (listed.kind !== 'ok') return notices.failed(listed);
      opened.signIn = { token, guilds: listed.data.guilds, chosen: guild };
    },
    forget: () => {
      opened.signIn = null;
    },
    /** Reads what a guild of the sign-in has. */
    guildOf: async ({ token }: SignIn, id: string): Promise<Loadable<GuildParts>> =>
      partsOf(await api.guild({ params: { id }, query: { token } }, { signal })),
    /** Reads what a known guild has. */
    known: async (id: number): Promise<Loadable<GuildParts>> =>
      partsOf(await api.known({ params: { id } }, { signal })),
    async create(body: KnownGuildDraft): Promise<Outcome> {
      const outcome = await loadWhenDone(await api.create({ body }, { signal }));
      if (outcome.kind === 'ok') notices.done((t) => t('discord.added'));
      return outcome;
    },
    async update({ id, name }: ShownGuild, body: DiscordGuildChoice): Promise<Outcome> {
      const outcome = await loadWhenDone(await api.update({ params: { id }, body }, { signal }));
      if (outcome.kind === 'ok') notices.done((t) => t('discord.saved', { name }));
      return outcome;
    },
    async remove({ id, name }: ShownGuild): Promise<void> {
      const outcome = await loadWhenDone(await api.remove({ params: { id } }, { signal }));
      if (outcome.kind === 'ok') notices.poof((t) => t('discord.removed', { name }));
      else notices.failed(outcome);
    },
    /** Posts a line to each channel of a guild. */
    async test({ id, name }: ShownGuild): Promise<void> {
      const outcome = await api.test({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('discord.tested', { name }));
      else notices.failed(outcome);
    },
    /** Has every role of a guild given anew. */
    async syncRoles({ id, name }: ShownGuild): Promise<void> {
      const outcome = await api.syncRoles({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('discord.synced', { name }));
      else notices.failed(outcome);
    },
    /** Says that somebody came back without having let the bot in. */
    tellDenied: () => notices.whoops((t) => t('discord.denied')),
  };
}
