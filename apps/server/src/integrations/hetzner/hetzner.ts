import { hetznerStatuses, type HetznerAction } from '@kronos/api/contract';
import { z } from 'zod';
import { type Cloud, type CloudAction, type CloudProject, type CloudServer } from '../../domain/hetzner/port.ts';
import { createHetznerHttp, type HetznerSettings } from './hetzner-http.ts';

/** The address of the Hetzner Cloud API. */
export const hetznerUrl = 'https://api.hetzner.cloud';

/** The maximum page size at Hetzner. */
const perPage = 50;
/** The number of an hour's calls that is reserved for users, who must not wait for the next hour. */
const reserve = 300;
/** More pages than any project has: a response that always names a next page must not be followed forever. */
const mostPages = 400;

const server = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(hetznerStatuses).catch('unknown'),
  public_net: z.object({
    ipv4: z.object({ ip: z.string(), dns_ptr: z.string().nullish() }).nullable(),
    ipv6: z.object({ ip: z.string() }).nullable(),
  }),
  server_type: z.object({ name: z.string(), cores: z.number(), memory: z.number(), disk: z.number() }),
  // Newer responses contain the location itself; the data centre is deprecated.
  location: z.object({ name: z.string() }).optional(),
  datacenter: z.object({ location: z.object({ name: z.string() }) }).optional(),
  locked: z.boolean().default(false),
});
const page = z.object({
  servers: z.array(server),
  meta: z.object({ pagination: z.object({ next_page: z.number().int().nullable() }) }),
});
const action = z.object({
  action: z.object({
    id: z.number().int(),
    status: z.enum(['running', 'success', 'error']),
    progress: z.number(),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
  }),
});

const commands = {
  reboot: 'reboot',
  reset: 'reset',
  shutdown: 'shutdown',
  'power-on': 'poweron',
  'power-off': 'poweroff',
} as const satisfies Record<HetznerAction, string>;

/** Creates the port to Hetzner Cloud, project by project. */
export const createHetzner = (settings: HetznerSettings): Cloud => ({
  open: (token) => openProject(token, settings),
});

function openProject(token: string, settings: HetznerSettings): CloudProject {
  const { ask } = createHetznerHttp(token, settings);
  return {
    async servers({ signal } = {}) {
      const servers: CloudServer[] = [];
      const started = performance.now();
      let ms = 0;
      let restUntil: Date | null = null;
      for (let next: number | null = 1, read = 0; next !== null && read < mostPages; read += 1) {
        const path: string = `/v1/servers?page=${next}&per_page=${perPage}&sort=id`;
        const { body, limit } = await ask({ path, schema: page, signal });
        if (read === 0) ms = Math.round((performance.now() - started) * 10) / 10;
        servers.push(...body.servers.map(serverOf));
        next = body.meta.pagination.next_page;
        restUntil = limit && limit.remaining < reserve ? limit.resetAt : null;
      }
      return { servers, ms, restUntil };
    },
    async server(number, { signal } = {}) {
      const { body } = await ask({ path: `/v1/servers/${number}`, schema: z.object({ server }), signal });
      return serverOf(body.server);
    },
    async act(number, what, { signal } = {}) {
      const path = `/v1/servers/${number}/actions/${commands[what]}`;
      return actionOf((await ask({ verb: 'POST', path, schema: action, signal })).body);
    },
    action: async (number, { signal } = {}) =>
      actionOf((await ask({ path: `/v1/actions/${number}`, schema: action, signal })).body),
  };
}

const serverOf = ({ public_net: net, server_type: type, ...told }: z.output<typeof server>): CloudServer => ({
  number: told.id,
  name: told.name,
  status: told.status,
  type: type.name,
  cores: type.cores,
  memoryGb: type.memory,
  diskGb: type.disk,
  location: told.location?.name ?? told.datacenter?.location.name ?? '',
  ipv4: net.ipv4?.ip ?? null,
  ipv6: net.ipv6?.ip ?? null,
  dnsName: net.ipv4?.dns_ptr?.toLowerCase() ?? null,
  isLocked: told.locked,
});

const actionOf = ({ action: { id, status, progress, error } }: z.output<typeof action>): CloudAction => ({
  number: id,
  state: status,
  progress: progress / 100,
  error,
});
