/** Resolves when the page is idle, if the browser reports that, and after `atMostMs` in any case. */
export const whenIdle = ({ atMostMs }: { atMostMs: number }): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMostMs });
    else setTimeout(resolve, Math.min(500, atMostMs));
  });
