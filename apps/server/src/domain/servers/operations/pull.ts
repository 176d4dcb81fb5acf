import { EngineError, type PullProgress } from '../../../engines/port.ts';
import { containerName, containerSpec, managedLabels } from '../container.ts';
import type { OperationRun, Progress } from './operation.ts';

/** The share of downloading in the work of a layer; the rest is unpacking. */
const downloading = 0.7;

/** Returns the share of a pull that is done, from the engine's reports on each layer; it never decreases. */
export function createPullShare(): (progress: PullProgress) => number {
  const layers = new Map<string, number>();
  let share = 0;
  return ({ layer, status, current = 0, total = 0 }) => {
    const part = total > 0 ? Math.min(1, current / total) : 0;
    const known = layers.get(layer) ?? 0;
    layers.set(layer, Math.max(known, shareOf(status, part)));
    const sum = [...layers.values()].reduce((all, one) => all + one, 0);
    share = Math.max(share, sum / layers.size);
    return share;
  };
}

function shareOf(status: string, part: number): number {
  if (isComplete(status)) return 1;
  if (status.startsWith('Download complete') || status.startsWith('Verifying')) return downloading;
  if (status.startsWith('Extracting')) return downloading + (1 - downloading) * part;
  return downloading * part;
}

const isComplete = (status: string) => status.startsWith('Pull complete') || status.startsWith('Already exists');

/** Returns a listener for an engine's reports: it passes on the share done, and logs each layer once it is complete. */
export function createPullReport({ log, progress }: Progress): (step: PullProgress) => void {
  const shareOfAll = createPullShare();
  const complete = new Set<string>();
  return (step) => {
    progress(shareOfAll(step));
    if (!isComplete(step.status) || complete.has(step.layer)) return;
    complete.add(step.layer);
    log(`Layer ${step.layer}: ${step.status}`);
  };
}

/** The server, node and engine of a pull. */
type PullRun = Pick<OperationRun, 'engine' | 'server' | 'node' | 'tenant' | 'signal'>;

/** Pulls the server's image. A node that cannot reach the registry continues with its own copy, if it has one. */
export async function pullImage(run: PullRun, report: Progress): Promise<string> {
  const { engine, server, signal } = run;
  try {
    await engine.pull(server.image, createPullReport(report), { signal });
    return 'The image is on the node.';
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'pull-failed') throw error;
    report.log(error.message);
    await proveImage(run);
    return 'The registry did not provide the image; the node uses its own copy.';
  }
}

/** Proves that the image exists, before anything else is changed, with a container that never runs. */
async function proveImage({ engine, server, node, tenant, signal }: PullRun): Promise<void> {
  const name = `${containerName(tenant, server.id)}-image`;
  const spec = {
    ...containerSpec(tenant, server, { ...node, binds: [] }),
    name,
    ports: [],
    labels: managedLabels(tenant),
  };
  // Left by an interrupted attempt.
  await engine.remove(name, { signal });
  await engine.create(spec, { signal });
  await engine.remove(name, { signal });
}
