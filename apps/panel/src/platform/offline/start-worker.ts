import { whenIdle } from '../when-idle.ts';
import { assetsCache, pageAddress, pageCache, workerAddress } from './caches.ts';

/**
 * Makes the panel open without a network from now on. Where the browser keeps nothing the panel needs the network, as
 * before.
 */
export async function startWorker(): Promise<void> {
  // In development the worker would keep what has just been changed.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // The person's own page comes first.
  await whenIdle({ atMostMs: 10_000 });
  // What a worker brought, it has kept.
  const wasBrought = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker
    .register(workerAddress)
    // Nothing opens what is kept before there is a worker that runs.
    .then(() => navigator.serviceWorker.ready)
    .then(() => (wasBrought ? undefined : keepLoaded()))
    .catch(() => undefined);
}

/** What this visit loaded came before the worker, so it is put aside here; the browser has it at hand. */
async function keepLoaded(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const [assets, page] = await Promise.all([caches.open(assetsCache), caches.open(pageCache)]);
  // One after the other: all at once they would hold up the page, and what it asks for, on a phone.
  for (const path of new Set(own.map(({ pathname }) => pathname))) await assets.add(path);
  // Last: without its files it would open as nothing.
  await page.add(pageAddress);
}
