import { type BreakerOptions, createBreaker as createAnyBreaker, type Guard } from '../platform/breaker.ts';
import { EngineError, type EngineErrorCode } from './port.ts';

/** The failures that mean no trusted engine responds; any other failure is a response. */
const silences: ReadonlySet<EngineErrorCode> = new Set([
  'unreachable',
  'timeout',
  'refused-certificate',
  'untrusted-certificate',
  'refused-key',
  'host-key-changed',
]);

/** The breaker of one node, for all calls to its engine and its host. */
export const createBreaker = (
  options: Pick<BreakerOptions<EngineError>, 'firstPauseMs' | 'onRecovery' | 'now'> = {},
): Guard =>
  createAnyBreaker<EngineError>({
    ...options,
    isNoResponse: (error): error is EngineError => error instanceof EngineError && silences.has(error.code),
    isAborted: (error) => error instanceof EngineError && error.code === 'aborted',
    repeatFailure: (failure) => new EngineError(failure.code, failure.message, { cause: failure }),
  });
