import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import { Refusal } from './refusal.ts';
import type { ContainerSpec } from './record.ts';

/** The size in bytes of the largest file that is read whole. */
const largestFile = 1024 * 1024;

export interface ContainerFiles {
  /** The path on disk of a folder of the container; the deepest mount takes precedence. */
  locate(path: string, use: 'read' | 'write'): string;
  /** The content of a file of the container; larger files than the limit are refused. */
  read(path: string): Buffer<ArrayBuffer>;
  log(line: string): void;
  lastLines(count: number): string[];
  /** Removes the container's own files; its volumes stay. */
  remove(): void;
}

/**
 * The files of one container: its own folder and the node's volumes. A host path in a mount is only checked to exist,
 * as on an engine; its content is kept in the sandbox's own folder, so that a demo never writes to the host.
 */
export function createFiles(folder: string, volumes: string, spec: ContainerSpec): ContainerFiles {
  const own = join(folder, 'fs');
  const logFile = join(folder, 'log');
  const mounts = [...spec.mounts].sort((a, b) => b.target.length - a.target.length);
  for (const path of [join(own, 'config'), join(own, 'tmp')]) mkdirSync(path, { recursive: true });
  for (const mount of mounts) mkdirSync(volumeFolder(volumes, mount.source), { recursive: true });

  const locate = (path: string, use: 'read' | 'write') => {
    if (!path.startsWith('/')) throw new Refusal('path-missing', `${path} is not an absolute path.`);
    const clean = posix.normalize(path).replace(/(?<=.)\/$/, '');
    const mount = mounts.find(({ target }) => clean === target || clean.startsWith(`${target}/`));
    if (mount?.readOnly && use === 'write') throw new Refusal('bad-mount', `${mount.target} is mounted read-only.`);
    const found = mount
      ? join(volumeFolder(volumes, mount.source), clean.slice(mount.target.length))
      : join(own, clean);
    if (!statSync(found, { throwIfNoEntry: false })?.isDirectory()) {
      throw new Refusal('path-missing', `The folder ${path} does not exist in container ${spec.name}.`);
    }
    return found;
  };

  return {
    locate,
    read(path) {
      const file = join(locate(posix.dirname(path), 'read'), posix.basename(path));
      const found = statSync(file, { throwIfNoEntry: false });
      if (!found?.isFile())
        throw new Refusal('path-missing', `The file ${path} does not exist in container ${spec.name}.`);
      if (found.size > largestFile) throw new Refusal('unknown', `The file ${path} is too large: ${found.size} bytes.`);
      return readFileSync(file);
    },
    log: (line) => appendFileSync(logFile, `${line}\n`),
    lastLines(count) {
      const lines = statSync(logFile, { throwIfNoEntry: false })
        ? readFileSync(logFile, 'utf8').trimEnd().split('\n')
        : [];
      return count > 0 ? lines.slice(-count) : [];
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Fails like an engine if a mount names a host path that exists neither on this machine nor on the node's. */
export function checkMounts(spec: ContainerSpec, isThere: (path: string) => boolean): void {
  for (const { source } of spec.mounts) {
    if (isAbsolute(source) && !isThere(source) && !statSync(source, { throwIfNoEntry: false })) {
      throw new Refusal('bad-mount', `The host path ${source} does not exist.`);
    }
    if (!isAbsolute(source) && !/^[a-zA-Z0-9][a-zA-Z0-9_.-]*$/.test(source)) {
      throw new Refusal('bad-mount', `${source} is neither a volume's name nor an absolute path.`);
    }
  }
}

/** The folder in the sandbox with the content of a volume or a host path. */
export function volumeFolder(volumes: string, source: string): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  return join(volumes, isAbsolute(source) ? `host-${hash}` : source);
}

/** Removes the content of a named volume; a host path is never removed. */
export function removeVolume(volumes: string, name: string): void {
  if (/^[a-zA-Z0-9][a-zA-Z0-9_.-]*$/.test(name)) rmSync(join(volumes, name), { recursive: true, force: true });
}

/** Removes the content of a host path, which is kept in the sandbox's own folder. */
export const removeHostFolder = (volumes: string, path: string): void =>
  rmSync(volumeFolder(volumes, path), { recursive: true, force: true });
