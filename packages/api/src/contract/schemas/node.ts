import { z } from 'zod';
import { bodyId, instant } from './common.ts';
import { processRecord } from './process.ts';
import { server, serverStatuses, serverTypes } from './server.ts';

/** How a node's engine is reached: its socket on this machine, over TLS, through SSH, or the sandbox's. */
export const engineKinds = ['socket', 'tls', 'ssh', 'sandbox'] as const;
export type EngineKind = (typeof engineKinds)[number];

/** The states by which a list of nodes can be filtered; `off` are those in maintenance. */
export const nodeStates = ['up', 'down', 'off'] as const;
export type NodeState = (typeof nodeStates)[number];

/** The capacity and usage of a node, as last seen at `at`. */
const nodeFigures = z.object({
  version: z.string(),
  cpus: z.number(),
  /** How many cores its servers use. */
  cpu_used: z.number(),
  memory_bytes: z.number(),
  memory_used_bytes: z.number(),
  /** Only for machines that the panel can reach besides their engine. */
  machine: z
    .object({
      booted_at: instant,
      load: z.number(),
      disk_bytes: z.number(),
      disk_free_bytes: z.number(),
    })
    .nullable(),
  at: instant,
});
export type NodeFigures = z.infer<typeof nodeFigures>;

/** A node in an admin's list. */
export const nodeRow = z.object({
  id: z.number().int(),
  alias: z.string(),
  host: z.string(),
  kind: z.enum(engineKinds),
  provider: z.string().nullable(),
  region: z.string().nullable(),
  /** The reseller who owns the node; null if the installation does. */
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  enabled: z.boolean(),
  up: z.boolean(),
  /** Why it did not respond last time, and what to do about it. */
  failure: z.string().nullable(),
  seen_at: instant.nullable(),
  /** How many servers may be on it; null for any number. */
  capacity: z.number().int().nullable(),
  servers: z.number().int(),
  running: z.number().int(),
  figures: nodeFigures.nullable(),
  created_at: instant,
});
export type NodeRow = z.infer<typeof nodeRow>;

/** The last known usage of one server. */
const usage = z.object({
  cpu: z.number(),
  memory_bytes: z.number(),
  memory_limit_bytes: z.number(),
  received_bytes: z.number(),
  sent_bytes: z.number(),
  at: instant,
});
export type ServerUsage = z.infer<typeof usage>;

