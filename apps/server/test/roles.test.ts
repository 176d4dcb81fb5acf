import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
});
afterAll(() => server.stop());

it('closes the user’s sockets with 4100 on a role change, and authorizes channels by the new roles', async () => {
  const { services } = server;
  const [admin, customer] = [await server.as('admin'), await server.as('customer')];
  const { realtime, tenant } = await admin.ask('system.settings');
  const [{ id }, other] = [await server.person('admin'), await server.person('customer')];
  const theirs = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
  const others = await joinChannel(server, realtime, customer, `private-user.${other.id}`);

  const changed = await services.users.setRoles(id, { isAdmin: false, isTrial: true });
  expect(changed).toMatchObject({ id, isAdmin: false, isTrial: true, isModerator: false });
  await until('the disconnect', () => theirs.closed.length > 0);
  expect([theirs.closed, others.closed]).toEqual([[4100], []]);
  expect((await admin.get('/api/get-user')).body).toMatchObject({ id, is_admin: false, is_trial: true });
  const asked = await admin.post('/api/broadcasting/auth', {
    socket_id: '1.1',
    channel_name: `private-admin.${tenant}`,
  });
  expect(asked.status).toBe(403);
});

it('changes and closes nothing for an unknown user or a rolled-back role change', async () => {
  const { services, db } = server;
  expect(await services.users.setRoles(2_000_000_000, { isAdmin: true })).toBeUndefined();
  const client = await server.as('customer');
  const { realtime } = await client.ask('system.settings');
  const { id } = await server.person('customer');
  const socket = await joinChannel(server, realtime, client, `private-user.${id}`);
  const undone = db.transaction(async () => {
    await services.users.setRoles(id, { isAdmin: true });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await services.notifications.send([id], { title: 'Still here', content: '' });
  await until('the event', () => socket.events('new-notification').length > 0);
  expect(socket.closed).toEqual([]);
  expect((await client.ask('session.user')).is_admin).toBe(false);
});
