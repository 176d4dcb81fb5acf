import type { Outcome } from '@kronos/api';
import type { MaintenanceResumption } from '@kronos/api/contract';
import { adminMaintenance } from '@kronos/api/routes/admin-maintenance';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The actions on a maintenance besides editing it. Except for `pause`, they return a refusal to the caller. */
export function createMaintenanceStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminMaintenance: calls } = api.extend({ adminMaintenance });
  const told = <O extends Outcome<unknown>>(step: 'plan' | 'pause' | 'resume' | 'cancel', outcome: O): O => {
    if (outcome.kind === 'ok') notices.done((t) => t(`maintenance.done.${step}`));
    return outcome;
  };
  return {
    /** Notifies customers, and schedules the maintenance. */
    plan: async (id: number) => told('plan', await calls.plan({ params: { id } }, { signal })),
    resume: async (id: number, body: MaintenanceResumption) =>
      told('resume', await calls.resume({ params: { id }, body }, { signal })),
    cancel: async (id: number) => told('cancel', await calls.cancel({ params: { id } }, { signal })),
    /** Pauses after the wave under way: no further one begins. */
    async pause(id: number): Promise<void> {
      const outcome = told('pause', await calls.pause({ params: { id } }, { signal }));
      if (outcome.kind !== 'ok') notices.failed(outcome);
    },
  };
}
