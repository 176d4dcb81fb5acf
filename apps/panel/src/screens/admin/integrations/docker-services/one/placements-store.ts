import type { PlacementAction } from '@kronos/api/contract';
import { adminDockerServices } from '@kronos/api/routes/admin-docker-services';
import { adminServicePlacements } from '@kronos/api/routes/admin-service-placements';
import type { Phrase } from '../../../../../messages/create-messages.ts';
import { reasonOf } from '../../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

/** The actions on services on nodes. Events report their outcome. */
export function createPlacementsStore({ api: base, notices, signal }: StoreDeps) {
  const api = base.extend({ adminDockerServices, adminServicePlacements });
  return {
    /** Places a service on nodes; the form shows a refusal. */
    async place(id: number, node_ids: number[]) {
      const outcome = await api.adminDockerServices.place({ params: { id }, body: { node_ids } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('dockerServices.place.done', { count: node_ids.length }));
      return outcome;
    },
    /** Recreates the containers that are older than the declaration. */
    async apply(id: number): Promise<void> {
      const outcome = await api.adminDockerServices.apply({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('dockerServices.apply.done'));
      else notices.failed(outcome);
    },
    /** Begins an action on a service on one node. Resolves with the reason for a refusal, undefined on success. */
    async act(id: number, action: PlacementAction): Promise<Phrase | undefined> {
      const outcome = await api.adminServicePlacements.bulk({ body: { ids: [id], action } }, { signal });
      if (outcome.kind === 'aborted') return undefined;
      if (outcome.kind !== 'ok') return reasonOf(outcome);
      const refusal = outcome.data.outcomes.find(({ success }) => !success)?.message;
      if (refusal !== undefined) return () => refusal;
      notices.done((t) => t(`dockerServices.act.${action}.done`));
      return undefined;
    },
  };
}
