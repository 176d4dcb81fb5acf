import { engineError, networkFailure } from '../failures.ts';
import type { EngineError, EngineErrorCode } from '../port.ts';

/**
 * Docker distinguishes most failures only by text: the same 500 is a taken port, a full disk and a broken archive.
 * Read on engine 20.10; the texts are from Go and the kernel and have been stable for years.
 */
const patterns: readonly (readonly [RegExp, EngineErrorCode])[] = [
  [/port is already allocated|address already in use/i, 'port-taken'],
  [/no space left on device/i, 'disk-full'],
  [/unexpected EOF|is outside of|archive\/tar|invalid tar|error processing tar|breakout/i, 'bad-archive'],
  [
    /bind source path does not exist|invalid (mount|volume)|error while mounting|failed to mount|marked read-only|read-only file system/i,
    'bad-mount',
  ],
  [/no such image|invalid reference format|manifest unknown/i, 'image-missing'],
  [/could not find the file|not a directory/i, 'path-missing'],
  [
    /executable file not found|exec format error|OCI runtime (?:create|exec) failed|no command specified/i,
    'bad-command',
  ],
  [/no such container/i, 'container-missing'],
  [/is already in use by container/i, 'name-taken'],
];

/** Converts a failure of dockerode. */
export function explain(error: unknown): EngineError {
  const text = error instanceof Error ? error.message : String(error);
  // File names in an engine's response must not be mistaken for a network failure, so responses are matched first.
  const code = statusOf(error) === undefined ? networkFailure(error) : undefined;
  return engineError(code ?? patterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown', error);
}

/** A pull fails at the registry or on the way to it; otherwise only the engine itself can be the cause. */
export function explainPull(error: unknown): EngineError {
  const explained = explain(error);
  const engines: readonly EngineErrorCode[] = [
    'unreachable',
    'refused-certificate',
    'untrusted-certificate',
    'disk-full',
  ];
  return engines.includes(explained.code) ? explained : engineError('pull-failed', error);
}

/** Returns the HTTP status of the engine's response, if there was one. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
