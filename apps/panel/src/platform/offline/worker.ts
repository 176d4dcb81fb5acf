import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { assetsCache, pageAddress, pageCache } from './caches.ts';

// What the page runs when the network is gone: itself and its files, never an answer of the API.

/** One page for every address; a panel that is being restarted counts as gone, also behind a proxy that says so. */
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

/** Their names carry their content's hash. Old builds leave by age. */
const assets = new CacheFirst({
  cacheName: assetsCache,
  plugins: [new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
