import { createDockerEngine } from './docker/docker-engine.ts';
import type { EngineAddress, NodeEngine } from './port.ts';
import { createSandboxEngine } from './sandbox/sandbox-engine.ts';

export interface EngineOptions {
  /** How long the engine may keep a call waiting. Default 15 s. */
  timeoutMs?: number;
}

/** The engine at that address. Nothing is connected until the first call, and nothing is kept open: make one freely. */
export function createEngine(address: EngineAddress, { timeoutMs = 15_000 }: EngineOptions = {}): NodeEngine {
  return address.kind === 'docker' ? createDockerEngine(address, timeoutMs) : createSandboxEngine(address, timeoutMs);
}
