import { adminSettings } from '@kronos/api/routes/admin-settings';
import type { Contract, Feature, RequestOf, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { createChoices } from './choices.ts';
import { type Loadable, unwrapped } from './loadable.ts';
import { readInto } from './read-into.ts';
import { coalesce } from '../platform/coalesce.ts';
import type { StoreDeps } from './store-deps.ts';

export type SystemForm = ResponseOf<Contract['adminSettings']['system']>;
export type SystemChange = RequestOf<Contract['adminSettings']['saveSystem']>['body'];
export type FeatureState = ResponseOf<Contract['adminSettings']['features']>['data'][number];

/** The system settings and features, for admins. */
export function createSystemSettingsStore({ api: base, notices, clock, signal, follow }: StoreDeps) {
  const api = base.extend({ adminSettings });
  const deps = { clock, signal };
  const state = proxy<{ system: Loadable<SystemForm>; features: Loadable<FeatureState[]> }>({
    system: { status: 'idle' },
    features: { status: 'idle' },
  });

  const load = coalesce(() => readInto(state, 'system', deps, () => api.adminSettings.system({}, { signal })));
  const loadFeatures = coalesce(() =>
    readInto(state, 'features', deps, async () => unwrapped(await api.adminSettings.features({}, { signal }))),
  );
  const switches = createChoices<Record<Feature, boolean>>();
  // Another admin may have changed them.
  follow('system', 'fetch-system-settings', () => {
    if (state.system.status !== 'idle') void load();
    if (state.features.status !== 'idle') void loadFeatures();
  });

  return {
    state,
    /** The pending switches of features. */
    switched: switches.state,
    load,
    loadFeatures,
    /** Saves all changes or none; the form shows a refusal. */
    async save(change: SystemChange, basedOn?: string) {
      const query = basedOn === undefined ? {} : { based_on: basedOn };
      const outcome = await api.adminSettings.saveSystem({ query, body: change }, { signal });
      // After a conflict, the form shows what another admin has saved.
      if (outcome.kind === 'ok' || (outcome.kind === 'http-error' && outcome.status === 409)) await load();
      if (outcome.kind === 'ok') notices.done((t) => t('house.saved'));
      return outcome;
    },
    /** The latest version read. */
    version: () => (state.system.status === 'ready' ? state.system.data.version : undefined),
    /** Takes effect at once; without a response the known value is restored. */
    switchFeature: (name: Feature, enabled: boolean): Promise<void> =>
      switches.make({ [name]: enabled }, async () => {
        const outcome = await api.adminSettings.switchFeature({ params: { name }, body: { enabled } }, { signal });
        if (signal.aborted) return;
        if (outcome.kind === 'http-error') notices.failed(outcome);
        else if (outcome.kind !== 'ok') notices.failed(outcome, (t) => t('house.features.unanswered'));
        await loadFeatures();
      }),
  };
}
