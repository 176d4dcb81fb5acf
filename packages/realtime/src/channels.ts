import * as z from 'zod/mini';

/** Who may join a channel. `person`: only the one whose id stands in its name. */
export type Listener = 'customer' | 'moderator' | 'admin' | 'person';

const nudge = z.object({});
const server = z.object({ id: z.number() });
/** A process that began, went on or ended. While it runs it is told at most twice a second. */
const process = z.object({ id: z.number() });
/** A server that is new: its name and its page in the panel (spec §3 "Deployment event"). */
const deployment = z.object({ name: z.string(), url: z.string() });
/** A server that is gone (spec §3 "Server-deleted event"). */
const deletion = z.object({ serverAlias: z.string(), url: z.string() });

/**
 * Every channel of the panel and its events. The channels of the specification are shared by many people, so their
 * payloads are nudges or what every listener may see; what belongs to one person travels on `user`.
 */
export const channels = {
  tickets: {
    name: 'tickets.unread.{tenant}',
    who: ['admin', 'moderator'],
    events: { 'unread-tickets': z.object({ count: z.number() }) },
  },
  notifications: { name: 'notifications.{tenant}', who: ['customer'], events: { 'new-notification': nudge } },
  system: {
    name: 'system.{tenant}',
    who: ['customer'],
    events: {
      'fetch-system-settings': nudge,
      'rebuild-menu': nudge,
      'new-version': z.object({ version: z.string() }),
      'words-changed': nudge,
    },
  },
  customer: { name: 'customer.{tenant}', who: ['customer'], events: { 'sync-request-lounge-process': nudge } },
  admin: {
    name: 'admin.{tenant}',
    who: ['admin'],
    events: {
      'server-updated': server,
      'process-updated': process,
      'new-deployment': deployment,
      'server-deleted': deletion,
      'portainer-installed': z.object({ node: z.number() }),
      'user-updated': z.object({ id: z.number() }),
      /** A node came, went, changed, answers again or does not any more. */
      'node-updated': z.object({ id: z.number() }),
      'trials-changed': nudge,
      'products-changed': nudge,
    },
  },
  user: {
    name: 'user.{id}',
    who: ['person'],
    events: {
      'server-updated': server,
      /** A process of a server that this person sees has gone on. */
      'process-updated': z.object({ id: z.number(), server: z.number() }),
      'new-notification': nudge,
      /** An admin has changed the account: what this person may do, and see in the menus. */
      'rebuild-menu': nudge,
      'new-deployment': deployment,
      'server-deleted': deletion,
      'cdn-enabled': server,
      'paths-injected': server,
      'scan-stopped': server,
    },
  },
} as const satisfies Record<string, { name: string; who: readonly Listener[]; events: Record<string, z.ZodMiniType> }>;

export type Channels = typeof channels;
export type ChannelId = keyof Channels;
export type EventOf<C extends ChannelId> = keyof Channels[C]['events'] & string;
export type PayloadOf<C extends ChannelId, E extends EventOf<C>> = Channels[C]['events'][E] extends z.ZodMiniType
  ? z.output<Channels[C]['events'][E]>
  : never;

/** Values for the placeholders of channel names. */
export interface ChannelScope {
  tenant: string;
  /** The signed-in user's id. */
  id: number;
}

/** The bare name of a channel, without the `private-` of the wire. Throws when the scope lacks what the name needs. */
export function channelName(channel: ChannelId, { tenant, id }: Partial<ChannelScope>): string {
  const values = { tenant, id };
  return channels[channel].name.replace(/\{(tenant|id)\}/, (_, placeholder: keyof ChannelScope) => {
    const value = String(values[placeholder] ?? '');
    if (/^[A-Za-z0-9_-]{1,64}$/.test(value)) return value;
    throw new Error(
      `The ${placeholder} "${value}" cannot be part of a channel name: use letters, digits, _ and - only.`,
    );
  });
}
