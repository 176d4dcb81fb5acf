import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { assetsCache, pageAddress, pageCache } from './caches.ts';

// The files that the page needs to run without a network: the page and its assets, never a response of the API.

/**
 * One page for every address. A panel that is restarting counts as unreachable, even if a proxy responds in its place.
 */
const page = new NetworkFirst({
  cacheName: pageCache,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => pageAddress,
      async fetchDidSucceed({ response }) {
        if (response.status >= 500) throw new Error(`The panel answered ${response.status}.`);
        return response;
      },
    },
  ],
});
registerRoute(new NavigationRoute(page, { allowlist: [/^\/app(?:\/|$)/] }));

/** Their names contain a hash of their content. Old builds expire. */
const assets = new CacheFirst({
  cacheName: assetsCache,
  plugins: [new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
