import type { ContainerCreateOptions, ContainerInfo as DockerListed, ContainerInspectInfo } from 'dockerode';
import {
  type ContainerDetail,
  type ContainerInfo,
  type ContainerLimits,
  type ContainerSpec,
  type ContainerState,
  containerStates,
} from '../port.ts';

/** Converts a spec to Docker's options for creating a container. */
export function toCreateOptions(spec: ContainerSpec): ContainerCreateOptions {
  const { memoryBytes, cpus, pids } = spec.limits;
  return {
    name: spec.name,
    Image: spec.image,
    Env: Object.entries(spec.env).map(([key, value]) => `${key}=${value}`),
    Labels: spec.labels,
    ExposedPorts: Object.fromEntries(spec.ports.map((port) => [portName(port), {}])),
    ...(spec.command && { Cmd: spec.command }),
    ...(spec.stopSeconds !== undefined && { StopTimeout: spec.stopSeconds }),
    HostConfig: {
      PortBindings: toBindings(spec),
      Mounts: spec.mounts.map(({ source, target, readOnly = false }) => ({
        Type: source.startsWith('/') ? ('bind' as const) : ('volume' as const),
        Source: source,
        Target: target,
        ReadOnly: readOnly,
      })),
      // Without the swap limit, a container that is out of memory would use the host's swap.
      ...(memoryBytes !== undefined && { Memory: memoryBytes, MemorySwap: memoryBytes }),
      ...(cpus !== undefined && { NanoCpus: Math.round(cpus * 1e9) }),
      ...(pids !== undefined && { PidsLimit: pids }),
      ...(spec.dns && spec.dns.length > 0 && { Dns: spec.dns }),
      ...(spec.log && { LogConfig: toLogConfig(spec.log) }),
      RestartPolicy: { Name: spec.restart ?? 'unless-stopped' },
    },
  };
}

/** Docker writes the log files itself and by default keeps everything. */
const toLogConfig = ({ megabytes, files }: NonNullable<ContainerSpec['log']>) => ({
  Type: 'json-file',
  Config: { 'max-size': `${megabytes}m`, 'max-file': String(files) },
});

function toBindings({ ports, hostAddress }: ContainerSpec): Record<string, { HostIp: string; HostPort: string }[]> {
  const bindings: Record<string, { HostIp: string; HostPort: string }[]> = {};
  for (const port of ports) {
    (bindings[portName(port)] ??= []).push({ HostIp: hostAddress, HostPort: String(port.host) });
  }
  return bindings;
}

const portName = ({ container, protocol = 'tcp' }: ContainerSpec['ports'][number]) => `${container}/${protocol}`;

/** Converts a container of Docker's list. */
export function toInfo(listed: DockerListed): ContainerInfo {
  return {
    id: listed.Id,
    name: withoutSlash(listed.Names[0] ?? listed.Id),
    image: listed.Image,
    state: toState(listed.State),
    labels: listed.Labels,
  };
}

/** Converts a container of Docker's inspect. */
export function toDetail({ Id, Name, Config, HostConfig, Mounts, State }: ContainerInspectInfo): ContainerDetail {
  const state = toState(State.Status);
  const finishedAt = toDate(State.FinishedAt);
  const bindings: Record<string, { HostPort?: string }[] | null> = HostConfig.PortBindings ?? {};
  return {
    id: Id,
    name: withoutSlash(Name),
    image: Config.Image,
    state,
    labels: Config.Labels,
    startedAt: toDate(State.StartedAt),
    // Docker keeps the end of the previous run; while it runs there is none.
    finishedAt: state === 'running' ? null : finishedAt,
    exitCode: state === 'running' || finishedAt === null ? null : State.ExitCode,
    outOfMemory: State.OOMKilled,
    ports: Object.entries(bindings).flatMap(([container, hosts]) =>
      (hosts ?? []).map(({ HostPort }) => ({ host: Number(HostPort), container: Number.parseInt(container, 10) })),
    ),
    env: Object.fromEntries(Config.Env.map(toPair)),
    mounts: Mounts.map(({ Name: volume, Source, Destination, RW }) => ({
      source: volume ?? Source,
      target: Destination,
      readOnly: !RW,
    })),
    limits: toLimits(HostConfig),
  };
}

/** Docker's "no limit" is zero, null or -1, depending on the limit and the engine's age. */
function toLimits({ Memory, NanoCpus, PidsLimit }: ContainerInspectInfo['HostConfig']): ContainerLimits {
  const isSet = (value: number | null | undefined): value is number => (value ?? 0) > 0;
  return {
    ...(isSet(Memory) && { memoryBytes: Memory }),
    ...(isSet(NanoCpus) && { cpus: NanoCpus / 1e9 }),
    ...(isSet(PidsLimit) && { pids: PidsLimit }),
  };
}

/** A variable without an equals sign is set to an empty value. */
function toPair(variable: string): [string, string] {
  const at = variable.indexOf('=');
  return at < 0 ? [variable, ''] : [variable.slice(0, at), variable.slice(at + 1)];
}

const withoutSlash = (name: string) => name.replace(/^\//, '');

/** `removing` is the only state of Docker without an equivalent: the container is as good as dead. */
function toState(state: string): ContainerState {
  return containerStates.find((known) => known === state) ?? 'dead';
}

/** Docker's "never" is Go's zero time, in the year 1. */
function toDate(text: string): Date | null {
  const date = new Date(text);
  return date.getUTCFullYear() > 1 ? date : null;
}
