import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const execute = promisify(execFile);

/** The folder of a new app, with the packages installed from their tarballs. */
export const app = inject('app');

// Vitest sets it to `test`, which Vite would treat as development.
const { NODE_ENV: _, ...env } = process.env;

/** Runs a script of the app or of its tools in plain Node, and resolves with its output. */
export async function node(...script: [file: string, ...args: string[]]): Promise<string> {
  try {
    return (await execute(process.execPath, script, { cwd: app, env, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** The path of a tool that is installed in the app. */
export const tool = (path: string) => join('node_modules', path);
