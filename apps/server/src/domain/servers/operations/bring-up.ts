import { EngineError } from '../../../engines/port.ts';
import { ensureContainer } from '../container.ts';
import { appendPing } from '../pings.ts';
import { serverUrl } from '../present.ts';
import { awaitReady } from '../readiness.ts';
import { OperationFailed, type OperationRun, type ServerChange } from './operation.ts';
import { pullImage } from './pull.ts';

/** Finds the server's container, or creates it. */
export async function takeContainer(run: OperationRun): Promise<string> {
  const { engine, tenant, server, node, signal } = run;
  const ensure = () => ensureContainer(engine, { tenant, server, node }, { signal });
  let containerId: string;
  try {
    containerId = await ensure();
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'image-missing') throw error;
    run.log(`The node ${node.alias} does not have the image ${server.image} yet.`);
    run.log(await pullImage(run, { log: run.log, progress: () => undefined }));
    containerId = await ensure();
  }
  await run.note({ containerId });
  return containerId;
}

/** Starts or restarts the container once, even if the panel is interrupted meanwhile. */
export async function act(run: OperationRun, containerId: string, how: 'start' | 'restart'): Promise<void> {
  if (run.memory['acted'] === containerId) return;
  await run.engine[how](containerId, { signal: run.signal });
  await run.remember({ acted: containerId });
}

type ReadyRun = Pick<OperationRun, 'server' | 'node' | 'engine' | 'probe' | 'clock' | 'readyTimeoutMs' | 'signal'>;

/** Waits until the media server responds, and returns the resulting change to its record. */
export async function whenReady(run: ReadyRun, containerId: string): Promise<ServerChange> {
  const { server, node, engine, probe, clock, readyTimeoutMs, signal } = run;
  const url = serverUrl(node.host, server.port);
  const awaited = { type: server.type, url, containerId, patience: readyTimeoutMs, signal };
  const readiness = await awaitReady(engine, probe, awaited);
  const seenAt = clock.now();
  if (!readiness.ready)
    throw new OperationFailed(readiness.words, { status: 'failed', seenAt, ...appendPing(server, null, seenAt) });
  return { status: 'running', seenAt, version: readiness.version, ...appendPing(server, readiness.ms, seenAt) };
}

/** Runs the steps from an image to a responding media server; `from` is the progress at which they begin. */
export async function bringUp(
  run: OperationRun,
  { from, pulls = false }: { from: number; pulls?: boolean },
): Promise<ServerChange> {
  const { server, node } = run;
  const at = (share: number) => from + (1 - from) * share;
  if (pulls) {
    const pull = { name: 'pull', command: `Pull the image ${server.image}`, span: [at(0), at(0.6)] } as const;
    await run.step(pull, (step) => pullImage(run, step));
  }
  const made = pulls ? 0.7 : 0.2;
  const create = {
    name: 'create',
    command: `Create the container on the node ${node.alias}`,
    span: [at(pulls ? 0.6 : 0), at(made)],
  } as const;
  await run.step(create, async () => void (await takeContainer(run)));
  const containerId = await takeContainer(run);
  const start = { name: 'start', command: 'Start the container', span: [at(made), at(made + 0.1)] } as const;
  await run.step(start, () => run.engine.start(containerId, { signal: run.signal }));
  let change: ServerChange = {};
  const ready = { name: 'ready', command: 'Wait for the media server to respond', span: [at(made + 0.1), 1] } as const;
  await run.step(ready, async () => {
    change = await whenReady(run, containerId);
  });
  // An attempt that was interrupted right after the last step waits once more, because it needs the result.
  return 'status' in change ? change : whenReady(run, containerId);
}
