import { engineError, networkFailure } from '../failures.ts';
import type { EngineError } from '../port.ts';

/** What a failure of ssh2 means. It tells most by the level at which it came. */
export function explain(error: unknown): EngineError {
  const level = error instanceof Error && 'level' in error ? error.level : undefined;
  if (level === 'client-authentication') return engineError('refused-key', error);
  if (level === 'client-timeout') return engineError('timeout', error);
  // What is left is a socket that failed, a channel that was not opened (no such socket file) or a closed connection.
  return engineError(networkFailure(error) ?? 'unreachable', error);
}
