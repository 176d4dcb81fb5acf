import type { Outcome } from '@kronos/api';
import type { MaintenanceResumption } from '@kronos/api/contract';
import { adminMaintenance } from '@kronos/api/routes/admin-maintenance';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** What is done about a maintenance besides writing it. Refusals are answered to whatever asked. */
export function createMaintenanceStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminMaintenance: calls } = api.extend({ adminMaintenance });
  const told = <O extends Outcome<unknown>>(step: 'plan' | 'pause' | 'resume' | 'cancel', outcome: O): O => {
    if (outcome.kind === 'ok') notices.done((t) => t(`maintenance.done.${step}`));
    return outcome;
  };
  return {
    /** Tells customers, and has it begin at its time. */
    plan: async (id: number) => told('plan', await calls.plan({ params: { id } }, { signal })),
    resume: async (id: number, body: MaintenanceResumption) =>
      told('resume', await calls.resume({ params: { id }, body }, { signal })),
    cancel: async (id: number) => told('cancel', await calls.cancel({ params: { id } }, { signal })),
    /** Begins no further wave. */
    async pause(id: number): Promise<void> {
      const outcome = told('pause', await calls.pause({ params: { id } }, { signal }));
      if (outcome.kind !== 'ok') notices.failed(outcome);
    },
  };
}
