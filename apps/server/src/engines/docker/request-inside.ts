import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type Docker from 'dockerode';
import { engineError } from '../failures.ts';
import { statusOf } from './explain.ts';
import type { InsideRequest } from '../port.ts';
import { toLines } from './logs.ts';

/** The shell prints the address to curl itself: as an argument it would be in the list of processes. */
const script =
  `printf 'url = "%s"\\n' "$KRONOS_URL" | ` +
  `curl --silent --show-error --max-time 20 --output /dev/null --write-out '%{http_code}' --request "$KRONOS_METHOD" --config -`;

/** The exit codes of a shell for a program that is missing or cannot be run. */
const noProgram = new Set([126, 127]);

/** Sends a request with the curl of a container, and returns the status of the response. */
export async function requestInside(
  container: Docker.Container,
  { method, port, path }: InsideRequest,
  abortSignal: AbortSignal,
): Promise<number> {
  const exec = await prepare(container, {
    Cmd: ['/bin/sh', '-c', script],
    Env: [`KRONOS_METHOD=${method}`, `KRONOS_URL=${new URL(path, `http://127.0.0.1:${port}`).href}`],
    AttachStdout: true,
    AttachStderr: true,
    abortSignal,
  });
  const output = toLines(await buffer(Readable.from(await exec.start({ abortSignal }))));
  const { ExitCode } = await exec.inspect({ abortSignal });
  if (ExitCode === 0) return Number(output.at(-1));
  throw engineError(noProgram.has(ExitCode ?? 0) ? 'bad-command' : 'command-failed', output.join(' '));
}

async function prepare(container: Docker.Container, options: Docker.ExecCreateOptions): Promise<Docker.Exec> {
  try {
    return await container.exec(options);
  } catch (error) {
    // The container is not running.
    throw statusOf(error) === 409 ? engineError('command-failed', error) : error;
  }
}
