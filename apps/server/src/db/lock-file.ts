import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { StartError } from '../start/start-error.ts';

interface Holder {
  pid: number;
  /**
   * The kernel's start time of the process, so that a reused pid is not mistaken for the holder; null where unknown.
   */
  started: string | null;
}

/** Acquires the exclusive lock of a data folder; PGlite itself would let two processes destroy each other's rows. */
export function lockFolder(folder: string, file: string): () => void {
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) } satisfies Holder);
  if (!tryCreate(file, mine)) {
    const seen = readFileSync(file, 'utf8');
    const holder = parse(seen);
    if (holder && isAlive(holder)) throw inUse(folder, holder.pid);
    // Renaming is atomic: of two processes that find the same stale lock, one moves it and the other fails.
    const stale = `${file}.${process.pid}.stale`;
    try {
      renameSync(file, stale);
    } catch (cause) {
      throw inUse(folder, undefined, cause);
    }
    rmSync(stale);
    if (!tryCreate(file, mine)) throw inUse(folder, parse(readFileSync(file, 'utf8'))?.pid);
  }
  return () => {
    if (readFileSync(file, 'utf8') === mine) rmSync(file);
  };
}

function inUse(folder: string, pid?: number, cause?: unknown): StartError {
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  return new StartError(
    `The data folder ${folder} is in use by ${who}. Stop it, or set KRONOS_DATA to another folder.`,
    { cause },
  );
}

function tryCreate(file: string, text: string): boolean {
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    writeSync(descriptor, text);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return undefined;
    const started = 'started' in value && typeof value.started === 'string' ? value.started : null;
    return { pid: value.pid, started };
  } catch {
    return undefined; // half written by a process that crashed
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const now = startTime(pid);
  return started === null || now === null || now === started;
}

/** Returns field 22 of /proc/<pid>/stat; the name before it may contain spaces and brackets. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
