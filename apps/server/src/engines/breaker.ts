import { EngineError, type EngineErrorCode } from './port.ts';

export interface BreakerOptions {
  /** How long a node is left alone after the first failure; each further one doubles it, up to twenty times as long. Default 3 s. */
  firstRestMs?: number | undefined;
  /** It answers again after it had not. */
  onBack?: () => void;
  now?: () => number;
}

export interface GuardedCall {
  /** Goes through during the rest as well: whoever asks has a reason to think that the node is back. */
  isEager?: boolean | undefined;
  /** For one that takes long: what is asked first of a node that did not answer, since all others wait for the outcome. */
  ahead?: () => Promise<unknown>;
}

/** Lets a call through, or refuses it at once with the failure that the node is left alone for. */
export type Guard = <T>(call: () => Promise<T>, how?: GuardedCall) => Promise<T>;

/** What says that nobody is there whom we may talk to; any other failure is an answer. */
const silences: ReadonlySet<EngineErrorCode> = new Set([
  'unreachable',
  'timeout',
  'refused-certificate',
  'untrusted-certificate',
  'refused-key',
  'host-key-changed',
]);

/**
 * Leaves a node alone that does not answer: until its rest is over every call fails at once, then one goes through
 * while the others still fail, and what becomes of that one decides. So a node that hangs costs one patience a rest.
 */
export function createBreaker({
  firstRestMs = 3_000,
  onBack,
  now = () => performance.now(),
}: BreakerOptions = {}): Guard {
  let failure: EngineError | undefined;
  let restMs = firstRestMs;
  let restsUntil = 0;
  let isProbing = false;

  const answered = () => {
    if (!failure) return;
    failure = undefined;
    restMs = firstRestMs;
    onBack?.();
  };
  const failed = (error: EngineError, isProbe: boolean) => {
    // Calls that were under way when the first one failed say nothing new.
    if (failure && !isProbe) return;
    if (isProbe) restMs = Math.min(restMs * 2, firstRestMs * 20);
    failure = error;
    restsUntil = now() + restMs;
  };

  const guard: Guard = async (call, { isEager = false, ahead } = {}) => {
    if (failure && ahead) await guard(ahead);
    if (failure && (isProbing || (!isEager && now() < restsUntil)))
      throw new EngineError(failure.code, failure.message, { cause: failure });
    const isProbe = failure !== undefined;
    if (isProbe) isProbing = true;
    try {
      const result = await call();
      answered();
      return result;
    } catch (error) {
      const code = error instanceof EngineError ? error.code : undefined;
      if (error instanceof EngineError && silences.has(error.code)) failed(error, isProbe);
      // Given up by whoever asked: that says nothing of the node.
      else if (code !== 'aborted') answered();
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
  return guard;
}
