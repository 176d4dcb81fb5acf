import { engineError, networkFailure } from '../failures.ts';
import type { EngineError } from '../port.ts';

/** Converts a failure of ssh2, mostly by its level. */
export function explain(error: unknown): EngineError {
  const level = error instanceof Error && 'level' in error ? error.level : undefined;
  if (level === 'client-authentication') return engineError('refused-key', error);
  if (level === 'client-timeout') return engineError('timeout', error);
  // The rest are failed sockets, channels that could not be opened (no such socket file) and closed connections.
  return engineError(networkFailure(error) ?? 'unreachable', error);
}
