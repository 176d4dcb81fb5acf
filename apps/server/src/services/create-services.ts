import { createWorker } from '../jobs/worker.ts';
import { createAccountArea } from './accounts.ts';
import { createCdn } from './cdn.ts';
import type { ServiceDeps } from './deps.ts';
import { createDiscordArea } from './discord.ts';
import { createDockerServiceArea } from './docker-services.ts';
import { createFoundation } from './foundation.ts';
import { createMaintenanceArea } from './maintenance.ts';
import { createMedia } from './media.ts';
import { createPeople } from './people.ts';
import { createSales } from './sales.ts';
import { createHetznerArea } from './hetzner.ts';
import { createHosting } from './hosting.ts';
import { createNodeImageArea } from './node-images.ts';
import { createScriptArea } from './scripts.ts';
import { createUptimeRobotArea } from './uptime-robot.ts';
import { createUptime } from './uptime.ts';
import { createStorage } from './storage.ts';
import { createWords } from './words.ts';

export type Services = ReturnType<typeof createServices>;

/** Wires the domain to its ports, area by area; each area uses only those above it. Nothing is started. */
export function createServices(deps: ServiceDeps) {
  const foundation = createFoundation(deps);
  const people = createPeople({ ...deps, ...foundation });
  const hosting = createHosting({ ...deps, ...foundation });
  const discordArea = createDiscordArea({ ...deps, ...foundation });
  const all = { ...deps, ...foundation, ...people, ...hosting, ...discordArea };
  const account = createAccountArea(all);
  const sales = createSales(all);
  const storage = createStorage(all);
  const scripts = createScriptArea(all);
  const nodeImages = createNodeImageArea(all);
  const hetzner = createHetznerArea(all);
  const dockerServices = createDockerServiceArea(all);
  const cdn = createCdn(all);
  const uptime = createUptime(all);
  const uptimeRobot = createUptimeRobotArea({ ...all, ...uptime });
  const words = createWords(all);
  const maintenance = createMaintenanceArea({ ...all, ...uptime, ...words });
  const media = createMedia({ ...all, ...words });
  const worker = createWorker({
    ...all,
    kinds: {
      ...foundation.exportJobs,
      ...foundation.mailJobs,
      ...people.passwordJobs,
      ...hosting.hostingJobs,
      ...discordArea.discordJobs,
      ...account.accountJobs,
      ...sales.salesJobs,
      ...storage.storageJobs,
      ...scripts.scriptJobs,
      ...nodeImages.nodeImageJobs,
      ...hetzner.hetznerJobs,
      ...uptimeRobot.uptimeRobotJobs,
      ...maintenance.maintenanceJobs,
      ...dockerServices.dockerServiceJobs,
      ...media.mediaJobs,
    },
    pollMs: deps.timings.pollMs,
  });
  return {
    ...foundation,
    ...people,
    ...hosting,
    ...discordArea,
    ...account,
    ...words,
    ...sales,
    ...storage,
    ...scripts,
    ...nodeImages,
    ...hetzner,
    ...dockerServices,
    ...cdn,
    ...uptime,
    ...uptimeRobot,
    ...maintenance,
    ...media,
    worker,
  };
}
