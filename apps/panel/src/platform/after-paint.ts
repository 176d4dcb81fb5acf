/**
 * Resolves after the first paint: code that it does not need must not compete with code that it does. Resolves at
 * once in a hidden tab.
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
