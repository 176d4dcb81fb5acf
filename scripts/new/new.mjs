// `npm run new <kind> <name>` starts a part of the house in the shape that the house asks of it. What it leaves behind
// passes every check at once; what only a person can say stands in the list that it prints.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, stop } from '../setup.mjs';
import { newEndpoint } from './endpoint.mjs';
import { newPart } from './part.mjs';
import { newRoute } from './route.mjs';
import { newStore } from './store.mjs';
import { Refusal } from './tree.mjs';

const kinds = {
  component: { usage: 'component <Name>', plan: (name) => newPart('component', name) },
  widget: { usage: 'widget <Name>', plan: (name) => newPart('widget', name) },
  endpoint: {
    usage: 'endpoint <group>.<name> [-- --method <GET|POST|DELETE> --path </api/…> --who <audience>]',
    plan: newEndpoint,
  },
  route: { usage: 'route <area>/<feature>', plan: newRoute },
  store: { usage: 'store <name> [-- --reads <group>.<endpoint>]', plan: newStore },
};

const usage = ['Usage:', ...Object.values(kinds).map((kind) => `  npm run new ${kind.usage}`)].join('\n');

/** Reads the command line; anything it does not know ends in the usage. */
function parse() {
  try {
    const options = { method: { type: 'string' }, path: { type: 'string' }, who: { type: 'string' } };
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...options, reads: { type: 'string' } },
    });
    const [kind = '', name, ...rest] = positionals;
    if (Object.hasOwn(kinds, kind) && name !== undefined && rest.length === 0) return { kind, name, values };
  } catch {
    // An unknown option: the usage says which there are.
  }
  return stop(usage);
}

/** The whole plan is made before anything is written, so that a refusal leaves nothing behind. */
function planned({ kind, name, values }) {
  try {
    const plan = kinds[kind].plan(name, values);
    const there = Object.keys(plan.makes).find((path) => existsSync(join(root, path)));
    if (there) throw new Refusal(`There is ${there} already.`);
    return plan;
  } catch (error) {
    if (error instanceof Refusal) return stop(error.message);
    throw error;
  }
}

const { makes, changes = {}, after = [], next } = planned(parse());
const written = { ...makes, ...changes };
for (const [path, source] of Object.entries(written)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}
const commands = [...after, { command: 'biome', args: ['format', '--write', ...Object.keys(written)] }];
for (const { command, args, cwd = '.' } of commands) {
  const code = await run(join(root, 'node_modules/.bin', command), args, { quiet: true, cwd: join(root, cwd) });
  if (code !== 0) stop(`The files are written, but \`${command} ${args.join(' ')}\` failed; the lines above say why.`);
}

const list = (title, lines) => lines.length > 0 && console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
list('Made', Object.keys(makes));
list('Changed', Object.keys(changes));
list('Next', next);
