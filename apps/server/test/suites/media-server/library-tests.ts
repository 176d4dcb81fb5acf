import { expect, it } from 'vitest';
import { untilHolds } from '../../../../../tests/support/until.ts';
import { type Bench, only, unique, valueOf } from './harness.ts';

/** Libraries, their scans, and collections of their titles. Leaves a real server unchanged. */
export function libraryTests(bench: () => Bench): void {
  const withLibrary = async (work: (id: string, name: string) => Promise<unknown>) => {
    const { server, harness } = bench();
    const name = unique('Kronos films');
    const { id } = valueOf(await server.addLibrary({ name, kind: 'movies', paths: [harness.folder] }));
    try {
      await work(id, name);
    } finally {
      await server.removeLibrary(id);
    }
  };

  it('adds a library, lists it, and removes it, even when it is already gone', async () => {
    const { server, harness } = bench();
    await withLibrary(async (id, name) => {
      const listed = (await server.libraries()).find((one) => one.id === id);
      expect(listed).toMatchObject({ id, name, kind: 'movies', paths: [harness.folder] });
      await server.removeLibrary(id);
      expect((await server.libraries()).some((one) => one.id === id)).toBe(false);
    });
  });

  it('returns the existing library when it is added again, and refuses the name for other folders', async () => {
    const { server, harness } = bench();
    await withLibrary(async (id, name) => {
      const again = await server.addLibrary({ name, kind: 'movies', paths: [harness.folder] });
      expect(again).toMatchObject({ outcome: 'done', value: { id } });
      const other = await server.addLibrary({ name, kind: 'movies', paths: [harness.folder, '/config'] });
      expect(other).toEqual({ outcome: 'refused', reason: 'name-taken' });
      expect((await server.libraries()).filter((one) => one.name === name)).toHaveLength(1);
    });
  });

  it('refuses a folder that the server cannot read', async () => {
    const { server } = bench();
    const name = unique('Nowhere');
    const added = await server.addLibrary({ name, kind: 'shows', paths: [`/nowhere/${name}`] });
    expect(added).toEqual({ outcome: 'refused', reason: 'path-missing' });
    expect((await server.libraries()).some((one) => one.name === name)).toBe(false);
  });

  it('refuses a library of mixed kinds as impossible where it is', async () => {
    const { server, harness } = bench();
    const name = unique('Mixed');
    const added = await server.addLibrary({ name, kind: 'mixed', paths: [harness.folder] });
    const reason = server.features['mixed-library'];
    if (added.outcome === 'done') await server.removeLibrary(added.value.id);
    expect(added).toMatchObject(reason ? { outcome: 'impossible', reason } : { outcome: 'done', value: { name } });
  });

  const isScanning = async (id: string) =>
    (await bench().server.libraries()).find((one) => one.id === id)?.isScanning ?? false;
  /** Waits for the end of all scans; a stand-in ends them on request. */
  const settle = async (id: string) => {
    const { harness, address } = bench();
    await harness.standIn?.finishScans(address);
    await untilHolds(
      () => isScanning(id),
      (scans) => !scans,
    );
  };

  it('scans a library, and then returns its titles', async () => {
    const { server } = bench();
    await withLibrary(async (id) => {
      await settle(id);
      await server.scan(id);
      await settle(id);
      await server.scan();
      await settle(id);
      expect(await server.titles(id)).toBeInstanceOf(Array);
    });
  });

  it('stops scans, even those of one library where the product supports it', async () => {
    const { server } = bench();
    await withLibrary(async (id) => {
      await server.scan(id);
      const reason = server.features['stop-one-scan'];
      expect(await server.stopScan(id)).toEqual(
        reason ? { outcome: 'impossible', reason } : { outcome: 'done', value: null },
      );
      await settle(id);
      await server.scan();
      for (const _ of ['running', 'stopped']) expect(await server.stopScan()).toEqual({ outcome: 'done', value: null });
      await untilHolds(
        () => isScanning(id),
        (scans) => !scans,
      );
    });
  });

  it('fails with "missing" for a library that does not exist', async () => {
    const { server } = bench();
    await expect(server.scan('999999')).rejects.toMatchObject({ code: 'missing' });
  });
}

/** Tests that need scans whose end they control, and known titles. */
export function scanTests(bench: () => Bench): void {
  const claimWithLibrary = async () => {
    const { claim, harness } = bench();
    const { fresh, server } = await claim();
    const { id } = valueOf(await server.addLibrary({ name: 'Films', kind: 'movies', paths: [harness.folder] }));
    const isScanning = async () => only(await server.libraries()).isScanning;
    return { fresh, server, id, isScanning };
  };

  it('reports a scan until it ends, and then returns the titles', async () => {
    const { fresh, server, id, isScanning } = await claimWithLibrary();
    const { standIn } = bench();
    expect(await isScanning()).toBe(true);
    expect(await server.titles(id)).toEqual([]);
    await standIn.finishScans(fresh.address);
    expect(await isScanning()).toBe(false);
    expect(await server.titles(id)).toContainEqual({ id: expect.any(String), title: 'Paper Harbour' });
    for (const scan of [() => server.scan(id), () => server.scan()]) {
      await scan();
      expect(await isScanning()).toBe(true);
      await standIn.finishScans(fresh.address);
    }
  });

  it('scans a folder of a library, but no other library', async () => {
    const { fresh, server, id, isScanning } = await claimWithLibrary();
    const { standIn, harness } = bench();
    await standIn.finishScans(fresh.address);
    await server.scan(id, { folder: `${harness.folder}/Paper Harbour (2011) & more` });
    expect(await isScanning()).toBe(true);
    await standIn.finishScans(fresh.address);
    expect(await isScanning()).toBe(false);
    await server.scan(id, { folder: '/elsewhere' });
    expect(await isScanning()).toBe(false);
  });

  it('stops a scan', async () => {
    const { server, id, isScanning } = await claimWithLibrary();
    await server.stopScan(id);
    expect(await isScanning()).toBe(server.features['stop-one-scan'] !== null);
    await server.stopScan();
    expect(await isScanning()).toBe(false);
    expect(await server.titles(id)).toEqual([]);
  });

  it('collects titles, and removes a collection, even when it is already gone', async () => {
    const { fresh, server, id } = await claimWithLibrary();
    await bench().standIn.finishScans(fresh.address);
    const titleIds = (await server.titles(id)).slice(0, 2).map((one) => one.id);
    const added = await server.addCollection({ libraryId: id, title: 'Rainy days', titleIds });
    expect(await server.collections(id)).toEqual([{ id: added.id, title: 'Rainy days', size: 2 }]);
    await server.removeCollection(added.id);
    expect(await server.collections(id)).toEqual([]);
    await server.removeCollection(added.id);
  });
}
