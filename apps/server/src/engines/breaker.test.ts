import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBreaker } from './breaker.ts';
import { engineError } from './failures.ts';
import { guardEngine, guardHost } from './guarded-engine.ts';
import { createEngine } from './index.ts';
import type { CallOptions, NodeEngine, NodeHost } from './port.ts';
import { portOf } from '../../test/suites/engines/harness.ts';

/** A node behind a breaker that hangs, refuses or answers as the test sets, with a clock moved by hand. */
function bench() {
  let time = 0;
  let back = 0;
  let asked = 0;
  let answer: () => Promise<string> = async () => 'here';
  const guard = createBreaker({ now: () => time, onRecovery: () => void (back += 1) });
  return {
    ask: (isEager?: boolean) =>
      guard(
        () => {
          asked += 1;
          return answer();
        },
        { isEager },
      ),
    answers: (next: () => Promise<string>) => void (answer = next),
    pass: (ms: number) => void (time += ms),
    get asked() {
      return asked;
    },
    get back() {
      return back;
    },
  };
}

const silent = () => Promise.reject(engineError('timeout'));

it('pauses calls to a node that timed out for three seconds, then twice as long each time, up to a minute', async () => {
  const node = bench();
  node.answers(silent);
  const rests = [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000];
  await expect(node.ask()).rejects.toMatchObject({ code: 'timeout' });
  for (const [index, rest] of rests.entries()) {
    node.pass(rest - 1);
    await expect(node.ask()).rejects.toMatchObject({ code: 'timeout' });
    expect(node.asked).toBe(index + 1);
    node.pass(1);
    await expect(node.ask()).rejects.toMatchObject({ code: 'timeout' });
    expect(node.asked).toBe(index + 2);
  }
});

it('sends one trial call after the pause and reports that the node is back', async () => {
  const node = bench();
  node.answers(silent);
  await expect(node.ask()).rejects.toMatchObject({ code: 'timeout' });
  node.pass(3_000);
  let answer: (words: string) => void = () => undefined;
  node.answers(() => new Promise((resolve) => (answer = resolve)));
  const probe = node.ask();
  await expect(node.ask()).rejects.toMatchObject({ code: 'timeout' });
  answer('here');
  expect(await probe).toBe('here');
  expect(node).toMatchObject({ asked: 2, back: 1 });
  node.answers(async () => 'here');
  expect(await node.ask()).toBe('here');
});

it('counts a refusal as a response, and an aborted call as none', async () => {
  const node = bench();
  node.answers(() => Promise.reject(engineError('image-missing')));
  await expect(node.ask()).rejects.toMatchObject({ code: 'image-missing' });
  node.answers(() => Promise.reject(engineError('aborted')));
  await expect(node.ask()).rejects.toMatchObject({ code: 'aborted' });
  expect(node.asked).toBe(2);

  node.answers(silent);
  await expect(node.ask()).rejects.toMatchObject({ code: 'timeout' });
  node.pass(3_000);
  node.answers(() => Promise.reject(engineError('aborted')));
  await expect(node.ask()).rejects.toMatchObject({ code: 'aborted' });
  node.answers(async () => 'here');
  expect(await node.ask()).toBe('here');
  expect(node.back).toBe(1);
});

it('lets an eager call through during the pause and closes again at the first response', async () => {
  const node = bench();
  node.answers(silent);
  await expect(node.ask()).rejects.toMatchObject({ code: 'timeout' });
  await expect(node.ask(true)).rejects.toMatchObject({ code: 'timeout' });
  expect(node.asked).toBe(2);
  node.answers(async () => 'here');
  await expect(node.ask()).rejects.toMatchObject({ code: 'timeout' });
  expect(await node.ask(true)).toBe('here');
  expect(await node.ask()).toBe('here');
  expect(node).toMatchObject({ asked: 4, back: 1 });
});

it.each([
  ['pull', (engine: NodeEngine, options: CallOptions) => engine.pull('some/image', undefined, options)],
  [
    'archive',
    (engine: NodeEngine, options: CallOptions) =>
      engine.writeArchive('one', '/config', Readable.from(['tar']), options),
  ],
] as const)('reports a node as back for all callers while a long call is still under way: %s', async (last, long) => {
  let isThere = false;
  let isUnderWay = false;
  const node = createServer((request, answer) => {
    const path = request.url?.split('?')[0] ?? '';
    if (!isThere) request.socket.destroy();
    else if (path.endsWith('/info')) answer.end('{"version":"1","cpus":1,"memoryBytes":1,"containers":0}');
    else if (path.endsWith('/containers')) answer.end('[]');
    else isUnderWay = path.endsWith(last);
  }).listen(0, '127.0.0.1');
  await once(node, 'listening');
  onTestFinished(() => {
    node.closeAllConnections();
    node.close();
  });
  let time = 0;
  const address = { kind: 'sandbox', url: `http://127.0.0.1:${portOf(node)}`, node: 'back' } as const;
  const engine = guardEngine(createEngine(address), createBreaker({ now: () => time }));
  await expect(engine.list({})).rejects.toMatchObject({ code: 'unreachable' });
  const refused = Readable.from(['tar']);
  await expect(engine.writeArchive('one', '/config', refused)).rejects.toMatchObject({ code: 'unreachable' });
  expect(refused.destroyed).toBe(true);
  isThere = true;
  time += 3_000;
  const leaving = new AbortController();
  const ended = long(engine, { signal: leaving.signal }).catch((error: unknown) => error);
  await vi.waitUntil(() => isUnderWay);
  expect(await engine.list({})).toEqual([]);
  leaving.abort();
  expect(await ended).toMatchObject({ code: 'aborted' });
});

it('probes a node that timed out with a short call before a long one', async () => {
  const paths: (string | undefined)[] = [];
  const node = createServer((request) => void paths.push(request.url?.split('?')[0]?.split('/').at(-1)));
  node.listen(0, '127.0.0.1');
  await once(node, 'listening');
  onTestFinished(() => {
    node.closeAllConnections();
    node.close();
  });
  let time = 0;
  const address = { kind: 'sandbox', url: `http://127.0.0.1:${portOf(node)}`, node: 'silent' } as const;
  const engine = guardEngine(createEngine(address, { timeoutMs: 3_600_000 }), createBreaker({ now: () => time }));
  await expect(engine.list({}, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'timeout' });
  time += 3_000;
  await expect(engine.restart('one')).rejects.toMatchObject({ code: 'timeout' });
  // On a busy machine the first call times out before it reaches the node.
  expect(paths.filter((path) => path !== 'containers')).toEqual(['info']);
});

it('probes a machine that timed out with a short call before a long one', async () => {
  const limits: (number | undefined)[] = [];
  const silentHost: Pick<NodeHost, 'report' | 'perform'> = {
    report(options) {
      limits.push(options?.timeoutMs);
      return Promise.reject(engineError('timeout'));
    },
    perform: () => Promise.reject(engineError('timeout')),
  };
  let time = 0;
  const host = guardHost(silentHost as NodeHost, createBreaker({ now: () => time }));
  await expect(host.perform('restart')).rejects.toMatchObject({ code: 'timeout' });
  expect(limits).toEqual([]);
  time += 3_000;
  await expect(host.perform('restart')).rejects.toMatchObject({ code: 'timeout' });
  expect(limits).toEqual([3_000]);
});
