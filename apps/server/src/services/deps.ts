import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../db/database.ts';
import type { Retention } from '../domain/backups/backups.ts';
import type { BackupStorage } from '../domain/backups/storage.ts';
import type { CdnHostsPort, Dns } from '../domain/cdn/port.ts';
import type { Discord } from '../domain/discord/port.ts';
import type { RelyingParty } from '../domain/factors/passkeys.ts';
import type { Cloud } from '../domain/hetzner/port.ts';
import type { MailCarrier } from '../domain/mail/carrier.ts';
import type { MailEnvironment } from '../domain/mail/mail-settings.ts';
import type { MediaServers } from '../domain/media-servers/port.ts';
import type { Engines } from '../domain/nodes/engines.ts';
import type { UptimeRobot } from '../domain/uptime-robot/port.ts';
import type { Ping, Reach } from '../domain/uptime/port.ts';
import type { MediaServerProbe } from '../domain/servers/readiness.ts';
import type { SettingsFacts } from '../domain/settings/settings.ts';
import type { Outbox } from '../realtime/bus/outbox.ts';
import type { Sealer } from '../security/sealer.ts';
import type { Timings } from '../config/timings.ts';

/** The dependencies of the domain. */
export interface ServiceDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  /** Called after each commit that added to the outbox. */
  wake: () => void;
  engines: Engines;
  /** The address of the sandbox's engines. */
  sandboxUrl: string;
  probe: MediaServerProbe;
  mediaServers: MediaServers;
  /** Checks whether a node is up. */
  reach: Reach;
  ping: Ping;
  discord: Discord;
  cdn: CdnHostsPort;
  dns: Dns;
  /** The admin APIs of the sandbox's CDN hosts. */
  sandboxCdnUrls: readonly string[];
  /** Hetzner Cloud. */
  cloud: Cloud;
  uptimeRobot: UptimeRobot;
  carrier: MailCarrier;
  mailEnvironment: MailEnvironment;
  /** The maximum number of mailing e-mails sent per minute. */
  mailsPerMinute: number;
  /** The panel's address for browsers. */
  publicUrl: URL;
  sealer: Sealer;
  facts: SettingsFacts;
  /** The relying party of passkeys. */
  relyingParty: RelyingParty;
  timings: Timings;
  /** The number of days for which the audit log is kept. */
  auditDays: number;
  /** Where backups are kept, and for how long. */
  storage: BackupStorage;
  retention: Retention;
}
