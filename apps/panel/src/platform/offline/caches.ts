/** The caches of the service worker and the page. */
export const pageCache = 'kronos-page';
export const assetsCache = 'kronos-assets';
/** The key of the one page, and its address. */
export const pageAddress = '/app';
export const workerAddress = '/worker.js';
