import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { callEngine, outliving } from './call.ts';
import { engineError } from './failures.ts';
import { EngineError } from './port.ts';

const explain = (error: unknown) => engineError('unreachable', error);

/** Sends one piece and then nothing, without an end. */
const stalled = () => Readable.from(pieceAndSilence(), { objectMode: false });

async function* pieceAndSilence() {
  yield Buffer.from('piece');
  await new Promise(() => undefined);
}

it('lets go of the engine when the reader of a stalled stream goes', async () => {
  const source = stalled();
  const stream = outliving(source, { signal: undefined, explain });
  // A little later, when the next piece is waited for.
  stream.once('data', () => setImmediate(() => stream.destroy()));
  await vi.waitUntil(() => source.destroyed);
  expect(source.destroyed).toBe(true);
});

it('ends a stalled stream with the signal of the call', async () => {
  const controller = new AbortController();
  const source = stalled();
  const stream = outliving(source, { signal: controller.signal, explain });
  stream.once('data', () => setImmediate(() => controller.abort()));
  const ended = new Promise((resolve) => stream.once('error', resolve));
  expect(await ended).toMatchObject({ code: 'aborted' });
  await vi.waitUntil(() => source.destroyed);
});

it('leaves nothing on the signal of a call that is over', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await callEngine({ timeoutMs: 1_000, signal, explain }, async () => 'done');
  await expect(
    callEngine({ timeoutMs: 1_000, signal, explain }, () => Promise.reject(new Error('no'))),
  ).rejects.toBeInstanceOf(EngineError);
  expect(removed.mock.calls.length).toBe(added.mock.calls.length);
});
