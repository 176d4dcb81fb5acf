import { Resolver } from 'node:dns/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readBackups } from './backups.ts';
import { readDemo } from './demo.ts';
import { readMail } from './mail.ts';
import { readSandboxCdn } from './sandbox-cdn.ts';
import { readHetznerUrl, readUptimeRobotUrl, readVendors } from './vendors.ts';
import { readApplication, readPusher } from './pusher.ts';
import { defaultHostCommands } from '../engines/ssh/ssh-host.ts';
import { builtPanel, repository, template } from '../places.ts';
import { StartError } from '../start/start-error.ts';

const port = z.coerce
  .number('it must be a number')
  .int('it must be a whole number')
  .min(0, 'it must be from 0 to 65535')
  .max(65_535, 'it must be from 0 to 65535');
const onOff = z.enum(['on', 'off'], 'it must be on or off').transform((value) => value === 'on');
const path = z.string().transform((value) => resolve(value));

/** Name servers as Node takes them: an address, or one with a port. */
const dnsServers = z.string().transform((text, context) => {
  const servers = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  try {
    new Resolver().setServers(servers);
  } catch {
    context.addIssue({ code: 'custom', message: 'it must list addresses of name servers' });
  }
  return servers;
});

const vendor = z.url({ protocol: /^https?$/, error: 'it must be an http(s) address' });

