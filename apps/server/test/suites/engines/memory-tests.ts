import { expect, it } from 'vitest';
import type { Bench } from './bench.ts';
import { mb } from './harness.ts';
import { untilHolds } from '../../../../../tests/support/until.ts';

/** A container that exceeds its memory limit. */
export function memoryTests(bench: () => Bench): void {
  it('reports when the kernel killed a server that exceeded its memory limit', async () => {
    const { engine, spec, harness, labels } = bench();
    const events = await engine.events(labels);
    const { id } = await engine.create(await harness.starve(await spec({ limits: { memoryBytes: 16 * mb } })));
    await engine.start(id);
    const ended = await untilHolds(
      () => engine.inspect(id),
      ({ outOfMemory, exitCode }) => outOfMemory && exitCode !== null,
    );
    expect(ended.exitCode).toBe(137);
    expect(['restarting', 'exited']).toContain(ended.state);
    for await (const { containerId, action } of events) {
      expect(containerId).toBe(id);
      if (action === 'oom') break;
    }
  });
}
