/** Resolves in a moment in which the page has nothing to do, where the browser knows of such, and by `atMostMs` in any case. */
export const whenIdle = ({ atMostMs }: { atMostMs: number }): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMostMs });
    else setTimeout(resolve, Math.min(500, atMostMs));
  });
