import { z } from 'zod';
import { bodyId } from './common.ts';
import { inviteHows, mediaAccesses, mediaToken, visibleLibraries } from './media.ts';
import { serverTypes } from './server.ts';

/**
 * What a person has of a library. `drifted`: the media server or plex.tv has it otherwise than the panel last recorded, by a
 * change or by a backup of its invites.
 */
export const shareStates = ['none', 'pending', 'accepted', 'drifted'] as const;
export type ShareState = (typeof shareStates)[number];

/** How many people of a server one call may change, and how many libraries of one of them. */
export const mostShareChanges = 200;
const mostLibraries = 500;

/** A server with the libraries that can be shared. `failed`: it did not answer, and its people are missing. */
const matrixServer = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(serverTypes),
  access: z.enum([...mediaAccesses, 'failed']),
  libraries: z.array(z.string()),
  /** Why it could not be read, in words; null when it was. */
  failure: z.string().nullable(),
  /** The last backup of its invites: what nobody has changed through the panel since is compared with it. */
  backup: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});

/** What a person has, or is meant to have, on one server. */
const personShares = z.object({
  server_id: z.number().int(),
  /** Null for somebody who is only meant to have access. */
  state: z.enum(['pending', 'accepted']).nullable(),
  libraries: visibleLibraries.nullable(),
  /** What the panel recorded last; null where it never did. */
  intended: visibleLibraries.nullable(),
  /** One for each library of the server, in their order. */
  cells: z.array(z.enum(shareStates)),
});

/** A person across servers. Accounts of servers count as one person when they have one name. */
const matrixPerson = z.object({
  /** Names the person in a change. */
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
    /** What the person is called: a new user of a server gets this name, if it is that of the key. */
    name: z.string().min(1).max(200).nullable().default(null),
    /** Whether the person had access, or an invitation, when this was chosen: somebody who left since is not invited again. */
    is_invited: z.boolean(),
    share: libraryNames.meta({ examples: [['Films']] }),
    /** The libraries that are taken away. Everything else stays as it is. */
    take: libraryNames.meta({ examples: [['Series']] }),
  })
  .refine(({ share, take }) => share.length + take.length > 0, 'Choose a library')
  .refine(
    ({ share, take }) => !share.some((name) => take.includes(name)),
    'A library is shared or taken away, not both',
  );
export type ShareChange = z.infer<typeof shareChange>;

export const shareChanges = z.object({
  changes: z
    .array(shareChange)
    .min(1, 'Change something')
    .max(mostShareChanges, `At most ${mostShareChanges} people at once`)
    .refine(
      (list) => new Set(list.map(({ server_id, person }) => `${server_id} ${person}`)).size === list.length,
      'Each person once for each server',
    ),
  token: mediaToken.optional(),
});

/**
 * What became of a cell. `left`: the person had access and has none any more. `no-library`: the server does not have it any
 * more. `needs-password`: a user of Jellyfin can only be made with one. `impossible`: the product has no such person.
 * `administers`: administrators see everything. `busy`: the shares of the server are being changed by another call.
 * `left-behind`: a user was made, but could be neither restricted nor removed.
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
  /** Whether it was to be shared, or to be taken away. */
  is_shared: z.boolean(),
  outcome: z.enum(shareOutcomes),
  /** Why it failed, in words; null when it did not. */
  message: z.string().nullable(),
});
export type SharedCell = z.infer<typeof sharedCell>;

/** A change of one person’s access to one server. */
export const shareCall = z.object({
  server_id: z.number().int(),
  person: z.string(),
  /** What the person is called. */
  name: z.string(),
  kind: z.enum(['invite', 'change', 'remove']),
  share: z.array(z.string()),
  take: z.array(z.string()),
  /** The requests that change something, in the product's own terms; `{id}` stands for what the product will number. */
  requests: z.array(z.object({ method: z.enum(['POST', 'DELETE']), address: z.string() })),
});
export type ShareCall = z.infer<typeof shareCall>;
