import { z } from 'zod';
import { bodyId } from './common.ts';
import { inviteHows, mediaAccesses, mediaToken, visibleLibraries } from './media.ts';
import { serverTypes } from './server.ts';

/**
 * A person's access to a library. `drifted`: the media server or plex.tv differs from what the panel last recorded, on
 * a change or in a backup of its invites.
 */
export const shareStates = ['none', 'pending', 'accepted', 'drifted'] as const;
export type ShareState = (typeof shareStates)[number];

/** The most people of a server in one call, and the most libraries of one of them. */
export const mostShareChanges = 200;
const mostLibraries = 500;

/** A server with the libraries that can be shared. `failed`: it did not respond, and its people are missing. */
const matrixServer = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(serverTypes),
  access: z.enum([...mediaAccesses, 'failed']),
  libraries: z.array(z.string()),
  /** Why it could not be read, as a sentence; null when it was. */
  failure: z.string().nullable(),
  /**
   * The last backup of its invites, with which people who have not been changed through the panel since are compared.
   */
  backup: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});

/** A person's actual and intended access to one server. */
const personShares = z.object({
  server_id: z.number().int(),
  /** Null for a person who is only meant to have access. */
  state: z.enum(['pending', 'accepted']).nullable(),
  libraries: visibleLibraries.nullable(),
  /** What the panel last recorded; null if it never did. */
  intended: visibleLibraries.nullable(),
  /** One for each library of the server, in the same order. */
  cells: z.array(z.enum(shareStates)),
});

/** A person across servers. Local accounts of several servers count as one person if they have the same name. */
const matrixPerson = z.object({
  /** Identifies the person in a change. */
  key: z.string(),
  how: z.enum(inviteHows),
  name: z.string().nullable(),
  email: z.string().nullable(),
  shares: z.array(personShares),
});

export const shareMatrix = z.object({ servers: z.array(matrixServer), data: z.array(matrixPerson) });
export type ShareMatrix = z.infer<typeof shareMatrix>;

const libraryNames = z.array(z.string().min(1).max(200)).max(mostLibraries);
const shareChange = z
  .object({
    server_id: bodyId,
    person: z.string().min(1).max(300),
    /** The person's name: a new user on a server gets this name, if it matches the key. */
    name: z.string().min(1).max(200).nullable().default(null),
    /**
     * Whether the person had access or an invitation when this was chosen: a person who left since is not invited
     * again.
     */
    is_invited: z.boolean(),
    share: libraryNames.meta({ examples: [['Films']] }),
    /** The libraries to revoke. Everything else stays as it is. */
    take: libraryNames.meta({ examples: [['Series']] }),
  })
  .refine(({ share, take }) => share.length + take.length > 0, 'Choose a library')
  .refine(
    ({ share, take }) => !share.some((name) => take.includes(name)),
    'A library can be shared or removed, not both',
  );
export type ShareChange = z.infer<typeof shareChange>;

export const shareChanges = z.object({
  changes: z
    .array(shareChange)
    .min(1, 'Make at least one change')
    .max(mostShareChanges, `At most ${mostShareChanges} people at once`)
    .refine(
      (list) => new Set(list.map(({ server_id, person }) => `${server_id} ${person}`)).size === list.length,
      'List each person only once per server',
    ),
  token: mediaToken.optional(),
});

/**
 * The outcome of a cell. `left`: the person had access, but no longer has. `no-library`: the server no longer has it.
 * `needs-password`: a Jellyfin user can only be created with one. `impossible`: the product has no such person.
 * `administers`: administrators see everything. `busy`: another call is changing the shares of the server.
 * `left-behind`: a user was created, but could be neither restricted nor removed.
 */
export const shareOutcomes = [
  'done',
  'unchanged',
  'left',
  'no-library',
  'needs-password',
  'impossible',
  'administers',
  'refused',
  'busy',
  'failed',
  'left-behind',
] as const;
export type ShareOutcome = (typeof shareOutcomes)[number];

export const sharedCell = z.object({
  server_id: z.number().int(),
  person: z.string(),
  library: z.string(),
  /** Whether it was to be shared or to be revoked. */
  is_shared: z.boolean(),
  outcome: z.enum(shareOutcomes),
  /** Why it failed, as a sentence; null when it did not. */
  message: z.string().nullable(),
});
export type SharedCell = z.infer<typeof sharedCell>;

/** A change of one person’s access to one server. */
export const shareCall = z.object({
  server_id: z.number().int(),
  person: z.string(),
  /** The person's name. */
  name: z.string(),
  kind: z.enum(['invite', 'change', 'remove']),
  share: z.array(z.string()),
  take: z.array(z.string()),
  /**
   * The requests that would change something, in the product's own terms; `{id}` stands for the id that it will assign.
   */
  requests: z.array(z.object({ method: z.enum(['POST', 'DELETE']), address: z.string() })),
});
export type ShareCall = z.infer<typeof shareCall>;