const environment = z
  .object({
    KRONOS_PORT: port.default(4500),
    KRONOS_HOST: z.string().default('127.0.0.1'),
    KRONOS_DATA: path.default(resolve(repository, '.kronos')),
    KRONOS_DEMO: onOff.optional(),
    KRONOS_DEMO_PORT: port.default(4600),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'it must be a postgres:// address' }).optional(),
    KRONOS_SANDBOX_URL: z.url('it must be an address').default('http://127.0.0.1:4510'),
    KRONOS_SANDBOX_SMTP_PORT: port.optional(),
    KRONOS_SANDBOX_CDN_PORT: port.optional(),
    KRONOS_DNS_SERVERS: dnsServers.optional(),
    KRONOS_PLEX_TV_URL: vendor.optional(),
    KRONOS_PLEX_APP_URL: vendor.optional(),
    KRONOS_PLEX_CLIENTS_URL: vendor.optional(),
    KRONOS_EMBY_CONNECT_URL: vendor.optional(),
    KRONOS_DISCORD_URL: vendor.optional(),
    KRONOS_HETZNER_URL: vendor.optional(),
    KRONOS_UPTIME_ROBOT_URL: vendor.optional(),
    KRONOS_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'it must be an smtp:// or smtps:// address' }).optional(),
    KRONOS_MAIL_FROM: z.email('it must be an e-mail address').optional(),
    KRONOS_MAILS_PER_MINUTE: z.coerce
      .number('it must be a number')
      .int('it must be a whole number')
      .min(1, 'it must be 1 or more')
      .default(300),
    KRONOS_APP_KEY: z.string().min(32, 'it must have at least 32 characters').optional(),
    KRONOS_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'it must be an http(s) address' }).optional(),
    KRONOS_ORIGINS: z.string().default(''),
    KRONOS_TLS_CERT: path.optional(),
    KRONOS_TLS_KEY: path.optional(),
    KRONOS_TLS_PORT: port.default(8443),
    KRONOS_AUDIT_DAYS: z.coerce
      .number('it must be a number')
      .int('it must be a whole number')
      .min(1, 'it must be 1 or more')
      .default(365),
    KRONOS_NODE_RESTART: z.string().default(defaultHostCommands.restart),
    KRONOS_NODE_DEPLOY_ESS: z.string().default(defaultHostCommands['deploy-ess']),
    KRONOS_NODE_REMOUNT: z.string().default(defaultHostCommands.remount),
    KRONOS_NODE_REPORT: z.string().default(defaultHostCommands.report),
    KRONOS_NODE_CHECK_MOUNT: z.string().default(defaultHostCommands['check-mount']),
    KRONOS_NODE_MOUNT: z.string().default(defaultHostCommands.mount),
    KRONOS_NODE_CHECK_FOLDER: z.string().default(defaultHostCommands['check-folder']),
    KRONOS_NODE_MAKE_FOLDER: z.string().default(defaultHostCommands['make-folder']),
    KRONOS_NODE_REMOVE_FOLDER: z.string().default(defaultHostCommands['remove-folder']),
    KRONOS_NODE_SCRIPT: z.string().default(defaultHostCommands.script),
    KRONOS_NODE_ROOT_SCRIPT: z.string().default(defaultHostCommands['root-script']),
    KRONOS_NODE_EXTRACT: z.string().default(defaultHostCommands.extract),
    KRONOS_PING: z.string().min(1).default('ping'),
    KRONOS_BACKUPS: path.optional(),
    KRONOS_BACKUP_COUNT: z.coerce
      .number('it must be a number')
      .int('it must be a whole number')
      .min(1, 'it must be 1 or more')
      .default(10),
    KRONOS_BACKUP_DAYS: z.coerce
      .number('it must be a number')
      .int('it must be a whole number')
      .min(1, 'it must be 1 or more')
      .optional(),
    KRONOS_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'it must be an http(s) address' }).optional(),
    KRONOS_S3_BUCKET: z.string().min(1).optional(),
    KRONOS_S3_REGION: z.string().min(1).default('us-east-1'),
    KRONOS_S3_KEY: z.string().min(1).optional(),
    KRONOS_S3_SECRET: z.string().min(1).optional(),
    KRONOS_ADMIN_EMAIL: z.email('it must be an e-mail address').optional(),
    KRONOS_ADMIN_PASSWORD: z.string().min(12, 'it must have at least 12 characters').max(1024).optional(),
    KRONOS_METRICS_TOKEN: z.string().min(1).optional(),
    KRONOS_TRUST_PROXY: onOff.default(false),
    KRONOS_PANEL: path.default(builtPanel),
    KRONOS_PROVISION: path.optional(),
    KRONOS_RESTORE: path.optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'it must be a redis:// address' }).optional(),
    KRONOS_BROADCASTER: z.enum(['local', 'pusher'], 'it must be local or pusher').default('local'),
    PUSHER_APP_ID: z.string().optional(),
    PUSHER_APP_KEY: z.string().optional(),
    PUSHER_APP_SECRET: z.string().optional(),
    KRONOS_CLIENT_EVENTS: onOff.default(false),
    PUSHER_APP_CLUSTER: z.string().optional(),
    PUSHER_HOST: z.string().optional(),
    PUSHER_PORT: port.optional(),
    PUSHER_SCHEME: z.enum(['http', 'https'], 'it must be http or https').default('https'),
    KRONOS_LOG: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'it must be a pino level')
      .default('info'),
  })
  .refine((env) => Boolean(env.KRONOS_TLS_CERT) === Boolean(env.KRONOS_TLS_KEY), {
    path: ['KRONOS_TLS_KEY'],
    message: 'set KRONOS_TLS_CERT and KRONOS_TLS_KEY together',
  })
  .transform((env, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    return {
      ...env,
      remote: readPusher(env, refuse),
      application: readApplication(env, refuse),
      mail: readMail(env, refuse),
      backups: readBackups(env, refuse),
    };
  });

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. Empty variables count as unset. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`The environment variable ${String(issue?.path[0])} is not valid: ${issue?.message}.`);
  }
  const env = parsed.data;
  const publicUrl = new URL(env.KRONOS_PUBLIC_URL ?? `http://localhost:${env.KRONOS_PORT}`);
  const sandboxCdn = readSandboxCdn(env);
  const demo = readDemo(env.KRONOS_DEMO, { host: env.KRONOS_HOST, publicUrl, trustProxy: env.KRONOS_TRUST_PROXY });
  return {
    port: env.KRONOS_PORT,
    host: env.KRONOS_HOST,
    data: env.KRONOS_DATA,
    template,
    demo,
    vendors: readVendors(env, { sandboxUrl: demo ? env.KRONOS_SANDBOX_URL : undefined }),
    hetznerUrl: readHetznerUrl(env, { sandboxUrl: demo ? env.KRONOS_SANDBOX_URL : undefined }),
    uptimeRobotUrl: readUptimeRobotUrl(env, { sandboxUrl: demo ? env.KRONOS_SANDBOX_URL : undefined }),
    demoPort: env.KRONOS_DEMO_PORT,
    databaseUrl: env.DATABASE_URL,
    sandboxUrl: env.KRONOS_SANDBOX_URL,
    /** The sandbox's SMTP port; by default the one after its HTTP port. */
    sandboxSmtpPort: env.KRONOS_SANDBOX_SMTP_PORT ?? Number(new URL(env.KRONOS_SANDBOX_URL).port || 80) + 1,
    /** The ports of the sandbox's CDN hosts and DNS; by default those after the inbox. */
    sandboxCdn,
    /**
     * The name servers for looking up users' domains; in a demo those of the sandbox. When empty, the system's are
     * used.
     */
    dnsServers: env.KRONOS_DNS_SERVERS ?? (demo ? [sandboxCdn.dns] : []),
    /** The mail settings of the environment; they override the stored ones. */
    mail: env.mail,
    /** The program that pings nodes. */
    pingProgram: env.KRONOS_PING,
    /** The maximum number of mailing e-mails sent per minute. */
    mailsPerMinute: env.KRONOS_MAILS_PER_MINUTE,
    appKey: env.KRONOS_APP_KEY,
    publicUrl,
    origins: originsOf(publicUrl, env.KRONOS_PORT, env.KRONOS_ORIGINS),
    tls:
      env.KRONOS_TLS_CERT && env.KRONOS_TLS_KEY
        ? { cert: env.KRONOS_TLS_CERT, key: env.KRONOS_TLS_KEY, port: env.KRONOS_TLS_PORT }
        : undefined,
    redisUrl: env.REDIS_URL,
    /** The Pusher-compatible service that serves the sockets; undefined when this server does. */
    pusher: env.remote,
    /** The application with which other back ends publish on this server's sockets; undefined when there are none. */
    application: env.application,
    /** Whether browsers may send client events on private channels that they have joined. */
    clientEvents: env.KRONOS_CLIENT_EVENTS,
    /** The number of days for which the audit log is kept. */
    auditDays: env.KRONOS_AUDIT_DAYS,
    /** Where backups are kept, and for how long. */
    backups: env.backups,
    /** The commands that run on the hosts of nodes over SSH. */
    hostCommands: {
      restart: env.KRONOS_NODE_RESTART,
      'deploy-ess': env.KRONOS_NODE_DEPLOY_ESS,
      remount: env.KRONOS_NODE_REMOUNT,
      report: env.KRONOS_NODE_REPORT,
      'check-mount': env.KRONOS_NODE_CHECK_MOUNT,
      mount: env.KRONOS_NODE_MOUNT,
      'check-folder': env.KRONOS_NODE_CHECK_FOLDER,
      'make-folder': env.KRONOS_NODE_MAKE_FOLDER,
      'remove-folder': env.KRONOS_NODE_REMOVE_FOLDER,
      script: env.KRONOS_NODE_SCRIPT,
      'root-script': env.KRONOS_NODE_ROOT_SCRIPT,
      extract: env.KRONOS_NODE_EXTRACT,
    },
    /** The first admin of an empty installation. */
    firstAdmin: { email: env.KRONOS_ADMIN_EMAIL, password: env.KRONOS_ADMIN_PASSWORD },
    metricsToken: env.KRONOS_METRICS_TOKEN,
    trustProxy: env.KRONOS_TRUST_PROXY,
    panel: env.KRONOS_PANEL,
    provision: env.KRONOS_PROVISION,
    restore: env.KRONOS_RESTORE,
    logLevel: env.KRONOS_LOG,
  };
}

/** The origins of the panel's own pages: its public address, and this machine under both of its names. */
const originsOf = (publicUrl: URL, port: number, extra: string): ReadonlySet<string> =>
  new Set([
    publicUrl.origin,
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    ...extra
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ]);
