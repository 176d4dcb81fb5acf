import { execFile } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import type { Ping } from '../../domain/uptime/port.ts';

/** Milliseconds for the program to start and exit, in addition to the time limit for the response. */
const startMs = 5000;

/**
 * Pings with a system program, as Node.js has no ICMP and the program may have permissions that the panel lacks.
 * @param program its name or path; it must accept the options of iputils, as busybox does
 * @example await createPing('ping').answers('node.example', 5000)
 */
export function createPing(program: string): Ping {
  let allowed: Promise<boolean> | undefined;
  const run = (address: string, timeoutMs: number): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const seconds = Math.ceil(timeoutMs / 1000);
      const args = ['-c', '1', '-W', String(seconds), address];
      execFile(program, args, { timeout: timeoutMs + startMs }, (error) => {
        if (typeof error?.code === 'string') reject(error);
        else resolve(error === null);
      });
    });
  return {
    isAllowed: () => (allowed ??= run('127.0.0.1', 1000).catch(() => false)),
    // A resolved address cannot be mistaken for an option, and an unknown name is distinguished from silence.
    answers: async (host, timeoutMs) => run((await lookup(host)).address, timeoutMs),
  };
}
