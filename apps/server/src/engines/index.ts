import { createDockerEngine } from './docker/docker-engine.ts';
import type { EngineAddress, NodeEngine } from './port.ts';
import type { SshConnection } from './ssh/connection.ts';
import { createSandboxEngine } from './sandbox/sandbox-engine.ts';

export interface EngineOptions {
  /** How long the engine may keep a call waiting. Default 15 s. */
  timeoutMs?: number;
  /** How long it may be silent in the middle of a pull or an archive. Default 2 min. */
  silenceMs?: number;
  /** The connection that an engine behind SSH is reached over; by default one of its own, which ends when it idles. */
  ssh?: SshConnection;
}

/** The engine at that address. Nothing is connected until the first call, and nothing is kept for long: make one freely. */
export function createEngine(
  address: EngineAddress,
  { timeoutMs = 15_000, silenceMs = 120_000, ssh }: EngineOptions = {},
): NodeEngine {
  const patience = { timeoutMs, silenceMs };
  return address.kind === 'docker'
    ? createDockerEngine(address, patience, ssh)
    : createSandboxEngine(address, patience);
}
