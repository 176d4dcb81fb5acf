// Carries out the command line of `npm run new`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../setup.mjs';
import { newEndpoint } from './endpoint.mjs';
import { newPart } from './part.mjs';
import { newResource } from './resource.mjs';
import { newRoute } from './route.mjs';
import { Refusal } from './tree.mjs';

const kinds = {
  component: { usage: 'component <Name>', plan: (name) => newPart('component', name) },
  widget: { usage: 'widget <Name>', plan: (name) => newPart('widget', name) },
  endpoint: {
    usage: 'endpoint <group>.<name> [-- --method <GET|POST|DELETE> --path </api/…> --who <audience>]',
    plan: newEndpoint,
  },
  route: { usage: 'route <area>/<feature>', plan: newRoute },
  resource: { usage: 'resource <names> [-- --fields <name:kind,…> --one <name>]', plan: newResource },
};

const usage = ['Usage:', ...Object.values(kinds).map((kind) => `  npm run new ${kind.usage}`)].join('\n');

/** Reads the command line; stops with the usage if it is invalid. */
function parse(words) {
  try {
    const options = { method: { type: 'string' }, path: { type: 'string' }, who: { type: 'string' } };
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { ...options, fields: { type: 'string' }, one: { type: 'string' } },
    });
    const [kind = '', name, ...rest] = positionals;
    if (Object.hasOwn(kinds, kind) && name !== undefined && rest.length === 0) return { kind, name, values };
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw new Refusal(usage);
}

/** Completes the plan before anything is written, so that a refusal leaves nothing behind. */
function planned({ kind, name, values }) {
  const plan = kinds[kind].plan(name, values);
  const there = Object.keys(plan.makes).find((path) => existsSync(join(root, path)));
  if (there) throw new Refusal(`${there} already exists.`);
  return plan;
}

/**
 * Writes what the command line asks for, or throws a `Refusal`. Returns the files that it made and changed, the steps
 * that are left to the developer, and the commands that have yet to run; the last of them formats the files.
 */
export function make(words) {
  const { makes, changes = {}, after = [], next } = planned(parse(words));
  const written = { ...makes, ...changes };
  for (const [path, source] of Object.entries(written)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  const commands = [...after, { command: 'biome', args: ['format', '--write', ...Object.keys(written)] }];
  return { made: Object.keys(makes), changed: Object.keys(changes), next, commands };
}
