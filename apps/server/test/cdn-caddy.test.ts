import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { because } from './suites/engines.ts';
import { ask } from './suites/cdn.ts';
import { startCaddy, whyNoCaddy } from './support/caddy-process.ts';
import { type CdnWorld, createCdnWorld } from './support/cdn-world.ts';

const obstacle = whyNoCaddy();

describe.skipIf(obstacle)(`a server behind Debian’s Caddy${because(obstacle)}`, () => {
  let world: CdnWorld;
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let host: number;
  beforeAll(async () => {
    world = await createCdnWorld();
    caddy = await startCaddy();
    const [port] = caddy.ports;
    const address = `http://real.cdn.test:${port}`;
    const draft = world.draft(0, { name: 'Debian', address, admin_url: caddy.adminUrl, listen: `127.0.0.1:${port}` });
    host = ((await world.admin.post('/api/admin/cdn-hosts', draft)).body as { id: number }).id;
  }, 240_000);
  afterAll(async () => {
    await caddy.stop();
    await world.stop();
  });

  const visit = async (name: string) => (await ask(caddy.ports[0], name, '/System/Info/Public')).status;
  const own = () => `server-${world.id}.real.cdn.test`;

  it('is reachable there, then under its own domain, and finally not at all', async () => {
    expect(await visit(own())).toBe(404);
    expect((await world.enable(host)).status).toBe(200);
    expect(await visit(own())).toBe(200);
    await world.name('media.bob.test', { cname: 'real.cdn.test' });
    await world.prefer({ cdn: host, domain: 'media.bob.test' });
    expect((await world.enable(host, 'domain')).status).toBe(200);
    expect([await visit(own()), await visit('media.bob.test')]).toEqual([404, 200]);
    expect((await world.disable()).status).toBe(200);
    expect(await visit('media.bob.test')).toBe(404);
  });

  it('is reachable again after a restart that lost the whole configuration', async () => {
    await world.enable(host);
    await caddy.restart();
    await expect(visit(own())).rejects.toThrow();
    await world.compare();
    expect(await visit(own())).toBe(200);
  });

  it('is refused a host that is down, and has no partial route when the host is back', async () => {
    await world.disable();
    await caddy.end();
    const { status } = await world.enable(host);
    expect([status, (await world.info()).route]).toEqual([502, null]);
    await world.compare();
    const { data } = await world.admin.ask('adminCdnHosts.one', { params: { id: host } });
    expect(data.state).toBe('down');
    await caddy.restart();
    await world.compare();
    expect(await visit(own())).toBe(404);
  });
});
