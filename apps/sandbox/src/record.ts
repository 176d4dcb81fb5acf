import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { imageTypes, type MediaType } from './images.ts';

const port = z.int().min(1).max(65_535);

/** A request to a port of a container from inside it. */
export const insideRequest = z.strictObject({
  method: z.enum(['GET', 'POST']),
  port,
  path: z.string().startsWith('/'),
});
export type InsideRequest = z.output<typeof insideRequest>;

/** The specification of a container, like that of a container engine, reduced to what the panel uses. */
export const containerSpec = z.strictObject({
  name: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9_.-]{1,127}$/, 'Use letters, digits, dots and dashes.'),
  image: z.string().min(1).max(255),
  env: z.record(z.string(), z.string()),
  ports: z.array(z.strictObject({ host: port, container: port, protocol: z.enum(['tcp', 'udp']).optional() })).max(20),
  hostAddress: z.string(),
  mounts: z
    .array(
      z.strictObject({
        source: z.string().min(1).max(1_000),
        target: z.string().startsWith('/').max(1_000),
        readOnly: z.boolean().optional(),
      }),
    )
    .max(20),
  limits: z.strictObject({
    memoryBytes: z.int().positive().optional(),
    cpus: z.number().positive().optional(),
    pids: z.int().positive().optional(),
  }),
  labels: z.record(z.string(), z.string()),
  command: z.array(z.string()).optional(),
  restart: z.enum(['unless-stopped', 'on-failure', 'no']).optional(),
  stopSeconds: z.int().positive().optional(),
  dns: z.array(z.string()).max(3).optional(),
  log: z.strictObject({ megabytes: z.int().positive(), files: z.int().positive() }).optional(),
});
export type ContainerSpec = z.infer<typeof containerSpec>;

/** A container as it is stored on disk. `wanted` decides whether the next start of the sandbox starts it. */
export const containerRecord = z.object({
  id: z.string(),
  type: z.enum(imageTypes),
  version: z.string(),
  /** Missing in records of earlier versions of the sandbox. */
  imageId: z.string().optional(),
  spec: containerSpec,
  state: z.enum(['created', 'running', 'paused', 'restarting', 'exited']),
  wanted: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  exitCode: z.int().nullable(),
  outOfMemory: z.boolean(),
});
export type ContainerRecord = z.infer<typeof containerRecord>;

/** The record of a media server's container. */
export type MediaRecord = ContainerRecord & { type: MediaType };

/** Whether a container is that of a media server rather than a tool. */
export const isMedia = (record: ContainerRecord): record is MediaRecord => record.type !== 'tool';

/** A new record, not started. */
export function createRecord(
  spec: ContainerSpec,
  image: { id: string; type: ContainerRecord['type']; version: string },
): ContainerRecord {
  const record: ContainerRecord = {
    id: randomBytes(32).toString('hex'),
    type: image.type,
    version: image.version,
    imageId: image.id,
    spec,
    state: 'created',
    wanted: false,
    startedAt: null,
    finishedAt: null,
    exitCode: null,
    outOfMemory: false,
  };
  return record;
}

/** Writes a file atomically, so that a kill during the write leaves the previous one. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** The JSON at the path, or undefined when there is no such file. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`The sandbox cannot read its own file ${path}.`, { cause: error });
  }
}

/** The names of the folders in a folder that may not exist yet. */
export function foldersIn(path: string): string[] {
  mkdirSync(path, { recursive: true });
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** The path of a container's record in its folder. */
export const recordPath = (folder: string) => join(folder, 'container.json');
