import { pino } from 'pino';
import { z } from 'zod';
import { jobKind, type JobRun } from '../../src/jobs/worker.ts';

export const namedPayload = z.object({ name: z.string() });

/** A kind of job that does the given work and records how it ended. */
export function recordingKind(work: (name: string, run: JobRun) => Promise<boolean>) {
  const ended: [string, boolean | string][] = [];
  const kind = jobKind<z.output<typeof namedPayload>>({
    payload: namedPayload,
    run: async ({ name }, run) => {
      const success = await work(name, run);
      return { success, write: async () => void ended.push([name, success]) };
    },
    failed: ({ name }, words) => ({ success: false, write: async () => void ended.push([name, words]) }),
  });
  return { ended, kinds: { test: kind } };
}

/** A job of this kind. */
export const namedJob = (name: string, key = name) => ({ kind: 'test', key, payload: { name } });

export const noLog = pino({ level: 'silent' });

/** A log, and its lines. */
export function recordingLog() {
  const lines: { msg: string; job?: number; kind?: string; err?: { message: string } }[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) }) };
}
