import { EngineError, type EngineErrorCode } from './port.ts';

export interface BreakerOptions {
  /**
   * How long calls are paused after the first failure; each further one doubles it, up to twenty times. Default 3 s.
   */
  firstRestMs?: number | undefined;
  /** Called when the node responds again after a failure. */
  onBack?: () => void;
  now?: () => number;
}

export interface GuardedCall {
  /** Goes through during the pause as well: the caller has a reason to assume that the node is back. */
  isEager?: boolean | undefined;
  /**
   * For a long call: what to call first on a node that did not respond, since all other calls wait for the outcome.
   */
  ahead?: () => Promise<unknown>;
}

/** Lets a call through, or fails it at once with the failure that started the pause. */
export type Guard = <T>(call: () => Promise<T>, how?: GuardedCall) => Promise<T>;

/** The failures that mean no trusted engine responds; any other failure is a response. */
const silences: ReadonlySet<EngineErrorCode> = new Set([
  'unreachable',
  'timeout',
  'refused-certificate',
  'untrusted-certificate',
  'refused-key',
  'host-key-changed',
]);

/**
 * Pauses calls to a node that does not respond: until the pause is over every call fails at once, then one goes
 * through while the others still fail, and its outcome decides. So a hanging node costs one time limit per pause.
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
    // Calls that were under way at the first failure add no information.
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
      // Aborted by the caller: that says nothing about the node.
      else if (code !== 'aborted') answered();
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
  return guard;
}
