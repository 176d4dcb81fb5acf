import type { CdnPreferenceDraft, Contract, ResponseOf } from '@kronos/api/contract';
import { customerCdn } from '@kronos/api/routes/customer-cdn';
import type { Phrase } from '../../messages/create-messages.ts';
import { createAnswer } from '../../stores/create-answer.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

export type CdnPreference = ResponseOf<Contract['customerCdn']['preference']>;
export type PreferenceStore = ReturnType<typeof createPreferenceStore>;

/** The preferred CDN host and the own domain of the user. */
export function createPreferenceStore(deps: StoreDeps) {
  const { api, notices, clock, signal, follow } = deps;
  const { customerCdn: calls } = api.extend({ customerCdn });
  const { state, load, loadAgain } = createAnswer(deps, (options) => calls.preference({}, options));
  follow('user', 'cdn-enabled', loadAgain);
  const show = (data: CdnPreference) => {
    state.read = { status: 'ready', data, at: clock.now(), isStale: false };
  };

  /** Changes one part and keeps the other. Returns the outcome, so that the form shows each message at its field. */
  async function save(change: Partial<CdnPreferenceDraft>, done: Phrase) {
    const known = state.read.status === 'ready' ? state.read.data : undefined;
    const body = { cdn: known?.cdn ?? null, domain: known?.domain?.name ?? null, ...change };
    const outcome = await calls.prefer({ body }, { signal });
    if (outcome.kind === 'ok' && !signal.aborted) {
      show(outcome.data.data);
      notices.done(done);
    }
    return outcome;
  }

  return {
    state,
    load,
    save,
    /** For a request without a form: shows a refusal in a dialog. */
    async prefer(cdn: number): Promise<void> {
      const outcome = await save({ cdn }, (t) => t('cdn.own.hostSaved'));
      if (outcome.kind !== 'ok') notices.failed(outcome);
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
