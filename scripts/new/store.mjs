import { findReading } from './endpoint.mjs';
import { camel, kebab, pascal, requireForm } from './names.mjs';
import { fill, isThere, Refusal } from './tree.mjs';

const stores = 'apps/panel/src/stores';

/** A store that reads one endpoint, and its test. The first screen that uses it makes it: there is no list of stores. */
export function newStore(name, { reads = `${name}.list` } = {}) {
  requireForm(name, /^[a-z][a-zA-Z\d]*$/, 'a store is named in camelCase, such as nodes or adminNodes');
  const file = kebab(name);
  if (isThere(`${stores}/${file}.ts`)) throw new Refusal(`There is a "${name}" already, in ${stores}/${file}.ts.`);
  const { file: routes, name: endpoint, group } = findReading(reads);
  const values = { group, routes, endpoint, id: reads, file, Name: pascal(name), name: camel(name) };
  return {
    makes: {
      [`${stores}/${file}.ts`]: fill('store/store.ts', values),
      [`${stores}/${file}.test.ts`]: fill('store/store.test.ts', values),
    },
    changes: {},
    next: [
      `Name in ${stores}/${file}.ts what it holds, and add its actions beside \`load\`.`,
      'If an event makes it stale, call `follow` there with the channel and the event.',
      `A screen takes it with useStore(create${pascal(name)}Store), which makes it when it is first asked for.`,
    ],
  };
}
