import { expect, it } from 'vitest';
import { createEngine } from '../../../src/engines/index.ts';
import type { NodeEngine } from '../../../src/engines/port.ts';
import { streamOf, tarOf } from './archives.ts';
import type { Bench } from './bench.ts';
import { codesOf, everyOf, mb } from './harness.ts';

/** Engines that are down, hang or respond too late. */
export function reachTests(bench: () => Bench): void {
  it('reports in every call when nothing listens at the address', async () => {
    for (const address of bench().harness.dead) {
      const calls = await everyCall(bench(), createEngine(address, { timeoutMs: 5_000 }));
      expect(await codesOf(calls)).toEqual(everyOf(calls, 'unreachable'));
    }
  });

  it('times out every call when the engine does not respond in time', async () => {
    const calls = await everyCall(bench(), createEngine(bench().harness.hung, { timeoutMs: 100 }));
    expect(await codesOf(calls)).toEqual(everyOf(calls, 'timeout'));
  });

  it('aborts every call when its signal is aborted', async () => {
    const engine = createEngine(bench().harness.hung, { timeoutMs: 20_000 });
    for (const signalOf of [soon, () => AbortSignal.abort()]) {
      const calls = await everyCall(bench(), engine, signalOf);
      expect(await codesOf(calls)).toEqual(everyOf(calls, 'aborted'));
    }
  });

  it('ends an archive that is being read when the signal is aborted', async () => {
    const { engine, spec } = bench();
    const { id } = await engine.create(await spec());
    const tar = await tarOf({ 'large.bin': Buffer.alloc(8 * mb, 7) });
    await engine.writeArchive(id, '/config', streamOf(tar));
    const controller = new AbortController();
    const archive = await engine.readArchive(id, '/config', { signal: controller.signal });
    const read = async () => {
      for await (const _ of archive) controller.abort();
    };
    await expect(read()).rejects.toMatchObject({ code: 'aborted' });
  });
}

function soon(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  return controller.signal;
}

type Calls = { [K in keyof NodeEngine]: () => Promise<unknown> };

/** Returns every method of the port, each with its own signal if one is wanted. */
async function everyCall({ spec }: Bench, engine: NodeEngine, signalOf?: () => AbortSignal): Promise<Calls> {
  const wanted = await spec();
  const tar = await tarOf({ 'a.txt': 'hello' });
  const options = () => (signalOf ? { signal: signalOf() } : {});
  return {
    info: () => engine.info(options()),
    list: () => engine.list({ a: 'b' }, options()),
    inspect: () => engine.inspect('one', options()),
    pull: () => engine.pull(wanted.image, undefined, options()),
    listImages: () => engine.listImages(options()),
    pruneImages: () => engine.pruneImages({ a: 'b' }, options()),
    create: () => engine.create(wanted, options()),
    start: () => engine.start('one', options()),
    stop: () => engine.stop('one', { ...options(), graceSeconds: 0 }),
    restart: () => engine.restart('one', { ...options(), graceSeconds: 0 }),
    pause: () => engine.pause('one', options()),
    unpause: () => engine.unpause('one', options()),
    remove: () => engine.remove('one', options()),
    removeVolume: () => engine.removeVolume('one', options()),
    stats: () => engine.stats('one', options()),
    watch: () => engine.watch('one', options()),
    sample: () => engine.sample({ a: 'b' }, options()),
    events: () => engine.events({ a: 'b' }, options()),
    logs: () => engine.logs('one', 5, options()),
    requestInside: () => engine.requestInside('one', { method: 'GET', port: 80, path: '/' }, options()),
    readArchive: () => engine.readArchive('one', '/config', options()),
    readFile: () => engine.readFile('one', '/config/a.txt', options()),
    writeArchive: () => engine.writeArchive('one', '/config', streamOf(tar), options()),
  };
}
