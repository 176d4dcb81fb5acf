import { expect, it } from 'vitest';
import { freePort } from '../../../../../scripts/free-ports.mjs';
import { streamOf, tarOf } from './archives.ts';
import type { Bench } from './bench.ts';
import { codesOf, containerCalls, everyOf, listenOn, machineId, portIn, portOf } from './harness.ts';

/** The failures of a node, which every engine reports alike. */
export function failureTests(bench: () => Bench): void {
  it('refuses an image that the node does not have until it was pulled, which reports its progress', async () => {
    const { engine, spec, harness } = bench();
    const wanted = await spec({ image: harness.pullableImage });
    await expect(engine.create(wanted)).rejects.toMatchObject({ code: 'image-missing' });

    const seen: string[] = [];
    await engine.pull(harness.pullableImage, ({ layer, status }) => seen.push(`${layer} ${status}`));
    expect(seen.some((step) => step.endsWith('Pulling fs layer'))).toBe(true);
    expect(seen.some((step) => step.endsWith('Pull complete'))).toBe(true);

    await engine.create(wanted);
    await engine.pull(harness.pullableImage);
  });

  it('reports an image that cannot be pulled', async () => {
    const { engine, harness } = bench();
    await expect(engine.pull(harness.unknownImage)).rejects.toMatchObject({ code: 'pull-failed' });
  });

  it('aborts a pull when the signal is aborted', async () => {
    const { engine, harness } = bench();
    const controller = new AbortController();
    const pulling = engine.pull(harness.slowImage, () => controller.abort(), { signal: controller.signal });
    await expect(pulling).rejects.toMatchObject({ code: 'aborted' });
  });

  it('refuses a name that is taken', async () => {
    const { engine, spec } = bench();
    const { name } = await spec();
    await engine.create(await spec({ name }));
    await expect(engine.create(await spec({ name }))).rejects.toMatchObject({ code: 'name-taken' });
  });

  it('refuses to start on the port of another server, and keeps the container for another try', async () => {
    const { engine, spec } = bench();
    const wanted = await spec();
    const first = await engine.create(wanted);
    await engine.start(first.id);
    const second = await engine.create(await spec({ ports: wanted.ports }));
    await expect(engine.start(second.id)).rejects.toMatchObject({ code: 'port-taken' });
    expect((await engine.inspect(second.id)).state).toBe('created');
    await engine.remove(first.id);
    await engine.start(second.id);
    await machineId(portIn(wanted));
  });

  it('refuses to start on a port of a foreign program', async () => {
    const { engine, spec, harness } = bench();
    const foreign = await listenOn(0);
    const { id } = await engine.create(
      await spec({ ports: [{ host: portOf(foreign), container: harness.mediaPort }] }),
    );
    await expect(engine.start(id)).rejects.toMatchObject({ code: 'port-taken' });
    await new Promise((resolve) => foreign.close(resolve));
    await engine.start(id);
  });

  it('leaves no port open when the second of two is taken', async () => {
    const { engine, spec, harness } = bench();
    const foreign = await listenOn(0);
    const free = await freePort();
    const ports = [
      { host: free, container: harness.mediaPort },
      { host: portOf(foreign), container: 9 },
    ];
    const { id } = await engine.create(await spec({ ports }));
    await expect(engine.start(id)).rejects.toMatchObject({ code: 'port-taken' });
    const reopened = await listenOn(free);
    reopened.close();
    foreign.close();
  });

  it('refuses a mount of a host path that does not exist', async () => {
    const { engine, spec } = bench();
    const mounts = [{ source: '/nowhere/at/all', target: '/media' }];
    await expect(engine.create(await spec({ mounts }))).rejects.toMatchObject({ code: 'bad-mount' });
  });

  it('refuses to start a program that the image does not have', async () => {
    const { engine, spec } = bench();
    const { id } = await engine.create(await spec({ command: ['/no/such/program'] }));
    await expect(engine.start(id)).rejects.toMatchObject({ code: 'bad-command' });
    expect((await engine.inspect(id)).state).not.toBe('running');
  });

  it('reports a removed container in every call', async () => {
    const { engine, spec } = bench();
    const { id } = await engine.create(await spec());
    await engine.remove(id);
    const tar = await tarOf({ 'a.txt': 'late' });
    const calls = containerCalls(engine, id, () => streamOf(tar));
    expect(await codesOf(calls)).toEqual(everyOf(calls, 'container-missing'));
  });

  it('explains each failure in plain words and keeps the engine’s error as its cause', async () => {
    const { engine } = bench();
    const failure = await engine.inspect('nobody').catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'EngineError',
      message: expect.stringMatching(/^The container is no longer on its node/),
    });
    expect(failure).toHaveProperty('cause');
  });
}
