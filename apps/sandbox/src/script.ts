import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'shell-quote';
import { z } from 'zod';

/** The output of one line of a script, or its end. */
export type ScriptStep = { line: string } | { exitCode: number };

/** The longest pause of a script; no work on the machines of a sandbox takes longer. */
const longestPauseSeconds = 60;

const words = z.array(z.string());

/**
 * Simulates a script: commands that print or wait are carried out line by line, any other command is printed instead.
 * Nothing is executed on the machine of the sandbox.
 */
export async function* runScript(
  { source, variables }: { source: string; variables: Readonly<Record<string, string>> },
  { node, signal }: { node: string; signal: AbortSignal },
): AsyncGenerator<ScriptStep> {
  for (const written of source.split('\n')) {
    const text = written.trim();
    if (text === '' || text.startsWith('#')) continue;
    // An unset variable is empty, as in a shell; operators are not words.
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
