import * as z from 'zod/mini';

/**
 * Who may subscribe to a channel. `person` is only the user whose id is in the channel's name.
 * @example
 * const listeners: readonly Listener[] = channels.admin.who; // ['admin']
 */
export type Listener = 'customer' | 'moderator' | 'admin' | 'user';

const nudge = z.object({});
const server = z.object({ id: z.number() });
/** A process that started, progressed or ended. A running one is reported at most twice a second. */
const process = z.object({ id: z.number() });
/** A new server: its name and its page in the panel (spec §3 "Deployment event"). */
const deployment = z.object({ name: z.string(), url: z.string() });
/** A deleted server (spec §3 "Server-deleted event"). */
const deletion = z.object({ serverAlias: z.string(), url: z.string() });

/**
 * All channels of the panel with their events. The channels of the specification are shared by many users, so their payloads
 * are empty or contain only what every listener may see. Events about one user's data are on the channel `user`.
 * @example
 * channels.user.events['server-updated'].safeParse({ id: 3 }).success; // true
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
      /** A node went down or is back, its monitoring began or ended, or a restart was planned, canceled or begun. */
      'status-changed': nudge,
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
      /** A node was added, removed or changed, or became reachable or unreachable. */
      'node-updated': z.object({ id: z.number() }),
      'trials-changed': nudge,
      'products-changed': nudge,
      /** A mount was added, changed, deleted or checked. */
      'mounts-changed': nudge,
      /** A mount path was added, changed or deleted. */
      'mount-paths-changed': nudge,
      /** A library path was added, changed, deleted or checked. */
      'library-paths-changed': nudge,
      /** A deployment path was added, changed, deleted or checked. */
      'deployment-paths-changed': nudge,
      /** A global variable was added, changed or deleted. */
      'globals-changed': nudge,
      /** An image of the catalogue was added, changed or deleted. */
      'images-changed': nudge,
      /** A CDN host was added, changed, deleted or checked, or a server switched to another one. */
      'cdn-hosts-changed': nudge,
      /** A mailing was written, changed or deleted, or made progress. */
      'mailing-updated': z.object({ id: z.number() }),
      /** The mail server or a mail template was changed. */
      'mail-changed': nudge,
      /** The Discord application or a guild was changed, a message was posted or failed, or a role was given or not. */
      'discord-changed': nudge,
      /** An export began, progressed, ended or was deleted. */
      'exports-changed': nudge,
      /** A reboot of a node was planned, canceled or noticed, or made progress. */
      'node-reboots-changed': nudge,
      /** A maintenance was written, planned, changed or deleted, or made progress. */
      'maintenance-changed': z.object({ id: z.number() }),
      /** The rules for naming and placing servers were changed. */
      'deployment-settings-changed': nudge,
      /** The defaults for containers were changed, or a registry was added, changed, deleted or used. */
      'docker-settings-changed': nudge,
      /** The initial values in the form of a new node were changed. */
      'node-defaults-changed': nudge,
      /** The initial values of new products were changed. */
      'product-settings-changed': nudge,
      /** A key with which the panel signs in to machines was created, renamed or deleted. */
      'ssh-keys-changed': nudge,
      'scripts-changed': nudge,
      'script-runs-changed': nudge,
      /** The images of a node changed, or whether the node can be asked for them. */
      'node-images-changed': nudge,
      /** A Hetzner Cloud project was changed or read, or one of its servers is being acted on. */
      'hetzner-changed': nudge,
      /** A Docker service was declared, changed or deleted, or its state on a node changed. */
      'docker-services-changed': nudge,
      /**
       * The monitor of a node was added, changed or removed, or its result changed; `id` is the node, 0 for several.
       */
      'node-monitor-changed': z.object({ id: z.number() }),
    },
  },
  user: {
    name: 'user.{id}',
    who: ['user'],
    events: {
      'server-updated': server,
      /** A process of a server that the user may see has progressed. */
      'process-updated': z.object({ id: z.number(), server: z.number() }),
      'new-notification': nudge,
      /** An admin has changed the account: the user's rights and menu entries. */
      'rebuild-menu': nudge,
      /** The user’s Discord account was connected or disconnected, or its roles were given or taken back. */
      'discord-account-changed': nudge,
      'new-deployment': deployment,
      'server-deleted': deletion,
      'cdn-enabled': server,
      'paths-injected': server,
      'scan-stopped': server,
    },
  },
} as const satisfies Record<string, { name: string; who: readonly Listener[]; events: Record<string, z.ZodMiniType> }>;

/**
 * The type of the channel table.
 * @example
 * type AdminEvents = keyof Channels['admin']['events']
 */
export type Channels = typeof channels;
/**
 * The id of a channel, by which `on` subscribes.
 * @example
 * const channel: ChannelId = 'notifications'
 */
export type ChannelId = keyof Channels;
/**
 * The name of an event of a channel.
 * @example
 * const event: EventOf<'system'> = 'new-version'
 */
export type EventOf<C extends ChannelId> = keyof Channels[C]['events'] & string;
/**
 * The payload of an event, as its listeners receive it.
 * @example
 * const payload: PayloadOf<'system', 'new-version'> = { version: '2.1.0' }
 */
export type PayloadOf<C extends ChannelId, E extends EventOf<C>> = Channels[C]['events'][E] extends z.ZodMiniType
  ? z.output<Channels[C]['events'][E]>
  : never;

/**
 * The values for the placeholders in channel names.
 * @example
 * const scope: ChannelScope = { tenant: 'demo', id: 7 }
 */
export interface ChannelScope {
  tenant: string;
  /** The signed-in user's id. */
  id: number;
}

/**
 * Returns the name of a channel without the `private-` prefix of the wire. Throws when the scope lacks a value of the name.
 * @example
 * channelName('user', { id: 7 }); // 'user.7'
 */
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
