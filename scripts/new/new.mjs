// `npm run new <kind> <name>` generates the skeleton of a component, endpoint, screen and so on in the project's usual
// form. The result passes all checks at once; the printed list contains what only a developer can fill in.
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
  if (code !== 0) stop(`The files were written, but \`${command} ${args.join(' ')}\` failed; see the output above.`);
}

const list = (title, lines) => lines.length > 0 && console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
list('Made', made);
list('Changed', changed);
list('Next', next);
