import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'shell-quote';
import { z } from 'zod';

/** What one line of a script did. */
export type ScriptStep = { line: string } | { exitCode: number };

/** The longest pause of a script; the machines of a sandbox have no work that takes time. */
const longestPauseSeconds = 60;

const words = z.array(z.string());

/**
 * Runs a script as far as a machine that does not exist can: what prints and what waits is carried out line by line,
 * anything else is printed instead. Nothing runs on the machine of the sandbox.
 */
export async function* runScript(
  { source, variables }: { source: string; variables: Readonly<Record<string, string>> },
  { node, signal }: { node: string; signal: AbortSignal },
): AsyncGenerator<ScriptStep> {
  for (const written of source.split('\n')) {
    const text = written.trim();
    if (text === '' || text.startsWith('#')) continue;
    // What is not set is empty, as in a shell; operators are not words.
    const read = words.safeParse(parse(text, (name) => variables[name] ?? ''));
    const [command, ...given] = read.success ? read.data : [];
    if (command === 'echo') yield { line: given.join(' ') };
    else if (command === 'hostname') yield { line: node };
    else if (command === 'sleep')
      await sleep(Math.min(Number(given[0]) || 0, longestPauseSeconds) * 1000, undefined, { signal });
    else if (command === 'exit') {
      yield { exitCode: Number(given[0] ?? 0) & 255 };
      return;
    } else yield { line: `The sandbox does not run this: ${text}` };
  }
  yield { exitCode: 0 };
}
