import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDispatcher } from './dispatcher.ts';
import type { OutboxMessage } from './entry.ts';
import type { Refusal } from './port.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'setImmediate'] }));
afterEach(() => void vi.useRealTimers());

const message = (id: number): OutboxMessage => ({ id, entry: { kind: 'event', channel: 'x', event: 'e', data: {} } });
const refusal = (id: number): Refusal => ({ id, about: `message ${id}`, error: new Error('no') });

/** A dispatcher of an outbox in memory; `send` is what the bus does with messages, by default accepting them. */
function dispatching({ gatherMs = 0, send = async () => [] as readonly Refusal[] } = {}) {
  const waiting: number[] = [];
  const unreadable: Refusal[] = [];
  const sent: number[][] = [];
  const marked: number[] = [];
  const lines: { level: number; msg: string; outboxId?: number; about?: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const setAside = new Set<number>();
  const refused: number[] = [];
  const dispatcher = createDispatcher({
    gatherMs,
    log,
    bus: {
      atOnce: 2,
      async send(messages) {
        sent.push(messages.map(({ id }) => id));
        return send();
      },
      close: async () => {},
    },
    outbox: {
      claim: async (most) => ({
        messages: waiting.splice(0, most).map(message),
        unreadable: unreadable.splice(0),
      }),
      markSent: async (ids) => void marked.push(...ids),
      putBack: async (ids) => {
        refused.push(...ids);
        return setAside;
      },
    },
  });
  onTestFinished(() => dispatcher.stop());
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { dispatcher, waiting, unreadable, sent, marked, lines, setAside, refused, settle };
}

test('sends everything that waits, in parts, and marks it as sent', async () => {
  const { dispatcher, waiting, sent, marked, settle } = dispatching();
  waiting.push(1, 2, 3);
  dispatcher.wake();
  await settle();
  expect([sent, marked]).toEqual([
    [[1, 2], [3]],
    [1, 2, 3],
  ]);
});

test('sends nothing when nothing waits', async () => {
  const { dispatcher, sent, settle } = dispatching();
  dispatcher.wake();
  await settle();
  expect(sent).toEqual([]);
});

test('sends the first message at once, and those committed soon after it together', async () => {
  vi.useRealTimers();
  const { dispatcher, waiting, sent } = dispatching({ gatherMs: 500 });
  for (const id of [1, 2, 3]) {
    waiting.push(id);
    dispatcher.wake();
    await vi.waitFor(() => expect(sent[0]).toEqual([1]));
  }
  await vi.waitFor(() => expect(sent).toEqual([[1], [2, 3]]));
});

test('puts refused and unreadable messages back, marks only the others, and names each in the log', async () => {
  const { dispatcher, waiting, unreadable, marked, refused, setAside, lines, settle } = dispatching({
    send: async () => [refusal(2)],
  });
  setAside.add(9);
  waiting.push(1, 2);
  unreadable.push(refusal(9));
  dispatcher.wake();
  await settle();
  expect([marked, refused]).toEqual([[1], [9, 2]]);
  expect(lines).toMatchObject([
    { level: 50, msg: 'an event was refused for good and set aside', outboxId: 9, about: 'message 9' },
    { level: 40, msg: 'an event was refused and will be sent again', outboxId: 2, about: 'message 2' },
  ]);
});

test('tries again from time to time when nothing can be sent', async () => {
  let isDown = true;
  const { dispatcher, waiting, sent, marked, lines } = dispatching({
    send: async () => {
      if (isDown) throw new Error('unreachable');
      return [];
    },
  });
  waiting.push(1);
  dispatcher.start();
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, marked]).toEqual([[[1]], []]);
  expect(lines).toMatchObject([{ level: 40, msg: 'events were not sent' }]);
  isDown = false;
  waiting.push(1);
  await vi.advanceTimersByTimeAsync(4999);
  expect(marked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(marked).toEqual([1]);
});

test('sends what is committed while it sends, even if that fails', async () => {
  const { dispatcher, waiting, sent, settle } = dispatching({
    send: async () => {
      if (sent.length > 1) return [];
      waiting.push(2);
      dispatcher.wake();
      throw new Error('unreachable');
    },
  });
  waiting.push(1);
  dispatcher.wake();
  await settle();
  expect(sent).toEqual([[1], [2]]);
});

test('finishes what is under way when it stops, and begins nothing more', async () => {
  let finish: (refused: readonly Refusal[]) => void = () => {};
  const { dispatcher, waiting, sent, marked } = dispatching({
    send: () => new Promise((resolve) => (finish = resolve)),
  });
  waiting.push(1, 2, 3);
  dispatcher.start();
  await vi.advanceTimersByTimeAsync(0);
  const stopped = vi.fn<() => void>();
  const stopping = dispatcher.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).not.toHaveBeenCalled();
  finish([]);
  await stopping;
  expect(marked).toEqual([1, 2]);
  dispatcher.wake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([[1, 2]]);
});
