/**
 * Marks a promise once it is fulfilled, so that React's `use` takes its value at once. A promise that it has to wait
 * for, even for a moment, shows a fallback, and after a fallback React delays the page by up to 300 ms.
 */
export function known<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
