import type { CommandAction, SearchSection } from '@kronos/api/contract';

/** The dialog that asks before a command is carried out; the first two need the action. */
type Asking =
  | { readonly dialog: 'plan' | 'server'; readonly action: CommandAction }
  | { readonly dialog: 'mounts' | 'reboot' | 'signIn' };

type CommandShape = Asking & {
  /** The verb, by its name in the catalogue. */
  readonly verb: CommandAction | 'check' | 'reboot' | 'signInAs';
  /** The part of the named record that it applies to, as in "servers on berlin-2". @default the record itself */
  readonly object?: 'servers' | 'mounts';
  /** The kind of record named at the end of the command. */
  readonly takes: SearchSection;
};

/** The commands of the search, in the order in which they are suggested. */
export const commands = {
  restartOn: { verb: 'restart', object: 'servers', takes: 'nodes', dialog: 'plan', action: 'restart' },
  startOn: { verb: 'start', object: 'servers', takes: 'nodes', dialog: 'plan', action: 'start' },
  stopOn: { verb: 'stop', object: 'servers', takes: 'nodes', dialog: 'plan', action: 'stop' },
  restart: { verb: 'restart', takes: 'services', dialog: 'server', action: 'restart' },
  start: { verb: 'start', takes: 'services', dialog: 'server', action: 'start' },
  stop: { verb: 'stop', takes: 'services', dialog: 'server', action: 'stop' },
  checkMounts: { verb: 'check', object: 'mounts', takes: 'nodes', dialog: 'mounts' },
  reboot: { verb: 'reboot', takes: 'nodes', dialog: 'reboot' },
  signInAs: { verb: 'signInAs', takes: 'users', dialog: 'signIn' },
} as const satisfies Record<string, CommandShape>;

export type CommandId = keyof typeof commands;

export const commandIds = Object.keys(commands) as readonly CommandId[];

export const shapeOf = (id: CommandId): CommandShape => commands[id];
