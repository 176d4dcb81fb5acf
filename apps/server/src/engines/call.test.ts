import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callEngine, outliving } from './call.ts';
import { engineError } from './failures.ts';
import { createEngine } from './index.ts';
import { type EngineAddress, EngineError } from './port.ts';
import { portOf } from '../../test/suites/engines/harness.ts';

const explain = (error: unknown) => engineError('unreachable', error);

/** Sends one piece and then nothing, without an end. */
const stalled = () => Readable.from(pieceAndSilence(), { objectMode: false });

async function* pieceAndSilence(piece = Buffer.from('piece')) {
  yield piece;
  await new Promise(() => undefined);
}

it('destroys the source when the reader of a stalled stream closes', async () => {
  const source = stalled();
  const stream = outliving(source, { signal: undefined, explain });
  // A little later, when the next piece is awaited.
  stream.once('data', () => setImmediate(() => stream.destroy()));
  await vi.waitUntil(() => source.destroyed);
  expect(source.destroyed).toBe(true);
});

it('ends a stalled stream when its signal is aborted', async () => {
  const controller = new AbortController();
  const source = stalled();
  const stream = outliving(source, { signal: controller.signal, explain });
  stream.once('data', () => setImmediate(() => controller.abort()));
  const ended = new Promise((resolve) => stream.once('error', resolve));
  expect(await ended).toMatchObject({ code: 'aborted' });
  await vi.waitUntil(() => source.destroyed);
});

it('does not count a slow reader as silence of the engine, but counts the engine’s own silence afterwards', async () => {
  const silenceMs = 100;
  const large = Buffer.alloc(100_000);
  const source = Readable.from(pieceAndSilence(large), { objectMode: false });
  const stream = outliving(source, { signal: undefined, explain, silenceMs });
  // More than fits in the buffers: the engine waits for its reader.
  await sleep(3 * silenceMs);
  expect(stream.destroyed).toBe(false);
  let read = 0;
  const reading = (async () => {
    for await (const piece of stream) read += piece.length;
  })();
  await expect(reading).rejects.toMatchObject({ code: 'timeout' });
  expect(read).toBe(large.length);
  await vi.waitUntil(() => source.destroyed);
});

describe.each(['docker', 'sandbox'] as const)('a %s engine that stops sending', (kind) => {
  /** An engine that answers every request with these bytes and then sends nothing more. */
  async function engineThatSends(words: string | Buffer) {
    const server = createServer((_, answer) => void answer.writeHead(200).write(words));
    const folder = await mkdtemp(join(tmpdir(), 'kronos-silent-'));
    const socketPath = join(folder, 'engine.sock');
    server.listen(kind === 'docker' ? { path: socketPath } : { host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    onTestFinished(async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    });
    const address: EngineAddress =
      kind === 'docker' ? { kind, socketPath } : { kind, url: `http://127.0.0.1:${portOf(server)}`, node: 'silent' };
    return createEngine(address, { silenceMs: 200 });
  }
  const timedOut = { name: 'EngineError', code: 'timeout', message: expect.stringMatching(/did not respond in time/) };

  it('times out in the middle of an archive', async () => {
    const engine = await engineThatSends(Buffer.alloc(512));
    const archive = await engine.readArchive('one', '/config');
    await expect(archive.toArray()).rejects.toMatchObject(timedOut);
  });

  it('times out in the middle of a pull', async () => {
    const line = kind === 'docker' ? { id: 'a', status: 'Pulling' } : { layer: 'a', status: 'Pulling' };
    const engine = await engineThatSends(`${JSON.stringify(line)}\n`);
    const seen: string[] = [];
    await expect(engine.pull('some/image', ({ layer }) => seen.push(layer))).rejects.toMatchObject(timedOut);
    expect(seen).toEqual(['a']);
  });
});

it('removes its listeners from the signal when the call ends', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await callEngine({ timeoutMs: 1_000, signal, explain }, async () => 'done');
  await expect(
    callEngine({ timeoutMs: 1_000, signal, explain }, () => Promise.reject(new Error('no'))),
  ).rejects.toBeInstanceOf(EngineError);
  expect(removed.mock.calls.length).toBe(added.mock.calls.length);
});
