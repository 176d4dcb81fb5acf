import { createDockerEngine } from './docker/docker-engine.ts';
import type { EngineAddress, NodeEngine } from './port.ts';
import type { SshConnection } from './ssh/connection.ts';
import { createSandboxEngine } from './sandbox/sandbox-engine.ts';

export interface EngineOptions {
  /** The time limit of a call. Default 15 s. */
  timeoutMs?: number;
  /** How long the engine may be silent in the middle of a pull or an archive. Default 2 min. */
  silenceMs?: number;
  /** The connection to an engine behind SSH; by default one of its own, which closes when idle. */
  ssh?: SshConnection;
}

/** Creates the engine at that address. It connects at the first call and keeps little open: creating one is cheap. */
export function createEngine(
  address: EngineAddress,
  { timeoutMs = 15_000, silenceMs = 120_000, ssh }: EngineOptions = {},
): NodeEngine {
  const patience = { timeoutMs, silenceMs };
  return address.kind === 'docker'
    ? createDockerEngine(address, patience, ssh)
    : createSandboxEngine(address, patience);
}
