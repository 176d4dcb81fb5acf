// `npm run new <kind> <name>` starts a part of the house in the shape that the house asks of it. What it leaves behind
// passes every check at once; what only a person can say stands in the list that it prints.
import { join } from 'node:path';
import { root, run, stop } from '../setup.mjs';
import { make } from './make.mjs';
import { Refusal } from './tree.mjs';

function makeOrStop() {
  try {
    return make(process.argv.slice(2));
  } catch (error) {
    if (error instanceof Refusal) return stop(error.message);
    throw error;
  }
}

const { made, changed, next, commands } = makeOrStop();
for (const { command, args, cwd = '.' } of commands) {
  const code = await run(join(root, 'node_modules/.bin', command), args, { quiet: true, cwd: join(root, cwd) });
  if (code !== 0) stop(`The files are written, but \`${command} ${args.join(' ')}\` failed; the lines above say why.`);
}

const list = (title, lines) => lines.length > 0 && console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
list('Made', made);
list('Changed', changed);
list('Next', next);
