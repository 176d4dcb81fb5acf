import { eq } from 'drizzle-orm';
import { hetznerServers } from '../../../src/db/schema.ts';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber, mark } from './cell.ts';

/** A project with one server that exists at Hetzner. */
async function draft({ media }: Stage) {
  const name = `${mark} ${freshNumber()}`;
  const api_token = `token-${freshNumber()}`;
  await (await media.sandbox()).control('POST', `/hetzner/${api_token}/servers`, { name: `server-${freshNumber()}` });
  return { name, api_token };
}

const aProject = async (stage: Stage): Promise<Cell> => ({
  params: { id: await stage.services.hetznerProjectAdministration.create(await draft(stage)) },
});

const aCloudServer = async (stage: Stage): Promise<Cell> => {
  const { params } = await aProject(stage);
  const isIts = eq(hetznerServers.projectId, Number(params!['id']));
  const [row] = await stage.server.db.current.select().from(hetznerServers).where(isIts);
  return { params: { id: row!.id } };
};

export const hetznerCases: Cases = {
  'adminHetznerProjects.one': aProject,
  'adminHetznerProjects.create': async (stage) => ({ body: await draft(stage) }),
  'adminHetznerProjects.update': async (stage) => ({ ...(await aProject(stage)), body: await draft(stage) }),
  'adminHetznerProjects.remove': aProject,
  // Needs a project to read.
  'adminHetznerServers.refresh': async (stage) => {
    await aProject(stage);
    return {};
  },
  'adminHetznerServers.act': async (stage) => ({ ...(await aCloudServer(stage)), body: { action: 'reboot' } }),
};
