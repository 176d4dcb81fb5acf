import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const execute = promisify(execFile);

/** The fresh app, with the packages installed from their tarballs. */
export const app = inject('app');

// Vitest calls it a test, which Vite would take for development.
const { NODE_ENV: _, ...env } = process.env;

/** Runs a script of the app's own tools, or of the app, in plain Node; resolves with what it printed. */
export async function node(...script: [file: string, ...args: string[]]): Promise<string> {
  try {
    return (await execute(process.execPath, script, { cwd: app, env, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** The script of a tool that the app has installed. */
export const tool = (path: string) => join('node_modules', path);
