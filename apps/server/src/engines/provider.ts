import { createBreaker } from './breaker.ts';
import { guardEngine, guardHost } from './guarded-engine.ts';
import { createEngine } from './index.ts';
import { withOwnFolders } from './own-folders.ts';
import type { EngineAddress, NodeEngine, NodeHost } from './port.ts';
import { createSandboxHost } from './sandbox/sandbox-host.ts';
import { readHostKey } from './ssh/host-key.ts';
import { createSshConnection } from './ssh/connection.ts';
import { createSshHost, type HostCommands } from './ssh/ssh-host.ts';

export interface ProviderOptions {
  commands: HostCommands;
  /** The time limit of a call to an engine. Default 15 s. */
  timeoutMs?: number;
  /** The first pause of calls to a node that did not respond. */
  firstPauseMs?: number;
}

interface Reached {
  engine: NodeEngine;
  host: NodeHost | undefined;
  close(): void;
}

interface Entry extends Reached {
  address: string;
}

interface NodeRef {
  id: number;
  engine: EngineAddress;
}

/** The engines of all nodes, each with a connection, if it keeps one, and a breaker, shared by all callers. */
export function createEngineProvider({ commands, timeoutMs = 15_000, firstPauseMs }: ProviderOptions) {
  const entries = new Map<number, Entry>();
  const listeners = new Set<(nodeId: number) => void>();

  const at = (address: EngineAddress): Reached => {
    if (address.kind === 'sandbox')
      return { engine: createEngine(address, { timeoutMs }), host: createSandboxHost(address, timeoutMs), close() {} };
    if (!('ssh' in address)) return { engine: createEngine(address, { timeoutMs }), host: undefined, close() {} };
    const ssh = createSshConnection(address.ssh);
    return {
      engine: createEngine(address, { timeoutMs, ssh }),
      host: createSshHost(ssh, commands, timeoutMs),
      close: ssh.close,
    };
  };

  const forget = (nodeId: number) => {
    entries.get(nodeId)?.close();
    entries.delete(nodeId);
  };

  const entryOf = ({ id, engine: given }: NodeRef): Entry => {
    const address = JSON.stringify(given);
    const known = entries.get(id);
    if (known?.address === address) return known;
    forget(id);
    const guard = createBreaker({
      firstPauseMs,
      onRecovery() {
        for (const listener of listeners) listener(id);
      },
    });
    const { engine, host, close } = at(given);
    const machine = host && guardHost(host, guard);
    const entry = { address, engine: withOwnFolders(guardEngine(engine, guard), machine), host: machine, close };
    entries.set(id, entry);
    return entry;
  };

  return {
    forNode: (node: NodeRef): NodeEngine => entryOf(node).engine,
    hostOf: (node: NodeRef): NodeHost | undefined => entryOf(node).host,
    onBack: (listener: (nodeId: number) => void): void => void listeners.add(listener),
    at,
    readHostKey,
    forget,
    /** Closes every connection. */
    close() {
      for (const { close } of entries.values()) close();
      entries.clear();
    },
  };
}
