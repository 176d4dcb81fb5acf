import type { Container } from '../container.ts';

/** The representation of a container in a list. */
export function describe({ record }: Container) {
  const { name, image, labels } = record.spec;
  return { id: record.id, name, image, state: record.state, labels };
}

/** The full representation of a container. */
export function describeWhole(container: Container) {
  const { startedAt, finishedAt, exitCode, outOfMemory, spec } = container.record;
  return {
    ...describe(container),
    startedAt,
    finishedAt,
    exitCode,
    outOfMemory,
    ports: spec.ports,
    env: spec.env,
    mounts: spec.mounts.map(({ source, target, readOnly = false }) => ({ source, target, readOnly })),
    limits: spec.limits,
    restart: spec.restart,
    stopSeconds: spec.stopSeconds,
    dns: spec.dns,
    log: spec.log,
  };
}
