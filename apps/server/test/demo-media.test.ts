import { expect, it, onTestFinished } from 'vitest';
import { freeRow } from '../../../scripts/free-ports.mjs';
import { demoPassword } from '../src/demo/accounts.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';

it('shows one claimed server with libraries and a guest, and another that can be claimed', async () => {
  const sandbox = await startSandboxProcess();
  onTestFinished(() => sandbox.stop());
  const server = await createTestServer({
    env: {
      KRONOS_DEMO: 'on',
      KRONOS_PROVISION: '',
      KRONOS_SANDBOX_URL: sandbox.url,
      KRONOS_DEMO_PORT: String(await freeRow(4)),
      // A demo uses the vendors of the sandbox.
      KRONOS_PLEX_TV_URL: '',
      KRONOS_PLEX_CLIENTS_URL: '',
      KRONOS_EMBY_CONNECT_URL: '',
      KRONOS_DISCORD_URL: '',
    },
  });
  const signedIn = async (email: string) => {
    const client = server.client();
    await client.signIn(email, demoPassword);
    const [first] = (await client.ask('customerServers.list')).data;
    return { client, params: { id: first!.id } };
  };
  const { client, params } = await signedIn('customer@kronos.test');
  const found = await until('the guest', async () => {
    const answer = await client.get(`/api/customer/servers/${params.id}/invites`);
    const list = answer.status === 200 && (await client.ask('customerMedia.invites', { params }));
    return list && list.data.length > 0 && list;
  });
  expect(found).toMatchObject({ access: 'ready', libraries: ['Films', 'Series', 'Music', 'Movies'] });
  expect(found.data).toMatchObject([{ email: 'friend@kronos.test', libraries: ['Films', 'Series'] }]);
  expect(await client.ask('customerMedia.claimStatus', { params })).toMatchObject({
    state: 'claimed',
    account: { name: 'customer' },
  });
  const { data: paths } = await client.ask('customerLibraryPaths.list', { params });
  expect(paths.filter(({ library_id }) => library_id !== null).map(({ name }) => name)).toEqual(['Movies']);
  expect(paths.map(({ name }) => name)).toEqual(['Anime', 'Concerts', 'Movies', 'Movies 4K', 'Series']);
  const [backup] = await until('the backup of invites', async () => {
    const { data } = await client.ask('customerPlexTools.backups', { query: {} });
    return data.length > 0 && data;
  });
  const compared = await client.ask('customerPlexTools.backup', {
    params: { ...params, backup: backup!.id },
    query: {},
  });
  expect(compared.data.map(({ email, drift }) => [email, drift])).toEqual([
    ['friend@kronos.test', 'differs'],
    ['aunt@kronos.test', 'missing'],
  ]);
  expect(await client.ask('session.user')).toMatchObject({ has_plex: true });
  const other = await signedIn('customer2@kronos.test');
  const ask = () => other.client.ask('customerMedia.claimStatus', { params: other.params });
  await until('it is unclaimed', async () => (await ask()).state === 'unclaimed');
});
