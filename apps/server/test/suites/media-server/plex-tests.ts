import { expect, it } from 'vitest';
import { all, type Bench, only, valueOf } from './harness.ts';
import { acceptShare, shareMany } from './plex-people.ts';

/** What only Plex has: shares with plex.tv accounts, and their second factor. */
export function plexTests(bench: () => Bench): void {
  it('asks for the code of a second factor, and claims with it', async () => {
    const { standIn, open } = bench();
    const fresh = await standIn.serve();
    if (!standIn.careful) throw new Error('The stand-in has nobody with a second factor.');
    const { code, ...without } = standIn.careful;
    const server = open(fresh.address);
    expect(await server.claim(without)).toEqual({ outcome: 'refused', reason: 'code-wanted' });
    expect(await server.claim({ ...without, code: '000000' })).toEqual({ outcome: 'refused', reason: 'code-wanted' });
    expect((await server.info()).isClaimed).toBe(false);
    expect(await server.claim({ ...without, code })).toMatchObject({ outcome: 'done' });
  });

  it('keeps an invitation to an address without an account open', async () => {
    const { server, harness } = bench();
    await server.addLibrary({ name: 'Films', kind: 'movies', paths: [harness.folder] });
    const answer = await server.invite({ how: 'share', email: 'nobody@kronos.test', libraries: 'all' });
    expect(answer).toMatchObject({
      outcome: 'done',
      value: { invite: { state: 'pending', hasAccount: false, email: 'nobody@kronos.test', name: null } },
    });
    const known = await server.invite({ how: 'share', email: 'friend@kronos.test', libraries: 'all' });
    expect(known).toMatchObject({ value: { invite: { state: 'pending', hasAccount: true, name: 'friend' } } });
    for (const each of [answer, known]) if (each.outcome === 'done') await server.removeInvite(each.value.invite);
  });

  it('refuses the owner and an invalid address', async () => {
    const { server, harness, standIn } = bench();
    await server.addLibrary({ name: 'Films', kind: 'movies', paths: [harness.folder] });
    const invite = (email: string) => server.invite({ how: 'share', email, libraries: 'all' });
    expect(await invite(standIn.owner.login)).toEqual({ outcome: 'refused', reason: 'own-account' });
    expect(await invite('not an address')).toEqual({ outcome: 'refused', reason: 'bad-address' });
  });

  it('shows a share as accepted, changes it, and ends it without touching other servers', async () => {
    const { claim, standIn, harness } = bench();
    const [one, two] = [await claim(), await claim()];
    for (const { server } of [one, two]) {
      await server.addLibrary({ name: 'Films', kind: 'movies', paths: [harness.folder] });
      await server.invite({ how: 'share', email: standIn.stranger.login, libraries: ['Films'] });
    }
    await acceptShare(standIn.url, await one.server.info(), standIn.stranger);
    const share = only(await all(one.server.invites()));
    expect(share).toMatchObject({ state: 'accepted', name: 'stranger', libraries: ['Films'] });
    await one.server.removeInvite(share);
    expect(await all(one.server.invites())).toEqual([]);
    expect(await all(two.server.invites())).toMatchObject([{ state: 'pending', email: standIn.stranger.login }]);
  });

  it('ends an invitation that was accepted in the meantime', async () => {
    const { claim, standIn, harness } = bench();
    const { server } = await claim();
    await server.addLibrary({ name: 'Films', kind: 'movies', paths: [harness.folder] });
    const wanted = { how: 'share', email: standIn.stranger.login, libraries: 'all' } as const;
    const { invite } = valueOf(await server.invite(wanted));
    await acceptShare(standIn.url, await server.info(), standIn.stranger);
    await server.removeInvite(invite);
    expect(await all(server.invites())).toEqual([]);
  });

  it('reads the 500 shares of one account in pages, without a request for each', async () => {
    const { claim, standIn, harness } = bench();
    const { server } = await claim();
    await server.addLibrary({ name: 'Films', kind: 'movies', paths: [harness.folder] });
    const email = (index: number) => `share-${index}@kronos.test`;
    await shareMany(
      standIn.url,
      await server.info(),
      standIn.owner,
      Array.from({ length: 500 }, (_, index) => email(index)),
    );
    let seen: (string | null)[] = [];
    const requests = await standIn.requestsDuring(async () => {
      seen = (await all(server.invites())).map((one) => one.email);
    });
    expect(new Set(seen)).toEqual(new Set(Array.from({ length: 500 }, (_, index) => email(index))));
    expect(requests.length).toBeLessThan(12);
  });

  it('reports that a claim must come from its own network when Plex refuses it', async () => {
    const { standIn, open } = bench();
    const fresh = await standIn.serve();
    await standIn.fail('server', 'POST /myplex/claim', 'http-401', { times: 1 });
    expect(await open(fresh.address).claim(standIn.owner)).toEqual({ outcome: 'refused', reason: 'not-local' });
    expect((await open(fresh.address).info()).isClaimed).toBe(false);
  });

  it('claims from inside the container when Plex refuses the published port', async () => {
    const { standIn, open } = bench();
    const fresh = await standIn.serve();
    await standIn.fail('server', 'POST /myplex/claim', 'http-401', { times: 2 });
    const beyondReach = { ...fresh.address, postInside: async () => undefined };
    expect(await open(beyondReach).claim(standIn.owner)).toEqual({ outcome: 'refused', reason: 'not-local' });
    const address = { ...fresh.address, postInside: fresh.postInside };
    expect(await open(address).claim(standIn.owner)).toMatchObject({ outcome: 'done' });
    expect((await open(address).info()).isClaimed).toBe(true);
  });
}
