import type { CommandAction, SearchSection } from '@kronos/api/contract';

interface CommandShape {
  /** What is done: the name of its words in the catalogue. */
  readonly verb: 'start' | 'stop' | 'restart';
  /** What of the named record it is done to, as in "servers on berlin-2". @default the record itself */
  readonly object?: 'servers';
  /** What is named at its end. */
  readonly takes: SearchSection;
  /** What it does to all servers of a node, after a plan. */
  readonly plans?: CommandAction;
}

/** The commands of the search, in the order in which they are suggested. */
export const commands = {
  restartOn: { verb: 'restart', object: 'servers', takes: 'nodes', plans: 'restart' },
  startOn: { verb: 'start', object: 'servers', takes: 'nodes', plans: 'start' },
  stopOn: { verb: 'stop', object: 'servers', takes: 'nodes', plans: 'stop' },
} as const satisfies Record<string, CommandShape>;

export type CommandId = keyof typeof commands;

export const commandIds = Object.keys(commands) as readonly CommandId[];

export const shapeOf = (id: CommandId): CommandShape => commands[id];
