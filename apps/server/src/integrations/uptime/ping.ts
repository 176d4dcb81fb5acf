import { execFile } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import type { Ping } from '../../domain/uptime/port.ts';

/** Time in milliseconds for the program to start and end, beside what it waits for an answer. */
const startMs = 5000;

/**
 * Pings by a program of the system, for Node.js has no ICMP and the program may have rights that the panel has not.
 * @param program its name or path; it takes the options of iputils, as that of busybox does too
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
    // An address, looked up here, cannot be taken for an option, and an unknown name is told from silence.
    answers: async (host, timeoutMs) => run((await lookup(host)).address, timeoutMs),
  };
}
