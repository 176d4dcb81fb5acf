import { expect, it, onTestFinished } from 'vitest';
import { until } from '../../../../../tests/support/until.ts';
import { MediaServerError } from '../../../src/domain/media-servers/port.ts';
import { all, type Bench, only, unique, valueOf } from './harness.ts';

/** The common part of Jellyfin and Emby: users of the server, who see everything until they are restricted. */
export function userTests(bench: () => Bench, prefix: string): void {
  it('removes the new user again when it cannot be restricted', async () => {
    const { server, standIn } = bench();
    onTestFinished(() => standIn.heal());
    await standIn.fail('server', `POST ${prefix}/Users/*/Policy`, 'http-500', { times: 1 });
    const name = unique('unrestricted');
    await expect(server.invite({ how: 'user', name, libraries: [] })).rejects.toMatchObject({
      code: 'broken',
      leftover: undefined,
    });
    expect((await all(server.invites())).map((one) => one.name)).not.toContain(name);
  });

  it('names the user that remains when the server disappears between its creation and its restriction', async () => {
    const { claim, standIn } = bench();
    const { fresh, server } = await claim();
    onTestFinished(() => standIn.heal());
    const restricting = `POST ${prefix}/Users/*/Policy`;
    await standIn.fail('server', restricting, 'http-silent');
    await standIn.requestsDuring(async () => {
      const call = server.invite({ how: 'user', name: 'Halfway', libraries: [] }).catch((error: unknown) => error);
      await until('the restriction', async () => (await standIn.requests()).some((sent) => sent.endsWith('/Policy')));
      await fresh.remove();
      const failure = await call;
      expect(failure).toBeInstanceOf(MediaServerError);
      expect(failure).toMatchObject({ code: 'unreachable', leftover: expect.stringMatching(/^[0-9a-f]{32}$/) });
    });
  });

  it('applies limits, and keeps the other fields of the policy', async () => {
    const { server, address, harness } = bench();
    const name = unique('limited');
    const limits = { mayDownload: false, mayTranscode: false, maxStreams: 2 };
    const wanted = { how: 'user', name, password: 'Quiet-Engine-5', libraries: 'all', limits } as const;
    const { invite } = valueOf(await server.invite(wanted));
    const response = await fetch(`${address.url}${prefix}/Users/${invite.id}`, {
      headers: { 'X-Emby-Token': address.key ?? '' },
    });
    expect(await response.json()).toMatchObject({
      Policy: {
        EnableAllFolders: true,
        EnableContentDownloading: false,
        EnableVideoPlaybackTranscoding: false,
        MaxActiveSessions: 2,
        AuthenticationProviderId: 'DefaultAuthenticationProvider',
        EnableRemoteAccess: true,
      },
    });
    // The guest can sign in, but is not an administrator.
    const guest = bench().open({ ...address, key: null }, harness.settings);
    expect(await guest.signIn({ login: name, password: 'Quiet-Engine-5' })).toEqual({
      outcome: 'refused',
      reason: 'not-the-owner',
    });
    await server.removeInvite(invite);
  });

  it('sets an unknown password when none is given', async () => {
    const { server, address, open } = bench();
    const name = unique('closed');
    const { invite } = valueOf(await server.invite({ how: 'user', name, libraries: [] }));
    expect(await open({ ...address, key: null }).signIn({ login: name, password: '' })).toEqual({
      outcome: 'refused',
      reason: 'wrong-password',
    });
    await server.removeInvite(invite);
  });

  it('does not remove an administrator, whatever the caller requests', async () => {
    const { server } = bench();
    const admin = only(await all(server.invites()), (one) => one.isAdmin);
    await expect(server.removeInvite({ ...admin, isAdmin: false })).rejects.toMatchObject({ code: 'unauthorized' });
    expect((await all(server.invites())).some((one) => one.id === admin.id)).toBe(true);
  });

  it('reads 500 users without a request for each', async () => {
    const { claim, standIn } = bench();
    const { fresh, server, key } = await claim();
    const add = (index: number) =>
      fetch(`${fresh.address.url}${prefix}/Users/New`, {
        method: 'POST',
        headers: { 'X-Emby-Token': key.key, 'Content-Type': 'application/json', Connection: 'close' },
        body: JSON.stringify({ Name: `user-${index}` }),
      });
    for (let start = 0; start < 500; start += 25)
      await Promise.all(Array.from({ length: 25 }, (_, index) => add(start + index)));
    const pages: number[] = [];
    const requests = await standIn.requestsDuring(async () => {
      for await (const page of server.invites()) pages.push(page.length);
    });
    expect(pages).toEqual([100, 100, 100, 100, 100, 1]);
    expect(requests.length).toBeLessThan(5);
  });
}
