import type { ProductSettings } from '@kronos/api/contract';
import { adminProductSettings } from '@kronos/api/routes/admin-product-settings';
import { createAnswer } from '../../stores/create-answer.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** The settings for the sale of products, and the defaults in the form of a new one. */
export function createProductSettingsStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const { adminProductSettings: api } = deps.api.extend({ adminProductSettings });
  const { state, load, loadAgain } = createAnswer<ProductSettings>(deps, (options) => api.read({}, options));
  // Another admin may have changed them.
  follow('admin', 'product-settings-changed', loadAgain);

  return {
    state,
    load,
    /** Saves the given values and keeps the others; the form shows a refusal. */
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
