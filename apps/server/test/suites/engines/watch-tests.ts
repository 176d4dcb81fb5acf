import { expect, it, onTestFinished } from 'vitest';
import { createEngine } from '../../../src/engines/index.ts';
import type { ContainerStats } from '../../../src/engines/port.ts';
import type { Bench } from './bench.ts';
import { machineId, mb, portIn } from './harness.ts';
import { untilHolds } from '../../../../../tests/support/until.ts';
import { relayTo } from './relay.ts';

/** The usage of a running container, sampled for as long as the stream is read. */
export function watchTests(bench: () => Bench): void {
  const running = async () => {
    const { engine, spec } = bench();
    const wanted = await spec({ limits: { memoryBytes: 256 * mb, cpus: 1, pids: 64 } });
    const { id } = await engine.create(wanted);
    await engine.start(id);
    return { id, port: portIn(wanted) };
  };
  const relayed = async () => {
    const relay = await relayTo(bench().harness.address);
    onTestFinished(() => relay.close());
    return { relay, engine: createEngine(relay.address, { timeoutMs: 20_000 }) };
  };

  it('reports what a server uses, sample after sample, until it stops', async () => {
    const { engine } = bench();
    const { id, port } = await running();
    await machineId(port);
    const samples: ContainerStats[] = [];
    for await (const sample of await engine.watch(id)) {
      samples.push(sample);
      if (samples.length === 2) await engine.stop(id);
    }
    expect(samples.length).toBeGreaterThanOrEqual(2);
    for (const { cpu, memoryBytes, memoryLimitBytes, networkReceivedBytes, networkSentBytes } of samples) {
      expect(cpu).toBeGreaterThanOrEqual(0);
      expect(cpu).toBeLessThanOrEqual(1.5);
      expect(memoryBytes).toBeGreaterThan(0);
      expect(memoryLimitBytes).toBe(256 * mb);
      expect(networkReceivedBytes).toBeGreaterThan(0);
      expect(networkSentBytes).toBeGreaterThan(0);
    }
  });

  it('ends at once for a server that does not run', async () => {
    const { engine, spec } = bench();
    const { id } = await engine.create(await spec());
    for await (const sample of await engine.watch(id)) expect(sample).toBeUndefined();
  });

  it('disconnects from the engine when the reader stops, and when the signal is aborted', async () => {
    const { id } = await running();
    const { relay, engine } = await relayed();
    const controller = new AbortController();
    const abandoned = async () => {
      for await (const sample of await engine.watch(id)) return sample;
      return undefined;
    };
    const aborted = async () => {
      for await (const _ of await engine.watch(id, { signal: controller.signal })) controller.abort();
    };
    const ended = Promise.allSettled([abandoned(), aborted()]);
    await untilHolds(
      async () => relay.taken(),
      (count) => count >= 2,
    );
    expect(await ended).toMatchObject([
      { status: 'fulfilled', value: { memoryLimitBytes: 256 * mb } },
      { status: 'rejected', reason: { code: 'aborted' } },
    ]);
    await untilHolds(
      async () => relay.connections(),
      (count) => count === 0,
    );
  });

  it('reports when the connection breaks or the engine stops sending', async () => {
    const { id } = await running();
    const { relay, engine } = await relayed();
    const impatient = createEngine(bench().harness.address, { timeoutMs: 700 });
    const broken = async () => {
      for await (const _ of await engine.watch(id)) relay.hangUp();
    };
    const silent = async () => {
      for await (const _ of await impatient.watch(id, { timeoutMs: 20_000 }));
    };
    expect(await Promise.allSettled([broken(), silent()])).toMatchObject([
      { reason: { code: 'unreachable' } },
      { reason: { code: 'timeout' } },
    ]);
  });
}
