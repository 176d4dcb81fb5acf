import type { CdnPreferenceDraft, Contract, ResponseOf } from '@kronos/api/contract';
import { customerCdn } from '@kronos/api/routes/customer-cdn';
import { proxy } from 'valtio/vanilla';
import type { Phrase } from '../../../messages/create-messages.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import { type Loadable, settle } from '../../../stores/loadable.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';

export type CdnPreference = ResponseOf<Contract['customerCdn']['preference']>;
export type PreferenceStore = ReturnType<typeof createPreferenceStore>;

/** The preferred CDN host and the own domain of the user. */
export function createPreferenceStore({ api, notices, clock, signal }: StoreDeps) {
  const { customerCdn: calls } = api.extend({ customerCdn });
  const state = proxy<{ wanted: Loadable<CdnPreference> }>({ wanted: { status: 'idle' } });
  const load = coalesce(async () => {
    if (state.wanted.status !== 'ready') state.wanted = { status: 'loading' };
    const outcome = await calls.preference({}, { signal });
    if (!signal.aborted) state.wanted = settle(state.wanted, outcome, clock.now());
  });
  const show = (data: CdnPreference) => {
    state.wanted = { status: 'ready', data, at: clock.now(), isStale: false };
  };

  return {
    state,
    load,
    /** Changes a part and keeps the other. Returns the outcome, so that the form shows each message at its field. */
    async save(change: Partial<CdnPreferenceDraft>, done: Phrase) {
      const known = state.wanted.status === 'ready' ? state.wanted.data : undefined;
      const body = { cdn: known?.cdn ?? null, domain: known?.domain?.name ?? null, ...change };
      const outcome = await calls.prefer({ body }, { signal });
      if (outcome.kind === 'ok' && !signal.aborted) {
        show(outcome.data.data);
        notices.done(done);
      }
      return outcome;
    },
    /** Looks up where the own domain leads. */
    async check(): Promise<void> {
      const outcome = await calls.checkDomain({}, { signal });
      if (signal.aborted) return;
      if (outcome.kind === 'ok') show(outcome.data.data);
      else notices.failed(outcome);
    },
  };
}
