import { z } from 'zod';
import { bodyId, instant } from './common.ts';
import { processRecord } from './process.ts';
import { server, serverStatuses, serverTypes } from './server.ts';

/** How a node's engine is reached: its socket on this machine, over TLS, through SSH, or the sandbox's. */
export const engineKinds = ['socket', 'tls', 'ssh', 'sandbox'] as const;
export type EngineKind = (typeof engineKinds)[number];

/** What a list of nodes can be narrowed to; `off` are those that are worked on. */
export const nodeStates = ['up', 'down', 'off'] as const;
export type NodeState = (typeof nodeStates)[number];

/** What a node was last seen to have and to use; as old as `at`. */
const nodeFigures = z.object({
  version: z.string(),
  cpus: z.number(),
  /** Cores that its servers keep busy. */
  cpu_used: z.number(),
  memory_bytes: z.number(),
  memory_used_bytes: z.number(),
  /** Only of machines that the panel reaches beside the engine. */
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
  /** The reseller whose node it is; null for the house's own. */
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  enabled: z.boolean(),
  up: z.boolean(),
  /** Why it did not answer last time, and what to do about it. */
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

/** What one server was last seen to use. */
const usage = z.object({
  cpu: z.number(),
  memory_bytes: z.number(),
  memory_limit_bytes: z.number(),
  received_bytes: z.number(),
  sent_bytes: z.number(),
  at: instant,
});
export type ServerUsage = z.infer<typeof usage>;

/** A node as an admin sees one. No secret of its address is part of it. */
export const nodeDetail = nodeRow.extend({
  port_first: z.number().int(),
  port_last: z.number().int(),
  engine: z.object({
    socket_path: z.string().nullable(),
    host: z.string().nullable(),
    port: z.number().int().nullable(),
    user: z.string().nullable(),
    /** The fingerprint of the host key that was confirmed. */
    host_key: z.string().nullable(),
    sandbox_node: z.string().nullable(),
    /** The key of the panel by which it signs in; null for one that was pasted for this node alone. */
    ssh_key: z.object({ id: z.number().int(), name: z.string(), is_own: z.boolean() }).nullable(),
  }),
  /** Whether the panel may act on the machine itself: restart it, and what else is run there. */
  has_machine: z.boolean(),
  server_list: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      type: z.enum(serverTypes),
      status: z.enum(serverStatuses),
      operation: server.shape.operation,
      owner: z.object({ id: z.number().int(), name: z.string() }),
      /** Its container's name on the node; null until it has been deployed. */
      container: z.string().nullable(),
      usage: usage.nullable(),
    }),
  ),
  /** What a restart or the end of the node touches. */
  blast: z.object({ servers: z.number().int(), customers: z.number().int(), operations: z.number().int() }),
  /** The process that wipes it at this moment. */
  wiped_by: z.number().int().nullable(),
  /** How old backups may become, in days, those of deleted servers too; null where age does not end them. */
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

/** How an engine is reached, flat as a form has it; what its kind does not need is not read. */
export const engineDraft = z.object({
  kind: z.enum(engineKinds),
  socket_path: text(200).optional(),
  engine_host: text(253).optional(),
  engine_port: portNumber.nullish(),
  ssh_user: text(64).optional(),
  /**
   * The key of the panel by which it signs in; null is its own. Left out, the node keeps the one that it has, and a new one
   * gets the panel's own.
   */
  ssh_key_id: bodyId.nullish(),
  /** In OpenSSH's format, instead of a key of the panel. */
  ssh_private_key: secret.optional(),
  /** The fingerprint that a person confirmed, `SHA256:…`. */
  host_key: text(100).optional(),
  tls_ca: secret.optional(),
  tls_cert: secret.optional(),
  /** Left out, the one that is kept. */
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

/** What stands on a node's form beside its engine. */
export const nodeDraft = z.object({
  alias: text(60).min(1, 'Enter a name'),
  host: text(253)
    .min(1, 'Enter an address')
    .regex(/^[A-Za-z0-9.:_-]+$/, 'Enter a host name or an address, without a port'),
  provider: text(60).nullish(),
  region: text(60).nullish(),
  capacity: nodeCapacity.nullish(),
  /** The ports that its servers get. @default 20000 to 29999: from 32768 on Linux takes ports for its own connections */
  port_first: portNumber.optional(),
  port_last: portNumber.optional(),
  enabled: z.boolean().optional(),
  owner_id: bodyId.nullish(),
});
export type NodeDraft = z.input<typeof nodeDraft>;

/** What confirms that a node is to be wiped: its name. */
export const nodeWipe = z.object({ name: z.string('Enter the node’s name').max(200, 'At most 200 characters') });

/** What a connection test found. */
export const nodeTest = z.object({
  /** It works, and the key that the machine shows is the one that was confirmed. */
  success: z.boolean(),
  message: z.string(),
  /** What the machine shows as its host key, for a person to compare; SSH only. */
  host_key: z.string().nullable(),
  /** The line for `authorized_keys` on the machine when a key of the panel is used. */
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

/** What an engine holds a container to; null where it is not limited. */
export const containerLimits = z.object({
  cpus: z.number().nullable(),
  memory_bytes: z.number().nullable(),
  pids: z.number().int().nullable(),
});

/** One container, as its engine tells of it now. */
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
  /** The values of what looks like a secret are left out: null. */
  env: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  mounts: z.array(z.object({ source: z.string(), target: z.string(), read_only: z.boolean() })),
  labels: z.array(z.object({ name: z.string(), value: z.string() })),
  usage: usage.nullable(),
  /** The newest lines, oldest first. */
  logs: z.array(z.string()),
  /** The server whose container it is; null when its record is gone. */
  server: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
});
export type NodeContainer = z.infer<typeof nodeContainer>;
