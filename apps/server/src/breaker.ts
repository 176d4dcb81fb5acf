export interface BreakerOptions<Failure extends Error> {
  /** Whether an error means that nobody responded; any other is a response. */
  isSilence(error: unknown): error is Failure;
  /** Whether the caller gave the call up, which says nothing about the other side. */
  isAborted(error: unknown): boolean;
  /** The error of a call during the pause, from the one that began it. */
  again(failure: Failure): Failure;
  /**
   * How long calls are paused after the first failure; each further one doubles it, up to twenty times. Default 3 s.
   */
  firstRestMs?: number | undefined;
  /** Called when the other side responds again after a failure. */
  onBack?: (() => void) | undefined;
  now?: (() => number) | undefined;
}

export interface GuardedCall {
  /** Goes through during the pause as well: the caller has a reason to assume that the other side is back. */
  isEager?: boolean | undefined;
  /**
   * For a long call: what to call first on a side that did not respond, since all other calls wait for the outcome.
   */
  ahead?: () => Promise<unknown>;
}

/** Lets a call through, or fails it at once with the failure that started the pause. */
export type Guard = <T>(call: () => Promise<T>, how?: GuardedCall) => Promise<T>;

/**
 * Pauses calls to a side that does not respond: until the pause is over every call fails at once, then one goes through
 * while the others still fail, and its outcome decides. So a hanging one costs one time limit per pause.
 */
export function createBreaker<Failure extends Error>({
  isSilence,
  isAborted,
  again,
  firstRestMs = 3_000,
  onBack,
  now = () => performance.now(),
}: BreakerOptions<Failure>): Guard {
  let failure: Failure | undefined;
  let restMs = firstRestMs;
  let restsUntil = 0;
  let isProbing = false;

  const answered = () => {
    if (!failure) return;
    failure = undefined;
    restMs = firstRestMs;
    onBack?.();
  };
  const failed = (error: Failure, isProbe: boolean) => {
    // Calls that were under way at the first failure add no information.
    if (failure && !isProbe) return;
    if (isProbe) restMs = Math.min(restMs * 2, firstRestMs * 20);
    failure = error;
    restsUntil = now() + restMs;
  };

  const guard: Guard = async (call, { isEager = false, ahead } = {}) => {
    if (failure && ahead) await guard(ahead);
    if (failure && (isProbing || (!isEager && now() < restsUntil))) throw again(failure);
    const isProbe = failure !== undefined;
    if (isProbe) isProbing = true;
    try {
      const result = await call();
      answered();
      return result;
    } catch (error) {
      if (isSilence(error)) failed(error, isProbe);
      else if (!isAborted(error)) answered();
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
  return guard;
}