/** A node as an admin sees it. No secret of its connection is included. */
export const nodeDetail = nodeRow.extend({
  port_first: z.number().int(),
  port_last: z.number().int(),
  engine: z.object({
    socket_path: z.string().nullable(),
    host: z.string().nullable(),
    port: z.number().int().nullable(),
    user: z.string().nullable(),
    /** The fingerprint of the confirmed host key. */
    host_key: z.string().nullable(),
    sandbox_node: z.string().nullable(),
    /** The panel's key with which it signs in; null for a key that was pasted for this node alone. */
    ssh_key: z.object({ id: z.number().int(), name: z.string(), is_own: z.boolean() }).nullable(),
  }),
  /** Whether the panel has access to the machine itself, to restart it or run commands on it. */
  has_machine: z.boolean(),
  server_list: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      type: z.enum(serverTypes),
      status: z.enum(serverStatuses),
      operation: server.shape.operation,
      owner: z.object({ id: z.number().int(), name: z.string() }),
      /** The name of its container on the node; null until it has been deployed. */
      container: z.string().nullable(),
      usage: usage.nullable(),
    }),
  ),
  /** What a restart or the removal of the node affects. */
  blast: z.object({ servers: z.number().int(), customers: z.number().int(), operations: z.number().int() }),
  /** The process that is wiping it. */
  wiped_by: z.number().int().nullable(),
  /** The maximum age of backups in days, including those of deleted servers; null for no limit. */
  backup_days: z.number().int().nullable(),
  /** Why it cannot be deleted now. */
  undeletable: z.string().nullable(),
  processes: z.array(processRecord),
});
export type NodeDetail = z.infer<typeof nodeDetail>;

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters`);
const secret = z.string().max(20_000, 'At most 20,000 characters');
export const portNumber = z
  .number('Enter a number')
  .int('Enter a whole number')
  .min(1, 'At least 1')
  .max(65_535, 'At most 65535');

/** How an engine is reached, flat as in a form; fields that its kind does not need are ignored. */
export const engineDraft = z.object({
  kind: z.enum(engineKinds),
  socket_path: text(200).optional(),
  engine_host: text(253).optional(),
  engine_port: portNumber.nullish(),
  ssh_user: text(64).optional(),
  /**
   * The panel's key with which it signs in; null is the panel's own. If omitted, a node keeps its key, and a new node
   * gets the panel's own.
   */
  ssh_key_id: bodyId.nullish(),
  /** A key in OpenSSH's format, instead of one of the panel's keys. */
  ssh_private_key: secret.optional(),
  /** The fingerprint that a user confirmed, `SHA256:…`. */
  host_key: text(100).optional(),
  tls_ca: secret.optional(),
  tls_cert: secret.optional(),
  /** If omitted, the stored one is kept. */
  tls_key: secret.optional(),
  sandbox_node: text(64).optional(),
});
export type EngineDraft = z.input<typeof engineDraft>;

/** How many servers may be on a node. */
export const nodeCapacity = z
  .number('Enter a number')
  .int('Enter a whole number')
  .min(0, 'At least 0')
  .max(100_000, 'At most 100,000');

/** The fields of a node's form besides its engine. */
export const nodeDraft = z.object({
  alias: text(60).min(1, 'Enter a name'),
  host: text(253)
    .min(1, 'Enter an address')
    .regex(/^[A-Za-z0-9.:_-]+$/, 'Enter a host name or an address, without a port'),
  provider: text(60).nullish(),
  region: text(60).nullish(),
  capacity: nodeCapacity.nullish(),
  /** The port range for its servers. @default 20000 to 29999: from 32768 Linux uses ports for its own connections */
  port_first: portNumber.optional(),
  port_last: portNumber.optional(),
  enabled: z.boolean().optional(),
  owner_id: bodyId.nullish(),
});
export type NodeDraft = z.input<typeof nodeDraft>;

/** The node's name, which confirms that it is to be wiped. */
export const nodeWipe = z.object({ name: z.string('Enter the node’s name').max(200, 'At most 200 characters') });

/** The result of a connection test. */
export const nodeTest = z.object({
  /** Whether it works, and the machine's host key is the confirmed one. */
  success: z.boolean(),
  message: z.string(),
  /** The machine's host key, for a user to compare; SSH only. */
  host_key: z.string().nullable(),
  /** The line for `authorized_keys` on the machine when one of the panel's keys is used. */
  public_key: z.string().nullable(),
  found: z
    .object({
      version: z.string(),
      cpus: z.number(),
      memory_bytes: z.number(),
      disk_bytes: z.number().nullable(),
      disk_free_bytes: z.number().nullable(),
      containers: z.number().int(),
    })
    .nullable(),
});
export type NodeTest = z.infer<typeof nodeTest>;

/** The limits of a container; null where it is not limited. */
export const containerLimits = z.object({
  cpus: z.number().nullable(),
  memory_bytes: z.number().nullable(),
  pids: z.number().int().nullable(),
});

/** A container, as its engine currently reports it. */
export const nodeContainer = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  state: z.string(),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  exit_code: z.number().int().nullable(),
  out_of_memory: z.boolean(),
  ports: z.array(z.object({ host: z.number().int(), container: z.number().int() })),
  limits: containerLimits,
  /** The values of apparent secrets are omitted: null. */
  env: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  mounts: z.array(z.object({ source: z.string(), target: z.string(), read_only: z.boolean() })),
  labels: z.array(z.object({ name: z.string(), value: z.string() })),
  usage: usage.nullable(),
  /** The newest lines, oldest first. */
  logs: z.array(z.string()),
  /** The server that the container belongs to; null when its record is deleted. */
  server: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
});
export type NodeContainer = z.infer<typeof nodeContainer>;
