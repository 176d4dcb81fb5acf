import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { ContainerEvent } from '../../../src/engines/port.ts';
import type { Bench } from './bench.ts';
import { untilHolds } from '../../../../../tests/support/until.ts';

/** The events of an engine's containers. */
export function eventTests(bench: () => Bench): void {
  /** Collects the events of containers with these labels from now on, and how the stream ends. */
  const listen = async (labels: Record<string, string>) => {
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const stream = await bench().engine.events(labels, { signal: controller.signal });
    const received: ContainerEvent[] = [];
    const read = async () => {
      for await (const event of stream) received.push(event);
    };
    const ended = read().then(
      () => 'ended',
      (error: unknown) => error,
    );
    return { received, ended, abort: () => controller.abort() };
  };

  it('reports a container from its creation to its removal, with its labels', async () => {
    const { engine, spec, labels } = bench();
    const own = { ...labels, color: 'blue = green' };
    const { received } = await listen(labels);
    const before = Date.now();
    const { id } = await engine.create(await spec({ labels: own }));
    await engine.start(id);
    await engine.pause(id);
    await engine.unpause(id);
    await engine.stop(id);
    await engine.remove(id);
    await untilHolds(
      async () => received.map(({ action }) => action),
      (actions) => actions.includes('destroy'),
    );
    expect(received.map(({ action }) => action)).toEqual(['create', 'start', 'pause', 'unpause', 'die', 'destroy']);
    for (const { containerId, labels: carried, at } of received) {
      expect({ containerId, carried }).toEqual({ containerId: id, carried: own });
      expect(Math.abs(Number(at) - before)).toBeLessThan(20_000);
    }
  });

  it('reports only containers that carry all the labels', async () => {
    const { engine, spec, labels } = bench();
    const { received } = await listen({ ...labels, owner: '2' });
    await engine.create(await spec({ labels: { ...labels, owner: '1' } }));
    const two = await engine.create(await spec({ labels: { ...labels, owner: '2' } }));
    await untilHolds(
      async () => received,
      ({ length }) => length > 0,
    );
    expect(received).toMatchObject([{ containerId: two.id, action: 'create' }]);
  });

  it('stops when the signal is aborted', async () => {
    const { ended, abort } = await listen(bench().labels);
    abort();
    expect(await ended).toMatchObject({ code: 'aborted' });
  });

  it('keeps reporting after the time limit for the response', async () => {
    const { engine, spec, labels } = bench();
    const patienceMs = 300;
    const stream = await engine.events(labels, { timeoutMs: patienceMs });
    // No event to wait for: a stream that the limit cuts off would end by itself.
    await sleep(2 * patienceMs);
    const { id } = await engine.create(await spec());
    for await (const { containerId } of stream) {
      expect(containerId).toBe(id);
      break;
    }
  });
}
