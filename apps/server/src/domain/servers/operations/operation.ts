import type { ServerStatus } from '@kronos/api/contract';
import type { Clock } from '../../../clock.ts';
import type { NodeEngine, NodeHost } from '../../../engines/port.ts';
import type { Node } from '../../nodes/nodes.ts';
import type { MediaServerProbe } from '../readiness.ts';
import type { BackupKeeping } from '../../backups/backups.ts';
import type { BackupVault } from '../../backups/vault.ts';
import type { Moves } from '../moves.ts';
import type { ServerRow } from '../servers.ts';

/** Backups, as an operation makes, reads and forgets them. */
export type BackupShelf = BackupVault & Pick<BackupKeeping, 'keep'>;

/** What becomes of the server's record. */
export type ServerChange = Partial<Omit<ServerRow, 'id'>>;

/** How an operation ended well: in words for people (spec §8, where it has some), and what the server is then. */
export interface Outcome {
  words: string;
  change: ServerChange;
  /** Nobody had this server before: it is told as a new deployment (spec §3). */
  isNew?: true;
}

/** An operation that came to nothing, in words for people. */
export class OperationFailed extends Error {
  override readonly name = 'OperationFailed';
  /** What the server is then; the engine is asked where nobody says. */
  readonly change: ServerChange | undefined;
  constructor(words: string, change?: ServerChange, options?: ErrorOptions) {
    super(words, options);
    this.change = change;
  }
}

/** What is under way: the operation, or one of its steps. */
export interface Progress {
  /** One line of the log that owners and admins read. Nothing secret. */
  log(line: string): void;
  /** How much is done, 0 to 1. */
  progress(share: number): void;
}

export interface Step {
  /** Its name within the operation. */
  name: string;
  /** What it does, such as "Pull the image kronos/plex". */
  command: string;
  /** Which part of the whole it is: from where to where its own progress counts, 0 to 1. */
  span: readonly [from: number, to: number];
  /** Where it is done. @default the server's node */
  nodeId?: number;
}

/** All that carrying out one operation on one server needs. */
export interface OperationRun extends Progress {
  /** The operation's own record. */
  processId: number;
  /** As it was when the operation was taken up. */
  server: ServerRow;
  node: Node;
  engine: NodeEngine;
  /** The node's machine; undefined where the panel reaches the engine alone. */
  host: NodeHost | undefined;
  /** Another node with its engine; undefined when there is none of that number any more. */
  findNode(id: number): Promise<{ node: Node; engine: NodeEngine } | undefined>;
  /** The installation, which its containers are labelled with. */
  tenant: string;
  /** Which attempt this is: each but the first goes on where the panel was interrupted. */
  attempt: number;
  /** What the operation was ordered with; the kind reads it by its own schema. */
  input: unknown;
  /** Aborted when the process ends or the job is taken away: let go at once, the operation will be resumed. */
  signal: AbortSignal;
  clock: Clock;
  probe: MediaServerProbe;
  /** Where copies of servers' data are kept. */
  backups: BackupShelf;
  /** The server's places on two nodes while it is on its way. */
  moves: Moves;
  /** How long a started server may take until it answers. */
  readyTimeoutMs: number;
  /** What earlier attempts have remembered. */
  readonly memory: Readonly<Record<string, unknown>>;
  /** Remembers a fact for an attempt after a crash. */
  remember(facts: Record<string, unknown>): Promise<void>;
  /** Writes into the server's record at once, before the outcome. */
  note(change: ServerChange): Promise<void>;
  /**
   * Runs one step as a process of its own below the operation's, unless an earlier attempt has finished it. Its work
   * must bear repeating: a crash may come between the deed and the note of it. It may say how it went.
   */
  step(step: Step, work: (progress: Progress) => Promise<string | void>): Promise<void>;
}

/** One kind of operation on a server: what it is called, when it makes no sense, and how it is done. */
export interface Operation {
  /** Begins the command of its process: "Restart" makes "Restart server Living room". */
  verb: string;
  /** How the server is called meanwhile, behind "is": "restarting". */
  doing: string;
  /** What the server shows meanwhile; null leaves it as it is. */
  status: ServerStatus | null;
  /** Why it cannot be asked for now, in words; only what is surely so is refused. */
  refuse?(server: ServerRow, input: unknown): string | undefined;
  /** It can be done to a suspended server too, because it does not make it run. @default false */
  isForSuspended?: true;
  /**
   * How often it is taken up at most, each time but the first after the panel ended in the middle of it. @default 3
   */
  attempts?: number;
  /** An admin may order it once more as it was when it failed. @default true */
  isRepeatable?: false;
  carryOut(run: OperationRun): Promise<Outcome>;
}
