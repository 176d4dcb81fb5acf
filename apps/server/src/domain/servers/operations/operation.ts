import type { ServerStatus } from '@kronos/api/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { NodeEngine, NodeHost } from '../../../engines/port.ts';
import type { Place } from '../container.ts';
import type { MediaServerProbe } from '../readiness.ts';
import type { BackupKeeping } from '../../backups/backups.ts';
import type { BackupVault } from '../../backups/vault.ts';
import type { MediaServer } from '../../media-servers/port.ts';
import type { Node } from '../../nodes/nodes.ts';
import type { Moves } from '../moves.ts';
import type { ServerRow } from '../server-row.ts';

/** The backups, as operations make, read and delete them. */
export type OperationBackups = BackupVault & Pick<BackupKeeping, 'keep'>;

/** The claims, as operations open and forget them. */
export interface ClaimStore {
  /** Opens the media server, with the key that the panel has. */
  open(of: { server: ServerRow; node: Node }): Promise<{ media: MediaServer; key: string | null }>;
  forget(serverId: number): Promise<void>;
}

/** A change of the server's record. */
export type ServerChange = Partial<Omit<ServerRow, 'id'>>;

/** The outcome of a successful operation: its message (of spec §8, if it has one) and the change of the server. */
export interface Outcome {
  words: string;
  change: ServerChange;
  /** Announces the server as a new deployment (spec §3). */
  isNew?: true;
}

/** A failed operation, with a message for users. */
export class OperationFailed extends Error {
  override readonly name = 'OperationFailed';
  /** The change of the server; by default its status is read from the engine. */
  readonly change: ServerChange | undefined;
  constructor(words: string, change?: ServerChange, options?: ErrorOptions) {
    super(words, options);
    this.change = change;
  }
}

/** Reports the progress of an operation or one of its steps. */
export interface Progress {
  /** Logs one line, which must not contain secrets: owners and admins read it. */
  log(line: string): void;
  /** Reports the share that is done, 0 to 1. */
  progress(share: number): void;
}

export interface Step {
  /** Its name within the operation. */
  name: string;
  /** A description such as "Pull the image kronos/plex". */
  command: string;
  /** The range of the operation's progress that the step covers, 0 to 1. */
  span: readonly [from: number, to: number];
  /** The node on which it runs. @default the server's node */
  nodeId?: number;
}

/** The context of one operation on one server. */
export interface OperationRun extends Progress {
  /** The operation's own process. */
  processId: number;
  /** The server's record when the operation was started. */
  server: ServerRow;
  node: Place;
  engine: NodeEngine;
  /** The machine of the node; undefined if the panel reaches only the engine. */
  host: NodeHost | undefined;
  /** Finds another node with its engine; undefined when it does not exist. */
  findNode(id: number): Promise<{ node: Place; engine: NodeEngine } | undefined>;
  /** The name of the installation, with which its containers are labelled. */
  tenant: string;
  /** The number of this attempt: later ones continue after an interruption of the panel. */
  attempt: number;
  /** The input of the operation, parsed by its own schema. */
  input: unknown;
  /** Aborted when the process ends or the lease is lost: stop at once, the operation will be resumed. */
  signal: AbortSignal;
  clock: Clock;
  probe: MediaServerProbe;
  /** The storage for copies of servers' data. */
  backups: OperationBackups;
  /** What is known of the server's claim. */
  claims: ClaimStore;
  /** The server's places on two nodes during a move. */
  moves: Moves;
  /** How long a started server may take to respond. */
  readyTimeoutMs: number;
  /** The facts that earlier attempts stored. */
  readonly memory: Readonly<Record<string, unknown>>;
  /** Stores facts for an attempt after a crash. */
  remember(facts: Record<string, unknown>): Promise<void>;
  /** Changes the server's record at once, before the outcome. */
  note(change: ServerChange): Promise<void>;
  /**
   * Runs one step as a child of the operation's process, unless an earlier attempt has finished it. The work must be
   * safe to repeat: a crash may come after the work and before its record. It may return a message.
   */
  step(step: Step, work: (progress: Progress) => Promise<string | void>): Promise<void>;
}

/** One kind of operation on a server: its name, when it is refused, and its implementation. */
export interface Operation {
  /** The beginning of its command: "Restart" makes "Restart server Living room". */
  verb: string;
  /** The state of the server meanwhile, after "is": "restarting". */
  doing: string;
  /** The status of the server meanwhile; null keeps it. */
  status: ServerStatus | null;
  /** Returns why it is refused now; refuses only what is certain to be impossible. */
  refuse?(server: ServerRow, input: unknown): string | undefined;
  /** Whether it is also possible on a suspended server, because it does not start the server. @default false */
  isForSuspended?: true;
  /** The maximum number of attempts; each but the first follows an interruption of the panel. @default 3 */
  attempts?: number;
  /** The operation that follows once this one has succeeded, whether or not a user is still watching. */
  next?: 'restart';
  /** Whether an admin may retry it with the same input after a failure. @default true */
  isRepeatable?: false;
  carryOut(run: OperationRun): Promise<Outcome>;
}
