import { createWorker } from './jobs/worker.ts';
import { createAccountArea } from './services/accounts.ts';
import { createCdn } from './services/cdn.ts';
import type { ServiceDeps } from './services/deps.ts';
import { createDiscordArea } from './services/discord.ts';
import { createDockerServiceArea } from './services/docker-services.ts';
import { createFoundation } from './services/foundation.ts';
import { createMaintenanceArea } from './services/maintenance.ts';
import { createMedia } from './services/media.ts';
import { createPeople } from './services/people.ts';
import { createSales } from './services/sales.ts';
import { createHetznerArea } from './services/hetzner.ts';
import { createHosting } from './services/hosting.ts';
import { createNodeImageArea } from './services/node-images.ts';
import { createScriptArea } from './services/scripts.ts';
import { createUptimeRobotArea } from './services/uptime-robot.ts';
import { createUptime } from './services/uptime.ts';
import { createStorage } from './services/storage.ts';
import { createWords } from './services/words.ts';

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
