import { inspect } from 'node:util';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { type Bench, unique, valueOf } from './harness.ts';

/** From the first start of a server to its reset. */
export function claimTests(bench: () => Bench): void {
  it('claims a fresh server once, and answers a second claim of the same account like the first', async () => {
    const { standIn, open } = bench();
    const fresh = await standIn.serve();
    const server = open(fresh.address);
    expect(await server.info()).toMatchObject({
      isClaimed: false,
      machineId: expect.stringMatching(/^[0-9a-f]{32,40}$/),
    });

    const { key } = valueOf(await server.claim(standIn.owner));
    expect((await server.info()).isClaimed).toBe(true);
    expect(await server.claim(standIn.owner)).toMatchObject({ outcome: 'done' });
    expect(await server.claim(standIn.stranger)).toEqual({ outcome: 'refused', reason: 'already-claimed' });

    const withKey = open({ ...fresh.address, key });
    expect(await withKey.libraries()).toEqual([]);
    await expect(open({ ...fresh.address, key: 'nonsense' }).libraries()).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await withKey.signOut(key);
    await expect(withKey.libraries()).rejects.toMatchObject({ code: 'unauthorized' });
    await withKey.signOut(key);
  });

  it('signs in the owner and nobody else', async () => {
    const { standIn, claim, open } = bench();
    const { fresh } = await claim();
    const server = open(fresh.address);
    const { key, account } = valueOf(await server.signIn(standIn.owner));
    expect(account.name).not.toBe('');
    expect(await open({ ...fresh.address, key }).libraries()).toEqual([]);
    expect(await server.signIn({ ...standIn.owner, password: 'wrong' })).toEqual({
      outcome: 'refused',
      reason: 'wrong-password',
    });
    expect(await server.signIn(standIn.stranger)).toMatchObject({ outcome: 'refused' });
  });

  it('resets a claim with its key, and a second time without effect', async () => {
    const { claim, open, standIn } = bench();
    const { fresh, server } = await claim();
    const { machineId } = await server.info();
    const reset = await server.resetClaim();
    if (reset.how === 'edit-file') await fresh.edit(reset.folder, reset.file, reset.edit);
    expect(await open(fresh.address).info()).toMatchObject({ isClaimed: false, machineId });
    expect(await open(fresh.address).resetClaim()).toEqual({ how: 'done' });
    // Another account may claim it now.
    expect(await open(fresh.address).claim(standIn.stranger)).toMatchObject({ outcome: 'done' });
  });

  it('resets a claim whose key is lost with the named file, and keeps the libraries', async () => {
    const { claim, open, standIn, harness } = bench();
    const { fresh, server } = await claim();
    const name = unique('Films');
    await server.addLibrary({ name, kind: 'movies', paths: [harness.folder] });
    const { machineId } = await server.info();

    const lost = open({ ...fresh.address, key: 'lost' });
    const reset = await lost.resetClaim();
    if (reset.how !== 'edit-file') throw new Error('The claim was reset without its key.');
    expect(reset.folder).toMatch(/^\/config\//);
    await fresh.edit(reset.folder, reset.file, reset.edit);
    expect(await lost.info()).toMatchObject({ isClaimed: false, machineId });
    const { key } = valueOf(await open(fresh.address).claim(standIn.owner));
    const libraries = await open({ ...fresh.address, key }).libraries();
    expect(libraries.map((one) => one.name)).toEqual([name]);
  });

  it('neither logs nor throws a user’s credentials', async () => {
    const { claim, standIn, open } = bench();
    const { fresh } = await claim();
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const server = open(fresh.address, { log });
    const secret = { ...standIn.owner, code: '987654' };
    const { key } = valueOf(await server.claim(secret));
    for (const fault of ['http-500', 'http-html', 'http-moved', 'http-changed']) {
      for (const service of ['vendor', 'server'] as const) {
        await standIn.fail(service, '*', fault);
        await server.signIn(secret).catch((error: unknown) => void lines.push(inspect(error, { depth: 10 })));
        await standIn.heal();
      }
    }
    await server.signOut(key);
    expect(lines.length).toBeGreaterThan(10);
    for (const word of [secret.login, secret.password, secret.code, key])
      expect(lines.filter((line) => line.includes(word))).toEqual([]);
  });
}
