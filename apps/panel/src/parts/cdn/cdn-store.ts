import type { CdnType } from '@kronos/api/contract';
import { customerCdn } from '@kronos/api/routes/customer-cdn';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { createShownValue } from '../media/shown-value.ts';

/** Through which CDN host the server on screen is reached (spec §4: it starts loading), and changes of that. */
export function createCdnStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const { customerCdn: calls } = deps.api.extend({ customerCdn });
  const info = createShownValue(deps, (id) => calls.info({ params: { id } }, { signal }), { startsLoading: true });
  follow('user', 'cdn-enabled', () => void info.load());

  return {
    info,
    /** Returns the outcome, so that the form shows each message at its field. */
    async enable(id: number, choice: { cdn: number; type: CdnType }) {
      const outcome = await calls.enable({ params: { id }, body: choice }, { signal });
      if (outcome.kind === 'ok' && !signal.aborted) {
        const { name } = outcome.data.route.cdn;
        notices.done((t) => t('cdn.done', { host: name }));
        await info.load();
      }
      return outcome;
    },
    async disable(id: number) {
      const outcome = await calls.disable({ params: { id } }, { signal });
      if (outcome.kind === 'ok' && !signal.aborted) {
        notices.done((t) => t('cdn.offDone'));
        await info.load();
      }
      return outcome;
    },
  };
}
