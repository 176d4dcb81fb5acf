import { createStatusEntries } from '../domain/status/entries.ts';
import { createStatusEntryNotices } from '../domain/status/entry-notices.ts';
import { createStatus } from '../domain/status/status.ts';
import { createStatusSubscriptions } from '../domain/status/subscriptions.ts';
import { createUptimeChecks } from '../domain/uptime/checks.ts';
import { createUptimeCoverage } from '../domain/uptime/coverage.ts';
import { createUptimeLog } from '../domain/uptime/log.ts';
import { createUptimeMonitors } from '../domain/uptime/monitors.ts';
import { createOutageNotices } from '../domain/uptime/outage-notices.ts';
import { createUptimeSettings } from '../domain/uptime/uptime-settings.ts';
import { isLoopbackHost } from '../platform/loopback.ts';
import type { ServiceDeps } from './deps.ts';
import type { DiscordArea } from './discord.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';

/** Whether nodes are up, and who is notified. */
export function createUptime(deps: ServiceDeps & Foundation & Hosting & DiscordArea) {
  const { facts, sandboxUrl } = deps;
  const sandboxHost = new URL(sandboxUrl).hostname;
  // Anyone can be the admin of a demo.
  const mayReach = (host: string) => !facts.demo || host === sandboxHost || isLoopbackHost(host);
  const uptimeLog = createUptimeLog(deps);
  const uptimeSettings = createUptimeSettings(deps);
  const statusSubscriptions = createStatusSubscriptions(deps);
  return {
    uptimeLog,
    uptimeSettings,
    uptimeCoverage: createUptimeCoverage(deps),
    uptimeMonitors: createUptimeMonitors({ ...deps, uptimeSettings, mayReach }),
    uptimeChecks: createUptimeChecks({ ...deps, uptimeLog, mayReach }),
    outageNotices: createOutageNotices({ ...deps, statusSubscriptions }),
    status: createStatus(deps),
    statusEntries: createStatusEntries({
      ...deps,
      statusEntryNotices: createStatusEntryNotices({ ...deps, statusSubscriptions }),
    }),
    statusSubscriptions,
  };
}

export type Uptime = ReturnType<typeof createUptime>;
