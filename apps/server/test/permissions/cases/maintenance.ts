import type { MaintenanceDraft, MaintenanceState } from '@kronos/api/contract';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, mark } from './cell.ts';
import { aNode } from './nodes.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const draft = async (stage: Stage): Promise<MaintenanceDraft> => ({
  title: mark,
  node_ids: [(await aNode(stage)).id],
  work: 'restart_servers',
  wave_size: 1,
  starts_at: inHours(24),
  ends_at: inHours(25),
  tells: [],
  audience: ['customer'],
  status_text: '',
  mail_subject: '',
  mail_text: '',
  announcement_text: '',
});

/** A maintenance in the given state. */
const inState =
  (state: MaintenanceState) =>
  async (stage: Stage): Promise<Cell> => {
    const { maintenance } = stage.services;
    const id = await maintenance.create(await draft(stage));
    await maintenance.set(id, { state });
    return { params: { id } };
  };
const oneDraft = inState('draft');

/** The calls about the maintenance of nodes. */
export const maintenanceCases: Cases = {
  'adminMaintenance.one': oneDraft,
  'adminMaintenance.create': async (stage) => ({ body: await draft(stage) }),
  'adminMaintenance.update': async (stage) => ({
    ...(await oneDraft(stage)),
    body: { ...(await draft(stage)), wave_size: 2 },
  }),
  'adminMaintenance.remove': oneDraft,
  'adminMaintenance.plan': oneDraft,
  'adminMaintenance.pause': inState('running'),
  'adminMaintenance.resume': async (stage) => ({ ...(await inState('paused')(stage)), body: { failed: 'skip' } }),
  'adminMaintenance.cancel': inState('planned'),
};
