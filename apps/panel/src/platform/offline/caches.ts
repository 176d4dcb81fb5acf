/** Where worker and page keep what the panel is made of. */
export const pageCache = 'kronos-page';
export const assetsCache = 'kronos-assets';
/** The key under which the one page stands, and where it is fetched. */
export const pageAddress = '/app';
export const workerAddress = '/worker.js';
