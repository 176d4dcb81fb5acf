import { z } from 'zod';
import { createCallLimit } from './call-limit.ts';

/** One or several servers to create in the project of a token. */
export const cloudServerInput = z.strictObject({
  /** With a count, the prefix of each name. */
  name: z.string().min(1).max(60),
  count: z.int().min(1).max(500).optional(),
  status: z.enum(['running', 'off', 'initializing', 'migrating']).default('running'),
  ipv4: z.ipv4().optional(),
  dnsPtr: z.string().max(253).optional(),
  type: z.enum(['cx22', 'cx32', 'ccx33', 'cax11']).default('cx22'),
  location: z.enum(['fsn1', 'nbg1', 'hel1', 'ash']).default('fsn1'),
  isLocked: z.boolean().default(false),
  /** Whether its actions begin and then fail. */
  isFailing: z.boolean().default(false),
});
export type CloudServerInput = z.input<typeof cloudServerInput>;

export const commands = ['reboot', 'reset', 'shutdown', 'poweron', 'poweroff'] as const;
export type Command = (typeof commands)[number];

export interface CloudServer {
  id: number;
  name: string;
  status: string;
  ipv4: string;
  dnsPtr: string;
  type: string;
  location: string;
  isLocked: boolean;
  isFailing: boolean;
}

export interface CloudAction {
  id: number;
  server: number;
  command: Command;
  progress: number;
  error: { code: string; message: string } | null;
}

/** The progress that an action makes with each poll, in percent. */
const stride = 40;
const afterwards: Record<Command, string> = {
  reboot: 'running',
  reset: 'running',
  shutdown: 'off',
  poweron: 'running',
  poweroff: 'off',
};

/** The token of the demo's project. */
export const demoToken = 'demo-project-of-hetzner-cloud';
const demoServers: readonly CloudServerInput[] = [
  // The sandbox's own machine.
  { name: 'falkenstein-1', ipv4: '127.0.0.1', dnsPtr: 'localhost', type: 'ccx33' },
  { name: 'falkenstein-2', type: 'cx32' },
  { name: 'nuremberg-1', type: 'cx32', location: 'nbg1' },
  { name: 'helsinki-backup', type: 'cax11', location: 'hel1' },
  { name: 'ashburn-build', location: 'ash', status: 'off' },
  { name: 'nuremberg-old', location: 'nbg1', status: 'migrating', isLocked: true },
];

/** The state of Hetzner Cloud: projects by token, with servers and actions. Kept in memory. */
export function createHetzner() {
  let lastId = 48_210_000;
  const nextId = () => (lastId += 1);
  const projects = new Map<string, ReturnType<typeof createProject>>();

  function createProject() {
    const servers = new Map<number, CloudServer>();
    const actions = new Map<number, CloudAction>();
    return {
      limit: createCallLimit({ calls: 3_600, perMs: 3_600_000 }),
      servers: () => [...servers.values()],
      server: (id: number) => servers.get(id),
      add(input: CloudServerInput): void {
        const { count = 1, name, ipv4, dnsPtr, ...rest } = cloudServerInput.parse(input);
        for (let at = 1; at <= count; at += 1) {
          const id = nextId();
          // Reserved addresses, which must not be used.
          const address = ipv4 ?? `198.51.100.${id % 256}`;
          const pointer = dnsPtr ?? `static.${address.split('.').toReversed().join('.')}.clients.example`;
          const own = { id, name: count === 1 ? name : `${name}-${at}`, ipv4: address, dnsPtr: pointer };
          servers.set(id, { ...rest, ...own });
        }
      },
      remove(name: string): void {
        for (const { id } of [...servers.values()].filter((one) => one.name === name)) servers.delete(id);
      },
      isBusy: (id: number) => [...actions.values()].some(({ server, progress }) => server === id && progress < 100),
      begin(server: number, command: Command): CloudAction {
        const action = { id: nextId(), server, command, progress: 0, error: null };
        actions.set(action.id, action);
        return action;
      },
      /** Returns an action, which progresses with each call. */
      look(id: number): CloudAction | undefined {
        const action = actions.get(id);
        if (!action || action.progress === 100) return action;
        const server = servers.get(action.server);
        action.progress = Math.min(100, action.progress + stride);
        if (action.progress < 100 || !server) return action;
        if (server.isFailing) action.error = { code: 'action_failed', message: 'Action failed' };
        else server.status = afterwards[action.command];
        return action;
      },
    };
  }

  const ensure = (token: string) => {
    const project = projects.get(token) ?? createProject();
    projects.set(token, project);
    return project;
  };
  for (const server of demoServers) ensure(demoToken).add(server);

  return {
    project: (token: string) => projects.get(token),
    /** Returns the project of a token, which is created by the first call. */
    ensure,
    /** Stops accepting the token. */
    revoke: (token: string) => void projects.delete(token),
  };
}
export type Hetzner = ReturnType<typeof createHetzner>;
export type HetznerProject = NonNullable<ReturnType<Hetzner['project']>>;
