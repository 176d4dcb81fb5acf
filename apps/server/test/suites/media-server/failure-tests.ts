import { describe, expect, it, onTestFinished } from 'vitest';
import { patience } from '../../../../../scripts/patience.mjs';
import { until } from '../../../../../tests/support/until.ts';
import { MediaServerError } from '../../../src/domain/media-servers/port.ts';
import { all, type Bench, unique } from './harness.ts';

/** The code of each failure, for requests with their own path and for those that name a record. */
const codes = {
  'http-401': 'unauthorized',
  'http-404': 'changed',
  'http-429': 'too-many',
  'http-500': 'broken',
  'http-html': 'changed',
  'http-silent': 'timeout',
  'http-moved': 'changed',
  'http-changed': 'changed',
} as const;

const codeOf = (error: unknown) => (error instanceof MediaServerError ? error.code : error);

/** The failures of a server and of its vendor, which every product reports alike. */
export function failureTests(bench: () => Bench, listing: string): void {
  /** Settings with short time limits for a silent side, and without pauses between attempts. */
  const impatience = (fault: string, pauses: number[] = []) => ({
    ...(fault === 'http-silent' && { timeoutMs: 300 * patience }),
    pause: async (ms: number) => void pauses.push(ms),
  });
  const impatient = (fault = '', pauses: number[] = []) => bench().open(bench().address, impatience(fault, pauses));
  const failing = async (...fault: Parameters<Bench['standIn']['fail']>) => {
    const { standIn } = bench();
    onTestFinished(() => standIn.heal());
    await standIn.fail(...fault);
  };

  describe.each(Object.entries(codes))('%s', (fault, code) => {
    it(`is "${code}"`, async () => {
      await failing('server', listing, fault);
      expect(await impatient(fault).libraries().catch(codeOf)).toBe(code);
    });

    it('leaves no library, invitation or claim behind', async () => {
      const { server, harness, standIn, open } = bench();
      const before = { libraries: await server.libraries(), invites: await all(server.invites()) };
      const fresh = await standIn.serve();
      for (const service of ['server', 'vendor'] as const) await failing(service, '*', fault);
      const driver = impatient(fault);
      const failures = [
        await driver.addLibrary({ name: unique('Never'), kind: 'movies', paths: [harness.folder] }).catch(codeOf),
        await driver.invite(harness.guest()).catch(codeOf),
      ];
      // Not an error of another kind.
      for (const failure of failures) expect(failure).not.toBeInstanceOf(Error);
      const claiming = await open(fresh.address, impatience(fault))
        .claim(standIn.owner)
        .catch((error: unknown) => error);
      expect(claiming).not.toMatchObject({ outcome: 'done' });
      await standIn.heal();
      expect({ libraries: await server.libraries(), invites: await all(server.invites()) }).toEqual(before);
      expect((await open(fresh.address).info()).isClaimed).toBe(false);
    });
  });

  it('repeats a read after a failure, twice at most, and waits longer each time', async () => {
    const { standIn } = bench();
    const pauses: number[] = [];
    const driver = impatient('', pauses);
    await failing('server', listing, 'http-500', { times: 2 });
    expect(await standIn.requestsDuring(() => driver.libraries())).toEqual([listing, listing, listing]);
    expect(pauses).toEqual([200, 400]);
    await failing('server', listing, 'http-500', { times: 3 });
    await expect(driver.libraries()).rejects.toMatchObject({ code: 'broken' });
  });

  it('waits as long as the server asks, unless that is too long', async () => {
    const pauses: number[] = [];
    const driver = impatient('', pauses);
    await failing('server', listing, 'http-429', { times: 1, ms: 3_000 });
    expect(await driver.libraries()).toEqual(expect.any(Array));
    expect(pauses).toEqual([3_000]);
    await failing('server', listing, 'http-429', { times: 1, ms: 60_000 });
    await expect(driver.libraries()).rejects.toMatchObject({ code: 'too-many', retryAfterMs: 60_000 });
  });

  it('does not repeat a change when it is unknown whether it was carried out', async () => {
    const { standIn, harness } = bench();
    for (const fault of ['http-500', 'http-silent']) {
      const driver = impatient(fault);
      await failing('server', 'POST *', fault);
      const sent = await standIn.requestsDuring(() =>
        driver
          .addLibrary({ name: unique('Once'), kind: 'movies', paths: [harness.folder] })
          .catch((error: unknown) => error),
      );
      expect(sent.filter((request) => request.startsWith('POST'))).toHaveLength(1);
      await standIn.heal();
    }
  });

  it('aborts a call when its signal is aborted', async () => {
    const { open, address } = bench();
    await failing('server', listing, 'http-silent');
    const leaving = new AbortController();
    const call = open(address).libraries({ signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
  });

  it('is "unreachable" when the server is gone', async () => {
    const { claim } = bench();
    const { fresh, server } = await claim();
    await fresh.remove();
    await expect(server.info()).rejects.toMatchObject({ code: 'unreachable' });
    await expect(server.scan()).rejects.toMatchObject({ code: 'unreachable' });
    await expect(server.invite(bench().harness.guest())).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('fails at once when the server is removed in the middle of an invitation', async () => {
    const { claim, standIn, harness } = bench();
    const { fresh, server } = await claim();
    await server.addLibrary({ name: 'Films', kind: 'movies', paths: [harness.folder] });
    // The first request is under way when the server disappears.
    await failing('server', '*', 'http-silent');
    await standIn.requestsDuring(async () => {
      const call = server.invite({ ...harness.guest(), libraries: ['Films'] }).catch(codeOf);
      await until('the first request', async () => (await standIn.requests()).length > 0);
      await fresh.remove();
      expect(await call).toBe('unreachable');
    });
  });
}
