import type { HetznerAction } from '@kronos/api/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog, jobs, nodeReboots } from '../src/db/schema.ts';
import { answerOf, refusalOf } from './support/client.ts';
import { createHetznerWorld } from './support/hetzner-world.ts';
import { until } from './support/until.ts';

let world: Awaited<ReturnType<typeof createHetznerWorld>>;
beforeAll(async () => {
  world = await createHetznerWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.clear());

const node = 'api.hetzner.cloud';
/** Adds a project with one server, and returns the server's id. */
async function oneServer(more: object = {}): Promise<number> {
  await world.cloud('media', { name: 'fsn-1', ...more });
  await world.addProject('Media', 'media');
  return (await world.servers())[0]!.id;
}
const order = async (id: number, action: HetznerAction, name?: string) =>
  answerOf('adminHetznerServers.act', await world.act(id, { action, name })).process.id;

it('runs an action as a process, follows it, and shows the resulting state', async () => {
  const id = await oneServer({ status: 'off' });
  const process = await order(id, 'power-on');
  expect(await world.servers()).toMatchObject([{ process_id: process }]);
  expect(await world.ended(process)).toMatchObject({
    kind: 'hetzner-action',
    command: 'Power on cloud server fsn-1',
    success: true,
    result: 'It has been powered on.',
  });
  await until('the server is shown running', async () => {
    const [row] = await world.servers();
    return row?.status === 'running' && row.process_id === null;
  });
  const [audited] = await world.server.db.current
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'adminHetznerServers.act'))
    .orderBy(desc(auditLog.id));
  expect(audited).toMatchObject({ targetName: 'fsn-1', after: { process, action: 'power-on', node: null } });
});

it('resets a node only when its name is typed, and records the restart', async () => {
  const id = await oneServer({ ipv4: '192.0.2.1' });
  for (const name of [undefined, 'Cellar']) {
    const refused = await world.act(id, { action: 'reset', name });
    expect([refused.status, refusalOf(refused).errors]).toEqual([
      422,
      { name: ['Type the node’s name exactly as shown'] },
    ]);
  }
  const process = await order(id, 'reset', 'Attic');
  expect(await world.ended(process)).toMatchObject({ node_id: world.attic, success: true });
  const [noted] = await world.server.db.current.select().from(nodeReboots).where(eq(nodeReboots.processId, process));
  expect(noted).toMatchObject({ nodeId: world.attic, cause: 'request' });
  // When the node is back, the restart is not recorded as unplanned as well.
  await world.server.services.reboots.noticed(world.attic, new Date());
  expect(await world.server.db.current.$count(nodeReboots, eq(nodeReboots.cause, 'unplanned'))).toBe(0);
});

it('runs one action on a server at a time', async () => {
  const id = await oneServer();
  await world.sandbox.fault({ node, operation: 'POST *', fault: 'http-slow', ms: 500, times: 1 });
  const answers = await Promise.all([world.act(id, { action: 'reboot' }), world.act(id, { action: 'shutdown' })]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refusalOf(refused).message).toBe('Another operation on fsn-1 is in progress. Wait until it finishes.');
  const accepted = answers.find(({ status }) => status === 200)!;
  await world.ended(answerOf('adminHetznerServers.act', accepted).process.id);
});

it('reports in Hetzner’s words that a server is locked', async () => {
  const { result, success } = await world.ended(await order(await oneServer({ isLocked: true }), 'reboot'));
  expect([success, result]).toEqual([false, 'Hetzner rejected the request: server is locked (locked).']);
});

it('reports in Hetzner’s words that an action failed', async () => {
  const { result, success } = await world.ended(await order(await oneServer({ isFailing: true }), 'reboot'));
  const message = 'Hetzner could not complete the action: Action failed (action_failed).';
  expect([success, result]).toEqual([false, message]);
  expect(await world.servers()).toMatchObject([{ process_id: null, failed: { message } }]);
});

it('reports that the token is no longer accepted, or that the server is gone', async () => {
  const id = await oneServer();
  await world.sandbox.control('DELETE', '/hetzner/media/servers/fsn-1');
  const gone = await world.ended(await order(id, 'reboot'));
  expect(gone.result).toBe('It no longer exists at Hetzner: server not found (not_found).');
  await world.sandbox.control('DELETE', '/hetzner/media');
  const revoked = await world.ended(await order(id, 'reboot'));
  expect(revoked.result).toBe('Hetzner does not accept the token: unable to authenticate (unauthorized).');
});

it('keeps polling while Hetzner fails, and requests the action once', async () => {
  const id = await oneServer();
  await world.sandbox.fault({ node, operation: 'GET /v1/actions/*', fault: 'http-500', times: 8 });
  const { success } = await world.ended(await order(id, 'reboot'));
  expect(success).toBe(true);
});

it('does not repeat an action that may have begun when the panel stopped', async () => {
  const id = await oneServer();
  const { number } = (await world.servers())[0]!;
  await world.sandbox.fault({ node, operation: 'POST *', fault: 'http-silent' });
  const process = await order(id, 'reset');
  const begun = () => world.requests(`POST /v1/servers/${number}/actions/reset`);
  await until('Hetzner is asked', async () => (await begun()) === 1);
  await world.restart();
  expect(await world.ended(process)).toMatchObject({
    success: false,
    result: expect.stringMatching(/^The panel stopped/),
  });
  expect(await begun()).toBe(1);
});

it('ends an action whose project was deleted meanwhile', async () => {
  const id = await oneServer();
  await world.sandbox.fault({ node, operation: 'GET /v1/actions/*', fault: 'http-500' });
  const process = await order(id, 'reboot');
  await until(
    'it is looked at',
    async () => (await world.server.db.current.$count(jobs, eq(jobs.state, 'queued'))) > 0,
  );
  const [project] = (await world.admin.ask('adminHetznerProjects.list')).data;
  await world.admin.call('DELETE', `/api/admin/integrations/hetzner/projects/${project!.id}`);
  expect((await world.ended(process)).result).toBe('Its project has been removed from the panel.');
});
