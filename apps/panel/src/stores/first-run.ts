import { adminSettings } from '@kronos/api/routes/admin-settings';
import { firstRun } from '@kronos/api/routes/first-run';
import type { Outcome } from '@kronos/api';
import type { BillingType, Contract, RequestOf, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Loadable } from './loadable.ts';
import { readInto } from './read-into.ts';
import { coalesce } from '../platform/coalesce.ts';
import type { StoreDeps } from './store-deps.ts';
import type { SystemChange } from './system-settings.ts';

type FirstRun = Contract['firstRun'];
type Answer = ResponseOf<FirstRun['show']>;
/** The progress of the set-up, as screens read it. */
export type Setup = Readonly<Omit<Answer, 'steps'>> & { readonly steps: readonly Readonly<Answer['steps'][number]>[] };
export type NewAccount = RequestOf<FirstRun['changePassword']>['body'];
export type MailServer = RequestOf<FirstRun['saveMail']>['body'];

/** The set-up of an empty installation. Its progress is stored on the server, so it can be continued in any browser. */
export function createFirstRunStore({ api: base, clock, signal }: StoreDeps) {
  const api = base.extend({ firstRun, adminSettings });
  const state = proxy<{ setup: Loadable<Answer> }>({ setup: { status: 'idle' } });

  const load = coalesce(() => readInto(state, 'setup', { clock, signal }, () => api.firstRun.show({}, { signal })));
  /** The progress is read after a step, before the next one opens. */
  const after = async <T extends Outcome>(outcome: T): Promise<T> => {
    if (outcome.kind === 'ok') await load();
    return outcome;
  };

  return {
    state,
    load,
    confirm: async (step: RequestOf<FirstRun['confirm']>['params']['step']) =>
      after(await api.firstRun.confirm({ params: { step } }, { signal })),
    changePassword: async (body: NewAccount) => after(await api.firstRun.changePassword({ body }, { signal })),
    async saveBrand(body: SystemChange) {
      const saved = await api.adminSettings.saveSystem({ body }, { signal });
      if (saved.kind !== 'ok') return saved;
      return after(await api.firstRun.confirm({ params: { step: 'app-settings' } }, { signal }));
    },
    makeKey: async () => after(await api.firstRun.makeSshKey({}, { signal })),
    chooseBilling: async (type: BillingType) => after(await api.firstRun.chooseBilling({ body: { type } }, { signal })),
    saveMail: async (body: MailServer) => after(await api.firstRun.saveMail({ body }, { signal })),
    complete: () => api.firstRun.complete({}, { signal }),
  };
}
