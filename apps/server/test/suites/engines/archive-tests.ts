import { expect, it, vi } from 'vitest';
import { filesOf, paced, streamOf, tarGzOf, tarOf } from './archives.ts';
import { createEngine } from '../../../src/engines/index.ts';
import type { Bench } from './bench.ts';
import { mb, unique } from './harness.ts';

/** Reading and writing a container's folders. */
export function archiveTests(bench: () => Bench): void {
  const created = async () => {
    const { id } = await bench().engine.create(await bench().spec());
    return { engine: bench().engine, id };
  };

  it('writes a tar into a created container and reads the same back', async () => {
    const { engine, id } = await created();
    const large = 'x'.repeat(3 * mb);
    await engine.writeArchive(id, '/config', streamOf(await tarOf({ 'a.txt': 'hello', 'deep/er/b.txt': large })));
    expect(await filesOf(await engine.readArchive(id, '/config'))).toEqual({
      'a.txt': 'hello',
      'deep/er/b.txt': large,
    });
    expect(await filesOf(await engine.readArchive(id, '/config/deep/'))).toEqual({ 'er/b.txt': large });
  });

  it('accepts a gzip as well', async () => {
    const { engine, id } = await created();
    await engine.writeArchive(id, '/config', streamOf(await tarGzOf({ 'a.txt': 'packed' })));
    expect(await filesOf(await engine.readArchive(id, '/config'))).toEqual({ 'a.txt': 'packed' });
  });

  it('copies a folder from one server to another', async () => {
    const { engine, id } = await created();
    await engine.writeArchive(id, '/config', streamOf(await tarOf({ 'a.txt': 'moved' })));
    const other = await engine.create(await bench().spec());
    await engine.writeArchive(other.id, '/config', await engine.readArchive(id, '/config'));
    expect(await filesOf(await engine.readArchive(other.id, '/config'))).toEqual({ 'a.txt': 'moved' });
  });

  it('keeps a volume while a container uses it, and removes it afterwards', async () => {
    const { engine, spec } = bench();
    const volume = unique('volume');
    const mounts = [{ source: volume, target: '/config' }];
    const { id } = await engine.create(await spec({ mounts }));
    await engine.writeArchive(id, '/config', streamOf(await tarOf({ 'a.txt': 'kept' })));
    await expect(engine.removeVolume(volume)).rejects.toMatchObject({ code: 'unknown' });
    await engine.remove(id);
    const again = await engine.create(await spec({ mounts }));
    expect(await filesOf(await engine.readArchive(again.id, '/config'))).toEqual({ 'a.txt': 'kept' });
    await engine.remove(again.id);
    await engine.removeVolume(volume);
    await engine.removeVolume(volume);
    const empty = await engine.create(await spec({ mounts }));
    expect(await filesOf(await engine.readArchive(empty.id, '/config'))).not.toHaveProperty('a.txt');
    await engine.remove(empty.id);
    await engine.removeVolume(volume);
  });

  it('lets an archive exceed the time limit while data moves', async () => {
    const { id } = await created();
    const impatient = createEngine(bench().harness.address, { timeoutMs: 1_000 });
    const tar = await tarOf({ 'a.txt': 'x'.repeat(mb) });
    await impatient.writeArchive(id, '/config', paced(streamOf(tar), 250));
    expect(Object.keys(await filesOf(await impatient.readArchive(id, '/config')))).toEqual(['a.txt']);
  });

  it('times out on an archive that stalls', async () => {
    const { id } = await created();
    const impatient = createEngine(bench().harness.address, { timeoutMs: 200 });
    const halting = paced(streamOf(await tarOf({ 'a.txt': 'x'.repeat(mb) })), 60_000);
    await expect(impatient.writeArchive(id, '/config', halting)).rejects.toMatchObject({ code: 'timeout' });
    await vi.waitUntil(() => halting.destroyed);
  });

  it('refuses a folder that does not exist', async () => {
    const { engine, id } = await created();
    const tar = await tarOf({ 'a.txt': 'x'.repeat(mb) });
    await expect(engine.readArchive(id, '/nowhere')).rejects.toMatchObject({ code: 'path-missing' });
    await expect(engine.writeArchive(id, '/nowhere', streamOf(tar))).rejects.toMatchObject({ code: 'path-missing' });
  });

  it('reads one file, and refuses anything that is not a file or is too large to be read whole', async () => {
    const { engine, id } = await created();
    const tar = await tarOf({ 'deep er/a.txt': 'hellö', 'large.bin': Buffer.alloc(mb + 1) });
    await engine.writeArchive(id, '/config', streamOf(tar));
    expect((await engine.readFile(id, '/config/deep er/a.txt')).toString()).toBe('hellö');
    for (const path of ['/config/deep er/b.txt', '/config/nowhere/a.txt', '/config/deep er'])
      await expect(engine.readFile(id, path)).rejects.toMatchObject({ code: 'path-missing' });
    await expect(engine.readFile(id, '/config/large.bin')).rejects.toMatchObject({ code: 'unknown' });
  });

  it('refuses a truncated tar', async () => {
    const { engine, id } = await created();
    const whole = await tarOf({ 'a.txt': 'x'.repeat(mb) });
    const cut = streamOf(whole.subarray(0, mb / 2));
    await expect(engine.writeArchive(id, '/config', cut)).rejects.toMatchObject({ code: 'bad-archive' });
  });

  it('refuses a tar with paths outside the folder', async () => {
    const { engine, id } = await created();
    const sly = streamOf(await tarOf({ '../../outside.txt': 'sly' }));
    await expect(engine.writeArchive(id, '/config', sly)).rejects.toMatchObject({ code: 'bad-archive' });
  });

  it('refuses to write where the mount is read-only', async () => {
    const { engine, spec } = bench();
    const mounts = [{ source: unique('media'), target: '/media', readOnly: true }];
    const { id } = await engine.create(await spec({ mounts }));
    const tar = streamOf(await tarOf({ 'a.txt': 'no' }));
    await expect(engine.writeArchive(id, '/media', tar)).rejects.toMatchObject({ code: 'bad-mount' });
  });

  it('reports a full disk', async () => {
    const { engine, spec, harness } = bench();
    const { source } = await harness.fillDisk();
    const { id } = await engine.create(await spec({ mounts: [{ source, target: '/config' }] }));
    const tar = streamOf(await tarOf({ 'a.bin': Buffer.alloc(2 * mb, 1) }));
    await expect(engine.writeArchive(id, '/config', tar)).rejects.toMatchObject({ code: 'disk-full' });
  });

  it('reports a failure of the archive stream itself', async () => {
    const { engine, id } = await created();
    const broken = streamOf(await tarOf({ 'a.txt': 'x'.repeat(mb) }));
    broken.once('data', () => broken.destroy(new Error('the store is gone')));
    await expect(engine.writeArchive(id, '/config', broken)).rejects.toMatchObject({ name: 'EngineError' });
  });
}
