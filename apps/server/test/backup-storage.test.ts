import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLocalFolder } from '../src/integrations/backup-storage/local-folder.ts';
import { createS3 } from '../src/integrations/backup-storage/s3.ts';
import { startS3 } from './support/s3-server.ts';

const kib = 1024;
const content = randomBytes(300 * kib);
/** Chunks that do not line up with the parts. */
const pieces = () =>
  Readable.from(
    Array.from({ length: 43 }, (_, at) => content.subarray(at * 7168, Math.min((at + 1) * 7168, content.length))),
    {
      objectMode: false,
    },
  );
const broken = () =>
  Readable.from(
    (async function* () {
      yield content.subarray(0, 200 * kib);
      throw new Error('the node is gone');
    })(),
    { objectMode: false },
  );

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'kronos-backups-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return { path, storage: createLocalFolder(join(path, 'kept')), left: () => readdir(join(path, 'kept')) };
}

describe('a folder', () => {
  it('returns what was written, and removes it', async () => {
    const { storage, left } = await folder();
    await storage.write('one.tar.gz', pieces());
    expect((await buffer(await storage.read('one.tar.gz'))).equals(content)).toBe(true);
    await storage.remove('one.tar.gz');
    await storage.remove('one.tar.gz');
    expect(await left()).toEqual([]);
    await expect(storage.read('one.tar.gz')).rejects.toMatchObject({ code: 'missing' });
  });

  it('keeps nothing of a stream that broke off or was aborted', async () => {
    const { storage, left } = await folder();
    await expect(storage.write('half', broken())).rejects.toThrow('the node is gone');
    const signal = AbortSignal.timeout(20);
    const endless = new Readable({ read() {} });
    endless.push('begun');
    await expect(storage.write('half', endless, { signal })).rejects.toThrow();
    expect([await left(), endless.destroyed]).toEqual([[], true]);
  });

  it('reports when it cannot write there', async () => {
    const { path } = await folder();
    await writeFile(join(path, 'file'), '');
    await expect(createLocalFolder(join(path, 'file')).write('one', pieces())).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await readFile(join(path, 'file'), 'utf8')).toBe('');
  });
});

describe('a bucket', () => {
  it('uploads a large file in parts and a small one at once, each signed with its content', async () => {
    const s3 = await startS3();
    const storage = createS3({ ...s3.options, partBytes: 64 * kib });
    await storage.write('large.tar.gz', pieces());
    expect(s3.calls).toEqual(['begin', 'part', 'part', 'part', 'part', 'part', 'complete']);
    expect((await buffer(await storage.read('large.tar.gz'))).equals(content)).toBe(true);
    await storage.write('small.tar.gz', Readable.from([content.subarray(0, 9)], { objectMode: false }));
    await storage.write('none', Readable.from([], { objectMode: false }));
    expect([s3.files.get('small.tar.gz')?.length, s3.files.get('none')?.length]).toEqual([9, 0]);
    await storage.remove('large.tar.gz');
    expect([...s3.files.keys()]).toEqual(['small.tar.gz', 'none']);
    await expect(storage.read('large.tar.gz')).rejects.toMatchObject({ code: 'missing' });
  });

  it.each([
    ['part', { status: 507, code: 'XMinioStorageFull' }, 'full'],
    ['part', { status: 503, code: 'SlowDown' }, 'unreachable'],
    ['complete', { status: 400, code: 'InvalidPart' }, 'unknown'],
  ])('aborts the upload when a %s is answered with %j', async (kind, answer, code) => {
    const s3 = await startS3();
    s3.fail((call) => (call === kind ? answer : undefined));
    const storage = createS3({ ...s3.options, partBytes: 64 * kib });
    await expect(storage.write('half', pieces())).rejects.toMatchObject({ code });
    expect([s3.calls.at(-1), s3.uploads.size, s3.files.size]).toEqual(['abort', 0, 0]);
  });

  it('keeps nothing of a stream that broke off', async () => {
    const s3 = await startS3();
    await expect(createS3({ ...s3.options, partBytes: 64 * kib }).write('half', broken())).rejects.toThrow('gone');
    expect([s3.uploads.size, s3.files.size]).toEqual([0, 0]);
  });

  it('reports refused keys and an unreachable endpoint', async () => {
    const s3 = await startS3();
    const forged = createS3({ ...s3.options, secretAccessKey: 'another' });
    await expect(forged.write('one', pieces())).rejects.toMatchObject({ code: 'refused' });
    const away = createS3({ ...s3.options, endpoint: 'http://127.0.0.1:9' });
    await expect(away.write('one', pieces())).rejects.toMatchObject({ code: 'unreachable' });
    expect(s3.files.size).toBe(0);
  });
});
