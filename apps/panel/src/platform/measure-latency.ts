/** The number of requests to an address; the first also opens the connection, so it does not count. */
const rounds = 4;
/** A host that takes longer counts as unreachable. */
const atMostMs = 5000;

/**
 * Returns the response time of an address from this browser, in whole milliseconds: the median of three requests after
 * a first one. Null if it does not respond, or responds with an error.
 */
export async function measureLatency(url: string, signal: AbortSignal): Promise<number | null> {
  const took: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const response = await fetch(url, {
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any([signal, AbortSignal.timeout(atMostMs)]),
      });
      if (!response.ok) return null;
      took.push(performance.now() - began);
    }
  } catch {
    return null;
  }
  const [, median] = took.slice(1).sort((one, other) => one - other);
  return median === undefined ? null : Math.round(median);
}
