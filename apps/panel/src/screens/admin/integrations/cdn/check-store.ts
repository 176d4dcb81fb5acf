import { adminCdnHosts } from '@kronos/api/routes/admin-cdn-hosts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** Checks whether a CDN host responds, and shows the result. */
export function createCheckStore({ api, notices, signal }: StoreDeps) {
  const { adminCdnHosts: hosts } = api.extend({ adminCdnHosts });
  return {
    async check({ id, name }: { id: number; name: string }): Promise<void> {
      const outcome = await hosts.check({ params: { id } }, { signal });
      if (signal.aborted) return;
      if (outcome.kind !== 'ok') return notices.failed(outcome);
      if (outcome.data.data.state === 'up') notices.done((t) => t('cdnHosts.answers', { name }));
      else notices.whoops((t) => t('cdnHosts.silent', { name }));
    },
  };
}
