/**
 * Waits until something of the page is seen: what its first sight can do without must not compete with what that is made
 * of. In a tab that nobody looks at there is nothing to wait for.
 */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
