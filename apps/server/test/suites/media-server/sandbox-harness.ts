import { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { freePort } from '../../../../../scripts/free-ports.mjs';
import { untilHolds } from '../../../../../tests/support/until.ts';
import { startSandboxProcess } from '../../sandbox-process.ts';
import type { NewInvite, MediaServerAddress } from '../../../src/domain/media-servers/port.ts';
import { mediaPorts } from '../../../src/domain/servers/servers.ts';
import { createEngine } from '../../../src/engines/index.ts';
import { createMediaServer } from '../../../src/integrations/media-server/create-media-server.ts';
import type { MediaServerSettings } from '../../../src/integrations/media-server/settings.ts';
import { type FreshServer, type Harness, unique, valueOf } from './harness.ts';

const owner = { login: 'owner@kronos.test', password: 'Plum-Harbour-7' };
const stranger = { login: 'stranger@kronos.test', password: 'Other-Harbour-8' };
const careful = { login: 'wary@kronos.test', password: 'Third-Harbour-9', code: '246810' };

/** The sandbox in a separate process, with the drivers as the product uses them. */
export async function sandboxHarness(
  type: MediaServerAddress['type'],
  { vendor, guest }: { vendor: string | undefined; guest: () => NewInvite },
): Promise<Harness & Required<Pick<Harness, 'standIn'>>> {
  const sandbox = await startSandboxProcess({ startDelayMs: 0, scanMs: 600_000 });
  const engine = createEngine({ kind: 'sandbox', url: sandbox.url, node: 'media' });
  const names = new Map<string, string>();
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { 'X-Kronos-Sandbox': '1' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response;
  };
  for (const { login: email, ...rest } of vendor ? [owner, stranger, careful] : [])
    await control('POST', `/accounts/${vendor}`, { ...rest, email, username: email.split('@')[0] });

  const settings: MediaServerSettings = {
    clientId: '6c1c9f8e-4c53-4a53-9c1c-2f5a6f1c9e11',
    product: 'Kronos',
    version: '0.1.0',
    plexTv: `${sandbox.url}/plex.tv`,
    plexApp: `${sandbox.url}/plex.tv`,
    plexClients: `${sandbox.url}/plex.tv`,
    embyConnect: `${sandbox.url}/connect.emby.media`,
    timeoutMs: 10_000,
  };

  const requests = async () => {
    const list = (await (await control('GET', '/requests')).json()) as { request: string }[];
    return list.map(({ request }) => request);
  };

  const serve = async (): Promise<FreshServer> => {
    const name = unique('server').replace(' ', '-');
    const port = await freePort();
    const { id } = await engine.create({
      name,
      image: `kronos/${type}`,
      env: { SERVER_NAME: name },
      ports: [{ host: port, container: mediaPorts[type] }],
      hostAddress: '127.0.0.1',
      mounts: [{ source: `${name}-media`, target: '/media' }],
      limits: {},
      labels: {},
    });
    await engine.start(id);
    const address: MediaServerAddress = { type, url: `http://127.0.0.1:${port}`, key: null };
    const ready = () =>
      createMediaServer(address, settings)
        .info()
        .catch(() => undefined);
    await untilHolds(ready, (info) => info !== undefined);
    names.set(address.url, name);
    return {
      address,
      postInside: (path) => engine.requestInside(id, { method: 'POST', port: mediaPorts[type], path }),
      async edit(folder, file, change) {
        await engine.stop(id);
        const text = (await engine.readFile(id, `${folder}/${file}`)).toString();
        const tar = pack();
        tar.entry({ name: file }, change(text));
        tar.finalize();
        await engine.writeArchive(id, folder, Readable.from(tar));
        await engine.start(id);
        await untilHolds(ready, (info) => info !== undefined);
      },
      remove: () => engine.remove(id),
    };
  };

  return {
    settings,
    folder: '/media/films',
    guest,
    async claimed() {
      const { address } = await serve();
      return { ...address, key: valueOf(await createMediaServer(address, settings).claim(owner)).key };
    },
    standIn: {
      serve,
      owner,
      stranger,
      ...(type === 'plex' && { careful }),
      fail: (service, operation, fault, more) =>
        sandbox.fault({ node: service === 'server' ? 'media' : (vendor ?? 'nobody'), operation, fault, ...more }),
      heal: () => sandbox.clearFaults(),
      url: sandbox.url,
      requests,
      async requestsDuring(work) {
        await control('DELETE', '/requests');
        await work();
        return requests();
      },
      async finishScans({ url }) {
        await control('POST', `/nodes/media/containers/${names.get(url)}/scans/finish`);
      },
      async play({ url }, session) {
        await control('POST', `/nodes/media/containers/${names.get(url)}/sessions`, session);
      },
    },
    close: () => sandbox.stop(),
  };
}
