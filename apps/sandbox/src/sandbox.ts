import { join } from 'node:path';
import { createCalls } from './calls.ts';
import { createFaults, type Fault } from './faults.ts';
import { createNode, type SandboxNode } from './node.ts';
import { foldersIn } from './record.ts';
import { Refusal } from './refusal.ts';
import { createWorld } from './world.ts';

export interface SandboxOptions {
  dataFolder: string;
  /** Milliseconds from a media server's start to its first regular response. @default 1200 */
  startDelayMs?: number;
  /** Milliseconds before a crashed container is restarted. @default 1000 */
  restartDelayMs?: number;
  /** Milliseconds that the scan of a library takes. @default 4000 */
  scanMs?: number;
  /** Milliseconds that the extraction of an archive takes. @default 4000 */
  unpackMs?: number;
}

/** All nodes of one sandbox. Any name is a node, which is created by the first call. */
export function createSandbox({
  dataFolder,
  startDelayMs = 1_200,
  restartDelayMs = 1_000,
  scanMs = 4_000,
  unpackMs = 4_000,
}: SandboxOptions) {
  const faults = createFaults();
  const world = createWorld(dataFolder, { faults, scanMs });
  const nodes = new Map<string, SandboxNode>();
  const folder = join(dataFolder, 'nodes');

  function node(name: string): SandboxNode {
    if (!/^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,63}$/.test(name)) {
      throw new Refusal('bad-request', 'A node name has up to 64 letters, digits, dots and dashes.');
    }
    const known = nodes.get(name);
    if (known) return known;
    const fresh = createNode({ name, folder: join(folder, name), world, startDelayMs, restartDelayMs, unpackMs });
    nodes.set(name, fresh);
    return fresh;
  }

  return {
    node,
    faults,
    world,
    calls: createCalls(),
    nodeNames: () => [...nodes.keys()].sort(),
    /** Adds a fault; a fault of running containers is applied at once. */
    async addFault(fault: Fault): Promise<void> {
      faults.add(fault);
      if (fault.fault !== 'oom' && fault.fault !== 'crash') return;
      for (const { name, list } of nodes.values()) {
        for (const container of list(new Map())) {
          if (container.record.state !== 'running') continue;
          const target = { node: name, operation: 'run', container: [container.record.id, container.record.spec.name] };
          if (faults.meets(target, fault.fault)) await container.applyFault(fault.fault);
        }
      }
    },
    /** Restarts every node and the containers that were running. */
    async resume(): Promise<void> {
      for (const name of foldersIn(folder)) await node(name).resume();
    },
    /** Closes listeners and sockets; the next `resume` starts what was running. */
    async suspend(): Promise<void> {
      faults.clear();
      await Promise.all([...nodes.values()].map((each) => each.suspend()));
      world.plexTv.flush();
      world.connect.flush();
      world.discord.flush();
    },
  };
}
export type Sandbox = ReturnType<typeof createSandbox>;
