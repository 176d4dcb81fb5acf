import type { DockerServiceDetail, ServicePlacementRow } from '@kronos/api/contract';
import type { TestClient } from './client.ts';
import { until } from './until.ts';

let made = 0;

/** The calls of an admin about services, with functions that wait for their outcome. */
export function serviceCalls(admin: TestClient) {
  const draft = (more: object = {}) => ({ name: `Service ${(made += 1)}`, image: 'tautulli/tautulli', ...more });
  const list = async (query: object = {}): Promise<ServicePlacementRow[]> =>
    (await admin.ask('adminServicePlacements.list', { query })).data;
  return {
    draft,
    declare: async (more: object = {}): Promise<number> =>
      (await admin.ask('adminDockerServices.create', { body: draft(more) })).id,
    one: async (id: number): Promise<DockerServiceDetail> =>
      (await admin.ask('adminDockerServices.one', { params: { id } })).data,
    change: async (id: number, body: object) => admin.post(`/api/admin/integrations/docker-services/${id}`, body),
    remove: (id: number) => admin.call('DELETE', `/api/admin/integrations/docker-services/${id}`),
    place: (id: number, ...node_ids: number[]) =>
      admin.post(`/api/admin/integrations/docker-services/${id}/place`, { node_ids }),
    apply: (id: number) => admin.post(`/api/admin/integrations/docker-services/${id}/apply`),
    act: async (action: string, ...rows: readonly Pick<ServicePlacementRow, 'id'>[]) =>
      (
        await admin.ask('adminServicePlacements.bulk', {
          body: { ids: rows.map(({ id }) => id), action: action as 'start' },
        })
      ).outcomes,
    list,
    /** Waits until no operation on a service is under way, and returns its placements. */
    settled: (service: number): Promise<ServicePlacementRow[]> =>
      until('nothing is being done to the service', async () => {
        const rows = await list({ service });
        return rows.every(({ process_id }) => process_id === null) && rows;
      }),
    /** Waits until a service has reached a state on a node. */
    reached: (service: number, node: number, state: string): Promise<ServicePlacementRow> =>
      until(`it is ${state}`, async () =>
        (await list({ service, node })).find((row) => row.state === state && row.process_id === null),
      ),
  };
}
