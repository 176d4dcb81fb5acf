import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber, mark } from './cell.ts';
import { aNode } from './nodes.ts';

const draft = (node_id: number) => ({
  name: mark,
  node_id,
  kind: 'nfs' as const,
  source: 'nas.example:/films',
  target: `/mnt/films-${freshNumber()}`,
});

async function aMount(stage: Stage): Promise<{ params: { id: number }; nodeId: number }> {
  const { id: nodeId } = await aNode(stage);
  const mount = { ...draft(nodeId), options: null, username: null };
  return { params: { id: await stage.services.mountAdministration.create(mount) }, nodeId };
}
const onlyIt = async (stage: Stage): Promise<Cell> => ({ params: (await aMount(stage)).params });

export const mountCases: Cases = {
  'adminMounts.one': onlyIt,
  'adminMounts.create': async (stage) => ({ body: draft((await aNode(stage)).id) }),
  'adminMounts.update': async (stage) => {
    const { params, nodeId } = await aMount(stage);
    return { params, body: draft(nodeId) };
  },
  'adminMounts.remove': onlyIt,
  'adminMounts.check': onlyIt,
  'adminMounts.remount': onlyIt,
  'adminNodes.checkMounts': async (stage) => ({ params: { id: (await aMount(stage)).nodeId } }),
};
