export interface BreakerOptions<Failure extends Error> {
  /** Whether an error means that the other side did not respond; any other error is a response. */
  isNoResponse(error: unknown): error is Failure;
  /** Whether the caller aborted the call, which says nothing about the other side. */
  isAborted(error: unknown): boolean;
  /** Returns the error for a call during the pause, based on the failure that started the pause. */
  repeatFailure(failure: Failure): Failure;
  /**
   * How long calls are paused after the first failure; each further failure doubles the pause, up to twenty times the
   * first. Default 3 s.
   */
  firstPauseMs?: number | undefined;
  /** Called when the other side responds again after a failure. */
  onRecovery?: (() => void) | undefined;
  now?: (() => number) | undefined;
}

export interface GuardedCall {
  /** Whether to call during the pause as well, because the caller has reason to assume that the other side is back. */
  isEager?: boolean | undefined;
  /**
   * The short call to make before a long one if the other side has not responded, since all other calls wait for the
   * result.
   */
  probe?: () => Promise<unknown>;
}

/** Lets a call through, or fails it at once with the failure that started the pause. */
export type Guard = <T>(call: () => Promise<T>, how?: GuardedCall) => Promise<T>;

/**
 * Pauses calls to a side that does not respond. Until the pause is over, every call fails at once; then one call goes
 * through while the others still fail, and its result decides. A hanging side thus costs one time limit per pause.
 */
export function createBreaker<Failure extends Error>({
  isNoResponse,
  isAborted,
  repeatFailure,
  firstPauseMs = 3_000,
  onRecovery,
  now = () => performance.now(),
}: BreakerOptions<Failure>): Guard {
  let failure: Failure | undefined;
  let restMs = firstPauseMs;
  let restsUntil = 0;
  let isProbing = false;

  const answered = () => {
    if (!failure) return;
    failure = undefined;
    restMs = firstPauseMs;
    onRecovery?.();
  };
  const failed = (error: Failure, isProbe: boolean) => {
    // Calls that were under way at the first failure add no information.
    if (failure && !isProbe) return;
    if (isProbe) restMs = Math.min(restMs * 2, firstPauseMs * 20);
    failure = error;
    restsUntil = now() + restMs;
  };

  const guard: Guard = async (call, { isEager = false, probe } = {}) => {
    if (failure && probe) await guard(probe);
    if (failure && (isProbing || (!isEager && now() < restsUntil))) throw repeatFailure(failure);
    const isProbe = failure !== undefined;
    if (isProbe) isProbing = true;
    try {
      const result = await call();
      answered();
      return result;
    } catch (error) {
      if (isNoResponse(error)) failed(error, isProbe);
      else if (!isAborted(error)) answered();
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
  return guard;
}
