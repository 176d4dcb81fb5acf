import type { ProductSettings } from '@kronos/api/contract';
import { adminProductSettings } from '@kronos/api/routes/admin-product-settings';
import { createAnswer } from '../../stores/create-answer.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** What products are sold by, and what the form of a new one begins with. */
export function createProductSettingsStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const { adminProductSettings: api } = deps.api.extend({ adminProductSettings });
  const { state, load, loadAgain } = createAnswer<ProductSettings>(deps, (options) => api.read({}, options));
  // Another admin may have changed them.
  follow('admin', 'product-settings-changed', loadAgain);

  return {
    state,
    load,
    /** Saves what is given and keeps the rest; the form shows a refusal. */
    async save(body: Partial<ProductSettings>) {
      const outcome = await api.save({ body }, { signal });
      if (outcome.kind === 'ok') {
        await load();
        notices.done((t) => t('productSettings.saved'));
      }
      return outcome;
    },
  };
}
