import { createCdnHostAdministration } from '../domain/cdn/administration.ts';
import { createCdnComparison } from '../domain/cdn/comparison.ts';
import { createCheckDomain } from '../domain/cdn/domain-checks.ts';
import { createCdnHosts } from '../domain/cdn/hosts.ts';
import { createCdnOrigins } from '../domain/cdn/origins.ts';
import { createCdnPreferences } from '../domain/cdn/preferences.ts';
import { createCdnRoutes } from '../domain/cdn/routes.ts';
import { createCdnRouting } from '../domain/cdn/routing.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';

/** CDN hosts, and the servers that are reached through them. */
export function createCdn(deps: ServiceDeps & Foundation & Hosting) {
  const cdnHosts = createCdnHosts(deps);
  const own = {
    ...deps,
    cdnHosts,
    cdnRoutes: createCdnRoutes(deps),
    cdnOrigins: createCdnOrigins({ cdnHosts }),
    checkDomain: createCheckDomain(deps),
  };
  const cdnComparison = createCdnComparison(own);
  const cdnPreferences = createCdnPreferences(own);
  return {
    cdnOrigins: own.cdnOrigins,
    cdnComparison,
    cdnPreferences,
    cdnRouting: createCdnRouting({ ...own, cdnComparison, cdnPreferences }),
    cdnHostAdministration: createCdnHostAdministration({ ...own, cdnComparison, isDemo: deps.facts.demo }),
  };
}
