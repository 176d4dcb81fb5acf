import { z } from 'zod';
import { instant } from './common.ts';
import { variableName, variableValue } from './environment.ts';
import { fieldHints } from './field-hints.ts';
import { nodeChoice } from './image-pull.ts';

/** When an engine restarts a container that has ended by itself. */
export const restartPolicies = ['unless-stopped', 'on-failure', 'no'] as const;
export type RestartPolicy = (typeof restartPolicies)[number];

export const portProtocols = ['tcp', 'udp'] as const;
export type PortProtocol = (typeof portProtocols)[number];

/** The last known state of a service's container on a node; `unknown` while the node does not respond. */
export const placementStates = ['running', 'stopped', 'failing', 'missing', 'unknown'] as const;
export type PlacementState = (typeof placementStates)[number];

/** The actions on a service on a node; `apply` recreates its container as it is declared now. */
export const placementActions = ['start', 'stop', 'restart', 'apply', 'remove'] as const;
export type PlacementAction = (typeof placementActions)[number];

const variable = z.object({
  name: variableName,
  /** Null keeps the stored secret. */
  value: variableValue.nullable().default(null),
  /** A secret is stored encrypted and never shown again. */
  is_secret: z.boolean().default(false),
});

const portNumber = z
  .number('Enter a number')
  .int('Enter a whole number')
  .min(1, 'At least 1')
  .max(65_535, 'At most 65535')
  .register(fieldHints, { plain: true });

const port = z.object({
  /** The port on which the program listens in its container. */
  container: portNumber,
  /** The port on its node; it must not be one that the servers of a node may get. */
  host: portNumber,
  protocol: z.enum(portProtocols).default('tcp'),
});

const hasDots = (path: string) => path.split('/').some((name) => name === '.' || name === '..');
const absolutePath = z
  .string()
  .trim()
  .max(300, 'At most 300 characters')
  .regex(/^\/[^\0\r\n]*$/, 'Enter a path that begins with a slash, such as /srv/tautulli')
  .refine((path) => !hasDots(path), 'Enter a path without . or ..')
  .meta({ examples: ['/srv/tautulli'] });

const mount = z.object({
  /** A file or folder of the node, which has to exist. */
  source: absolutePath,
  /** The path in the container. */
  target: absolutePath,
  is_read_only: z.boolean().default(false),
});

const distinct =
  <T>(key: (one: T) => string) =>
  (all: readonly T[]) =>
    new Set(all.map(key)).size === all.length;

/** What an admin declares. */
export const dockerServiceDraft = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  description: z.string().trim().max(200, 'At most 200 characters').default(''),
  /** Its name in a registry, without a tag. */
  image: z
    .string()
    .trim()
    .max(255, 'At most 255 characters')
    .regex(
      /^[a-z0-9][a-z0-9._-]*(?::\d{1,5}(?=\/))?(?:\/[a-z0-9][a-z0-9._-]*)*$/,
      'Enter an image without its tag, such as tautulli/tautulli',
    )
    .meta({ examples: ['tautulli/tautulli'] }),
  tag: z
    .string()
    .trim()
    .regex(/^\w[\w.-]{0,127}$/, 'Enter a tag such as latest or v2.15')
    .default('latest'),
  /** What runs in place of the image’s own command, word by word, without those that are empty; none leaves it to the image. */
  command: z
    .array(
      z
        .string()
        .max(500, 'At most 500 characters')
        .regex(/^[^\0]*$/, 'Enter plain text'),
    )
    .max(50, 'At most 50 words')
    .default([]),
  variables: z
    .array(variable)
    .max(50, 'At most 50 variables')
    .refine(
      distinct<z.infer<typeof variable>>(({ name }) => name),
      'Use each name only once',
    )
    .default([]),
  ports: z
    .array(port)
    .max(20, 'At most 20 ports')
    .refine(
      distinct<z.infer<typeof port>>(({ host, protocol }) => `${host}/${protocol}`),
      'Use each port of the node only once',
    )
    .default([]),
  mounts: z
    .array(mount)
    .max(20, 'At most 20 mounts')
    .refine(
      distinct<z.infer<typeof mount>>(({ target }) => target),
      'Use each path in the container only once',
    )
    .default([]),
  /** Whether it may get the socket of the engine, with which a program rules the whole node. */
  may_use_engine: z.boolean().default(false),
  restart_policy: z.enum(restartPolicies).default('unless-stopped'),
  memory_mb: z
    .number()
    .int('Enter a whole number')
    .min(16, 'At least 16')
    .max(4_194_304, 'At most 4194304')
    .register(fieldHints, { unit: 'MB' })
    .nullable()
    .default(null),
  cpus: z.number().min(0.1, 'At least 0.1').max(256, 'At most 256').nullable().default(null),
});
export type DockerServiceDraft = z.infer<typeof dockerServiceDraft>;
export type ServiceVariable = DockerServiceDraft['variables'][number];
export type ServicePort = DockerServiceDraft['ports'][number];
export type ServiceMount = DockerServiceDraft['mounts'][number];

/** A service as admins list it. */
export const dockerServiceRow = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  tag: z.string(),
  /** The nodes that it was put on. */
  nodes: z.number().int(),
  /** Those of them on which it runs. */
  running: z.number().int(),
  /** Those on which its container was made before the last change. */
  outdated: z.number().int(),
  created_at: instant,
});
export type DockerServiceRow = z.infer<typeof dockerServiceRow>;

export const dockerServiceDetail = dockerServiceRow.extend({
  command: z.array(z.string()),
  /** The value of a secret is null. */
  variables: z.array(z.object({ name: z.string(), value: z.string().nullable(), is_secret: z.boolean() })),
  ports: z.array(port),
  mounts: z.array(mount),
  may_use_engine: z.boolean(),
  restart_policy: z.enum(restartPolicies),
  memory_mb: z.number().int().nullable(),
  cpus: z.number().nullable(),
  /** Why it cannot be deleted; null where it can. */
  undeletable: z.string().nullable(),
});
export type DockerServiceDetail = z.infer<typeof dockerServiceDetail>;

/** A service on a node, as the node told of it last. */
export const servicePlacementRow = z.object({
  id: z.number().int(),
  service: z.object({ id: z.number().int(), name: z.string() }),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  state: z.enum(placementStates),
  /** When the node told last; null when it never did. */
  seen_at: instant.nullable(),
  /** The image that its container was made from, as engines call it; null where that is not known. */
  digest: z.string().nullable(),
  /** Whether its container was made before the declaration was last changed. */
  is_outdated: z.boolean(),
  /** When it was put there. */
  created_at: instant,
  /** The process that works on it at the moment, and the share that is done. */
  process_id: z.number().int().nullable(),
  progress: z.number().min(0).max(1).nullable(),
  /** Why the last work on it came to nothing; null where it did not. */
  failed: z.object({ process_id: z.number().int(), message: z.string() }).nullable(),
});
export type ServicePlacementRow = z.infer<typeof servicePlacementRow>;

export const servicePlacing = z.object({ node_ids: nodeChoice });
