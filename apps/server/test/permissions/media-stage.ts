import type { ServerType } from '@kronos/api/contract';
import { freePort } from '../../../../scripts/free-ports.mjs';
import type { Target } from '../../src/domain/media-servers/access.ts';
import { mediaPorts } from '../../src/domain/servers/servers.ts';
import { createEngine } from '../../src/engines/index.ts';
import { type SandboxProcess, startSandboxProcess } from '../sandbox-process.ts';
import type { createTestServer } from '../support/create-test-server.ts';
import { until } from '../support/until.ts';

/** An account of the sandbox's plex.tv, also used for the first administrator of the other products. */
const account = { login: 'customer@kronos.test', password: 'customer' };

/** Running media servers, on a sandbox that is started on first use, because most calls of a stage need none. */
export function createMediaStage({ services, db }: Awaited<ReturnType<typeof createTestServer>>, port: number) {
  let started: Promise<SandboxProcess> | undefined;
  const sandbox = () => (started ??= startSandboxProcess({ port, startDelayMs: 0, scanMs: 0 }));

  const target = async (ownerId: number, type: ServerType): Promise<Target> => {
    const address = { kind: 'sandbox', url: (await sandbox()).url, node: 'media' } as const;
    const nodeId = await services.nodes.ensure({ alias: 'Media', host: 'localhost', engine: address });
    const own = { port: await freePort(), containerPort: mediaPorts[type] };
    const name = `media ${own.port}`;
    const image = `kronos/${type}`;
    const { id } = await services.servers.ensure({
      name,
      ownerId,
      nodeId,
      type,
      image,
      ...own,
      env: {},
      command: null,
    });
    const engine = createEngine(address);
    const { id: containerId } = await engine.create({
      name: name.replace(' ', '-'),
      image,
      env: {},
      ports: [{ host: own.port, container: own.containerPort }],
      hostAddress: '127.0.0.1',
      mounts: [],
      limits: {},
      labels: {},
    });
    await engine.start(containerId);
    await services.servers.update(id, { status: 'running', containerId });
    return { server: (await services.servers.find(id))!, node: { host: 'localhost' } };
  };

  return {
    /** The sandbox with the vendors. */
    sandbox,
    /** Creates a running server that is not claimed. */
    async fresh(ownerId: number, type: ServerType): Promise<Target> {
      const made = await target(ownerId, type);
      const media = services.mediaAccess.open(made);
      await until('the media server answers', () => media.info().then(Boolean, () => false));
      return made;
    },
    /** Creates a server that is claimed through the panel, with a library and a guest. */
    async claimed(ownerId: number, type: ServerType): Promise<{ id: number; invite: string }> {
      const made = await this.fresh(ownerId, type);
      const { id } = made.server;
      const claim = await services.mediaAccess.open(made).claim(account);
      if (claim.outcome !== 'done') throw new Error(`The ${type} server was not claimed.`);
      await db.transaction(() => services.claims.keep(id, { ...claim.value, machineId: null, by: ownerId }));
      const media = services.mediaAccess.open(made, claim.value.key);
      await media.addLibrary({ name: 'Films', kind: 'movies', paths: ['/config'] });
      const guest = type === 'plex' ? ({ how: 'share', email: 'friend@kronos.test' } as const) : undefined;
      const sent = await media.invite({ libraries: 'all', ...(guest ?? { how: 'user', name: 'Guest' }) });
      if (sent.outcome !== 'done') throw new Error(`Nobody was invited to the ${type} server.`);
      return { id, invite: sent.value.invite.id };
    },
    async stop(): Promise<void> {
      await (await started)?.stop();
    },
  };
}
