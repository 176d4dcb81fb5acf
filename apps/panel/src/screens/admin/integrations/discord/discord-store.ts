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
import { queryFor, staleOf } from '../../../../resource/stale.ts';
import { createAnswer } from '../../../../stores/create-answer.ts';
import { type Loadable, settle } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

type Answer = ResponseOf<Contract['adminDiscord']['show']>;
export type ShownGuild = Pick<KnownGuild, 'id' | 'name'>;

/** The channels and roles of a guild, read once for a form. */
export type GuildParts = Pick<DiscordGuild, 'channels' | 'roles'>;

/** A sign-in at Discord with which a guild can be chosen. */
export interface SignIn {
  readonly token: string;
  readonly guilds: readonly DiscordName[];
  /** The guild to which the bot was added, as reported by Discord. */
  readonly chosen: string | null;
}

/** The application, the guilds to which messages are posted, and the sign-in with which one is added. */
export function createDiscordStore(deps: StoreDeps) {
  const { notices, clock, signal, follow } = deps;
  const { adminDiscord: api } = deps.api.extend({ adminDiscord });
  const { state, load, loadAgain } = createAnswer<Answer>(deps, (options) => api.show({}, options));
  const opened = proxy<{ signIn: SignIn | null }>({ signIn: null });
  /** The state of the last return from Discord: a code is valid once, but an effect may run twice. */
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
    /** Saves the application if Discord accepts its bot; the form shows a refusal. */
    save: async (body: DiscordApplicationDraft): Promise<Outcome> => loadWhenDone(await api.save({ body }, { signal })),
    /** Returns the address of the page at Discord that redirects back here. */
    async connect(): Promise<string | undefined> {
      const outcome = await api.connect({}, { signal });
      if (outcome.kind === 'ok') return outcome.data.url;
      notices.failed(outcome);
      return undefined;
    },
    /** Completes the sign-in after Discord redirected back, and reads the guilds to choose from. */
    async completeSignIn({ guild, ...query }: Return): Promise<void> {
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
    /** Reads the channels and roles of a guild of the sign-in. */
    guildOf: async ({ token }: SignIn, id: string): Promise<Loadable<GuildParts>> =>
      partsOf(await api.guild({ params: { id }, query: { token } }, { signal })),
    /** Reads the channels and roles of a known guild. */
    known: async (id: number): Promise<Loadable<GuildParts>> =>
      partsOf(await api.known({ params: { id } }, { signal })),
    async create(body: KnownGuildDraft): Promise<Outcome> {
      const outcome = await loadWhenDone(await api.create({ body }, { signal }));
      if (outcome.kind === 'ok') notices.done((t) => t('discord.added'));
      return outcome;
    },
    /** The latest version of a known guild that was read. */
    version: (id: number): string | undefined =>
      state.read.status === 'ready' ? state.read.data.guilds.find((guild) => guild.id === id)?.version : undefined,
    async update({ id, name }: ShownGuild, body: DiscordGuildChoice, basedOn: string | undefined): Promise<Outcome> {
      const outcome = await api.update({ params: { id }, query: queryFor(basedOn), body }, { signal });
      if (outcome.kind === 'ok' || staleOf(outcome)) await load();
      if (outcome.kind === 'ok') notices.done((t) => t('discord.saved', { name }));
      return outcome;
    },
    async remove({ id, name }: ShownGuild): Promise<void> {
      const outcome = await loadWhenDone(await api.remove({ params: { id } }, { signal }));
      if (outcome.kind === 'ok') notices.poof((t) => t('discord.removed', { name }));
      else notices.failed(outcome);
    },
    /** Posts a test message to each chosen channel of a guild. */
    async test({ id, name }: ShownGuild): Promise<void> {
      const outcome = await api.test({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('discord.tested', { name }));
      else notices.failed(outcome);
    },
    /** Gives all roles of a guild again. */
    async syncRoles({ id, name }: ShownGuild): Promise<void> {
      const outcome = await api.syncRoles({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('discord.synced', { name }));
      else notices.failed(outcome);
    },
    /** Reports that the admin returned without adding the bot. */
    reportDenied: () => notices.whoops((t) => t('discord.denied')),
  };
}
