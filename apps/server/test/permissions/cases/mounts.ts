import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber, mark, several } from './cell.ts';
import { aNode } from './nodes.ts';

const draft = (node_id: number) => ({
  name: mark,
  node_id,
  kind: 'nfs' as const,
  source: 'nas.example:/films',
  target: `/mnt/films-${freshNumber()}`,
});

async function aMount(stage: Stage, node?: number): Promise<{ params: { id: number }; nodeId: number }> {
  const nodeId = node ?? (await aNode(stage)).id;
  const mount = { ...draft(nodeId), options: null, username: null };
  return { params: { id: await stage.services.mountAdministration.create(mount) }, nodeId };
}
const onlyIt = async (stage: Stage): Promise<Cell> => ({ params: (await aMount(stage)).params });

const path = (mount_id: number) => ({ mount_id, path: `/media-${freshNumber()}`, read_only: true });
async function aMountPath(stage: Stage, node?: number): Promise<{ params: { id: number }; mountId: number }> {
  const mountId = (await aMount(stage, node)).params.id;
  return { params: { id: await stage.services.mountPaths.create(path(mountId)) }, mountId };
}
const onlyPath = async (stage: Stage): Promise<Cell> => ({ params: (await aMountPath(stage)).params });

const folder = (mount_path_id: number) => ({ name: mark, kind: 'movies' as const, mount_path_id, folder: 'Films' });
/** Creates a library path, on a node of its own unless one is given. */
export async function aLibraryPath(
  stage: Stage,
  node?: number,
): Promise<{ params: { id: number }; mountPathId: number }> {
  const mountPathId = (await aMountPath(stage, node)).params.id;
  return { params: { id: await stage.services.libraryPaths.create(folder(mountPathId)) }, mountPathId };
}
const onlyFolder = async (stage: Stage): Promise<Cell> => ({ params: (await aLibraryPath(stage)).params });

const place = () => ({ name: mark, path: `/srv/servers-${freshNumber()}`, node_id: null, is_enabled: false });
const onlyPlace = async (stage: Stage): Promise<Cell> => {
  const { id } = await aNode(stage);
  return { params: { id: await stage.services.deploymentPaths.create({ ...place(), node_id: id }) } };
};

export const mountCases: Cases = {
  'adminMounts.one': onlyIt,
  'adminMounts.create': async (stage) => ({ body: draft((await aNode(stage)).id) }),
  'adminMounts.update': async (stage) => {
    const { params, nodeId } = await aMount(stage);
    return { params, body: draft(nodeId) };
  },
  'adminMounts.remove': onlyIt,
  'adminMounts.bulk': several(onlyIt, 'check'),
  'adminMounts.check': onlyIt,
  'adminMounts.remount': onlyIt,
  'adminNodes.bulk': several(async (stage) => ({ params: { id: (await aMount(stage)).nodeId } }), 'check_mounts'),
  'adminNodes.checkMounts': async (stage) => ({ params: { id: (await aMount(stage)).nodeId } }),
  'adminMountPaths.one': onlyPath,
  'adminMountPaths.create': async (stage) => ({ body: path((await aMount(stage)).params.id) }),
  'adminMountPaths.update': async (stage) => {
    const { params, mountId } = await aMountPath(stage);
    return { params, body: path(mountId) };
  },
  'adminMountPaths.remove': onlyPath,
  'adminLibraryPaths.one': onlyFolder,
  'adminLibraryPaths.create': async (stage) => ({ body: folder((await aMountPath(stage)).params.id) }),
  'adminLibraryPaths.update': async (stage) => {
    const { params, mountPathId } = await aLibraryPath(stage);
    return { params, body: folder(mountPathId) };
  },
  'adminLibraryPaths.remove': onlyFolder,
  'adminLibraryPaths.check': onlyFolder,
  'adminDeploymentPaths.one': onlyPlace,
  'adminDeploymentPaths.create': () => ({ body: place() }),
  'adminDeploymentPaths.update': async (stage) => ({ ...(await onlyPlace(stage)), body: place() }),
  'adminDeploymentPaths.remove': onlyPlace,
  'adminDeploymentPaths.check': onlyPlace,
};
