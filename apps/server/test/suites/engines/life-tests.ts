import { expect, it } from 'vitest';
import type { Bench } from './bench.ts';
import { askMedia, machineId, mb, portIn, unique } from './harness.ts';

/** A container from its creation to its removal. */
export function lifeTests(bench: () => Bench): void {
  it('describes the engine', async () => {
    const { engine, harness } = bench();
    const info = await engine.info();
    expect(info.kind).toBe(harness.address.kind);
    expect(info.version).not.toBe('');
    expect(info.cpus).toBeGreaterThan(0);
    expect(info.memoryBytes).toBeGreaterThan(100 * mb);
    expect(info.containers).toBeGreaterThanOrEqual(0);
  });

  it('creates, starts, stops and removes a server that responds while it runs', async () => {
    const { engine, spec, labels } = bench();
    const limits = { memoryBytes: 256 * mb, cpus: 1.5, pids: 256 };
    const wanted = await spec({ labels: { ...labels, color: 'blue = green' }, limits });
    const port = portIn(wanted);

    const { id } = await engine.create(wanted);
    expect(await engine.inspect(id)).toEqual({
      id,
      name: wanted.name,
      image: wanted.image,
      state: 'created',
      labels: wanted.labels,
      startedAt: null,
      finishedAt: null,
      exitCode: null,
      outOfMemory: false,
      ports: wanted.ports,
      // In addition to what the image itself sets.
      env: expect.objectContaining(wanted.env),
      mounts: [],
      limits,
    });
    expect(await askMedia(port)).toMatchObject({ status: 0 });

    await engine.start(id);
    const running = await engine.inspect(id);
    expect(running).toMatchObject({ state: 'running', finishedAt: null, exitCode: null });
    expect(Math.abs(Date.now() - Number(running.startedAt))).toBeLessThan(20_000);
    await machineId(port);
    expect((await askMedia(port)).body).toContain('"ServerName":"Test server"');

    await engine.stop(id);
    const stopped = await engine.inspect(id);
    expect(stopped).toMatchObject({ state: 'exited', exitCode: 0, outOfMemory: false });
    expect(Number(stopped.finishedAt)).toBeGreaterThanOrEqual(Number(running.startedAt));
    expect(await askMedia(port)).toMatchObject({ status: 0 });

    await engine.remove(id);
    await expect(engine.inspect(id)).rejects.toMatchObject({ code: 'container-missing' });
    expect(await engine.list(labels)).toEqual([]);
  });

  it('pauses and resumes a running server, even twice, and leaves a stopped one as it is', async () => {
    const { engine, spec } = bench();
    const { id } = await engine.create(await spec());
    await engine.pause(id);
    expect((await engine.inspect(id)).state).toBe('created');
    await engine.start(id);
    for (const state of ['paused', 'running'] as const) {
      const shift = state === 'paused' ? engine.pause : engine.unpause;
      await shift(id);
      await shift(id);
      expect((await engine.inspect(id)).state).toBe(state);
    }
    await expect(engine.pause(unique('nobody'))).rejects.toMatchObject({ code: 'container-missing' });
    await engine.remove(id);
  });

  it('accepts a second start, stop and remove', async () => {
    const { engine, spec } = bench();
    const { id } = await engine.create(await spec());
    await engine.stop(id);
    await engine.start(id);
    await engine.start(id);
    expect((await engine.inspect(id)).state).toBe('running');
    await engine.stop(id);
    await engine.stop(id);
    expect((await engine.inspect(id)).state).toBe('exited');
    await engine.remove(id);
    await engine.remove(id);
    expect(await engine.list(bench().labels)).toEqual([]);
  });

  it('restarts a running server, and starts one that did not run', async () => {
    const { engine, spec } = bench();
    const wanted = await spec();
    const { id } = await engine.create(wanted);
    await engine.restart(id);
    const first = await machineId(portIn(wanted));
    const { startedAt } = await engine.inspect(id);
    await engine.restart(id, { graceSeconds: 5 });
    expect(Number((await engine.inspect(id)).startedAt)).toBeGreaterThan(Number(startedAt));
    expect(await machineId(portIn(wanted))).toBe(first);
  });

  it('removes a running server and closes its port', async () => {
    const { engine, spec } = bench();
    const wanted = await spec();
    const { id } = await engine.create(wanted);
    await engine.start(id);
    await machineId(portIn(wanted));
    await engine.remove(id);
    expect(await askMedia(portIn(wanted))).toMatchObject({ status: 0 });
  });

  it('keeps the identity in the volume when the container is recreated', async () => {
    const { engine, spec } = bench();
    const source = unique('config');
    const wanted = await spec({ mounts: [{ source, target: '/config' }] });
    const { id } = await engine.create(wanted);
    expect((await engine.inspect(id)).mounts).toEqual([{ source, target: '/config', readOnly: false }]);
    await engine.start(id);
    const first = await machineId(portIn(wanted));
    await engine.remove(id);
    const rebuilt = await engine.create(wanted);
    expect(rebuilt.id).not.toBe(id);
    await engine.start(rebuilt.id);
    expect(await machineId(portIn(wanted))).toBe(first);
  });

  it('lists the containers that carry all the labels, running or not', async () => {
    const { engine, spec, labels } = bench();
    const one = await engine.create(await spec({ labels: { ...labels, owner: '1' } }));
    const two = await engine.create(await spec({ labels: { ...labels, owner: '2' } }));
    await engine.start(two.id);
    const states = new Map((await engine.list(labels)).map(({ id, state }) => [id, state]));
    expect(states).toEqual(
      new Map([
        [one.id, 'created'],
        [two.id, 'running'],
      ]),
    );
    expect(await engine.list({ ...labels, owner: '2' })).toMatchObject([{ id: two.id, labels: { owner: '2' } }]);
    expect(await engine.list({ ...labels, owner: '3' })).toEqual([]);
  });

  it('samples what a server uses, all zero while it does not run', async () => {
    const { engine, spec, labels } = bench();
    const wanted = await spec({ limits: { memoryBytes: 256 * mb, cpus: 1, pids: 64 } });
    const { id } = await engine.create(wanted);
    const nothing = { cpu: 0, memoryBytes: 0, memoryLimitBytes: 0, networkReceivedBytes: 0, networkSentBytes: 0 };
    expect(await engine.stats(id)).toEqual(nothing);
    await engine.start(id);
    await machineId(portIn(wanted));
    const stats = await engine.stats(id);
    expect(stats.cpu).toBeGreaterThanOrEqual(0);
    expect(stats.memoryBytes).toBeGreaterThan(0);
    expect(stats.memoryLimitBytes).toBe(256 * mb);
    expect(stats.networkReceivedBytes).toBeGreaterThan(0);
    expect(stats.networkSentBytes).toBeGreaterThan(0);
    await engine.create(await spec());
    const samples = await engine.sample(labels);
    expect(samples.map(({ container }) => container.id)).toEqual([id]);
    expect(samples[0]?.stats.memoryLimitBytes).toBe(256 * mb);
  });

  it('reads the newest lines of the log, oldest first', async () => {
    const { engine, spec } = bench();
    const { id } = await engine.create(await spec());
    expect(await engine.logs(id, 10)).toEqual([]);
    await engine.start(id);
    await engine.stop(id);
    const all = await engine.logs(id, 10);
    expect(all[0]).toContain('[jellyfin] Starting');
    expect(all.at(-1)).toBe('[jellyfin] Stopped.');
    expect(await engine.logs(id, 1)).toEqual(['[jellyfin] Stopped.']);
  });
}
