import { expect, it } from 'vitest';
import { all, type Bench, only, valueOf } from './harness.ts';
import { userTests } from './user-tests.ts';

/** What only Emby has: Connect. */
export function embyTests(bench: () => Bench): void {
  userTests(bench, '/emby');

  const accept = async (email: string) => {
    const url = `${bench().standIn.url}/accounts/connect.emby.media/${email}/accept`;
    await fetch(url, { method: 'POST', headers: { 'X-Kronos-Sandbox': '1' } });
  };

  it('invites an account of Connect, which accepts, and does not send a second invitation', async () => {
    const { claim, harness } = bench();
    const { server } = await claim();
    await server.addLibrary({ name: 'Films', kind: 'movies', paths: [harness.folder] });
    const wanted = { how: 'connect', email: 'friend@kronos.test', libraries: ['Films'] } as const;
    const answer = await server.invite(wanted);
    expect(answer).toMatchObject({
      outcome: 'done',
      value: { invite: { how: 'connect', state: 'pending', hasAccount: true, libraries: ['Films'] } },
    });
    const find = async () => (await all(server.invites())).filter((one) => one.how === 'connect');
    expect(await find()).toMatchObject([{ state: 'pending', email: 'friend@kronos.test' }]);
    expect(await server.invite(wanted)).toEqual({ outcome: 'refused', reason: 'already-invited' });
    await accept('friend@kronos.test');
    const invite = only(await find());
    expect(invite).toMatchObject({ state: 'accepted' });
    await server.removeInvite(invite);
    expect(await find()).toEqual([]);
    expect(await server.invite(wanted)).toMatchObject({ outcome: 'done' });
  });

  it('keeps an invitation to an address without an account open', async () => {
    const { claim } = bench();
    const { server } = await claim();
    const answer = await server.invite({ how: 'connect', email: 'nobody@kronos.test', libraries: [] });
    expect(answer).toMatchObject({ outcome: 'done', value: { invite: { state: 'pending', hasAccount: false } } });
    const none = await server.invite({ how: 'connect', email: 'no address', libraries: [] });
    expect(none).toEqual({ outcome: 'refused', reason: 'bad-address' });
  });

  it('leaves no user behind when Connect cannot be reached', async () => {
    const { claim, standIn } = bench();
    const { server } = await claim();
    await standIn.fail('server', 'POST /emby/Users/*/Connect/Link', 'http-500', { times: 1 });
    const wanted = { how: 'connect', email: 'friend@kronos.test', libraries: [] } as const;
    await expect(server.invite(wanted)).rejects.toMatchObject({ code: 'broken', leftover: undefined });
    expect(await all(server.invites())).toHaveLength(1);
  });

  it('signs in an administrator through Connect, but no guest', async () => {
    const { claim, standIn, open } = bench();
    const { fresh, server, key } = await claim();
    const viaConnect = { ...standIn.owner, viaConnect: true };
    const outside = open(fresh.address);
    expect(await outside.signIn(viaConnect)).toEqual({ outcome: 'refused', reason: 'not-the-owner' });
    const admin = (await all(server.invites())).find((one) => one.isAdmin);
    const link = `${fresh.address.url}/emby/Users/${admin?.id}/Connect/Link?ConnectUsername=${standIn.owner.login}`;
    await fetch(link, { method: 'POST', headers: { 'X-Emby-Token': key.key } });
    await accept(standIn.owner.login);
    const entered = valueOf(await outside.signIn(viaConnect));
    expect(await open({ ...fresh.address, key: entered.key }).libraries()).toEqual([]);

    await server.invite({ how: 'connect', email: standIn.stranger.login, libraries: [] });
    await accept(standIn.stranger.login);
    expect(await outside.signIn({ ...standIn.stranger, viaConnect: true })).toEqual({
      outcome: 'refused',
      reason: 'not-the-owner',
    });
    expect(await outside.signIn({ ...viaConnect, password: 'wrong' })).toEqual({
      outcome: 'refused',
      reason: 'wrong-password',
    });
  });
}
