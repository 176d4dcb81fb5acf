import { expect, it } from 'vitest';
import type { Bench } from './bench.ts';
import { machineId, portIn } from './harness.ts';

/** Requests from inside a container. */
export function requestTests(bench: () => Bench): void {
  it('sends a request from inside a running container, and returns its status', async () => {
    const { engine, harness, spec } = bench();
    const wanted = await spec();
    const { id } = await engine.create(wanted);
    const ask = (path: string, port = harness.mediaPort) => engine.requestInside(id, { method: 'GET', port, path });
    await expect(ask('/')).rejects.toMatchObject({ code: 'command-failed' });
    await engine.start(id);
    await machineId(portIn(wanted));
    expect(await ask('/System/Info/Public')).toBe(200);
    expect(await ask('/nowhere?with="quotes"&and=$HOME')).toBe(404);
    await expect(ask('/', 9)).rejects.toMatchObject({ code: 'command-failed' });
  });
}
