import { whenIdle } from '../when-idle.ts';
import { assetsCache, pageAddress, pageCache, workerAddress } from './caches.ts';

/**
 * Registers the service worker, so that the panel opens without a network from now on. In a browser that refuses
 * storage the panel needs the network, as before.
 */
export async function startWorker(): Promise<void> {
  // In development the worker would serve outdated files.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // The page itself has priority.
  await whenIdle({ atMostMs: 10_000 });
  // Files that the worker delivered are in its cache already.
  const wasBrought = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker
    .register(workerAddress)
    // The cache is used only once a worker is active.
    .then(() => navigator.serviceWorker.ready)
    .then(() => (wasBrought ? undefined : keepLoaded()))
    .catch(() => undefined);
}

/** Caches the files that this visit loaded before the worker was active; the browser has them at hand. */
async function keepLoaded(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const [assets, page] = await Promise.all([caches.open(assetsCache), caches.open(pageCache)]);
  // One after the other: all at once would delay the page and its requests on a phone.
  for (const path of new Set(own.map(({ pathname }) => pathname))) await assets.add(path);
  // Last: without its files the page would open empty.
  await page.add(pageAddress);
}
