import { findReading } from './endpoint.mjs';
import { camel, kebab, pascal, requireForm } from './names.mjs';
import { addBehind, addImport, addTo, fill, find, read, Refusal } from './tree.mjs';

const person = 'apps/panel/src/person/create-person.ts';

/** A store of the signed-in person that reads one endpoint, its test, and its place in the person. */
export function newStore(name, { reads = `${name}.list` } = {}) {
  requireForm(name, /^[a-z][a-zA-Z\d]*$/, 'a store is named in camelCase, such as nodes or adminNodes');
  const code = read(person).replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  if (new RegExp(`\\b${name}\\b`).test(code)) throw new Refusal(`There is a "${name}" already, in ${person}.`);
  const endpoint = findReading(reads);
  const values = { ...endpoint, id: reads, endpoint: endpoint.name, Name: pascal(name), name: camel(name) };
  const file = kebab(name);
  return {
    makes: {
      [`apps/panel/src/person/${file}.ts`]: fill('store/store.ts', values),
      [`apps/panel/src/person/${file}.test.ts`]: fill('store/store.test.ts', values),
    },
    changes: { [person]: wired(values, file) },
    next: [
      `Name in apps/panel/src/person/${file}.ts what it holds, and add its actions beside \`load\`.`,
      'If an event or a gap of the socket makes it stale, say so in apps/panel/src/person/realtime.ts.',
      `A screen takes it from usePerson(): const { ${name} } = usePerson();`,
    ],
  };
}

/** The person with one more store, and with the group of routes that it asks. */
function wired({ group, file: routes, name, Name }, file) {
  const made = `const ${name} = create${Name}Store({ api, clock, signal });`;
  let source = addBehind(person, read(person), 'createPerson', /^const \w+ = create\w+Store\(/, made);
  source = addTo(person, source, ['value', 'createPerson'], name, { first: true });
  source = addImport(person, source, `import { create${Name}Store } from './${file}.ts';`);
  if (new RegExp(`\\b${group}\\b`).test(find(person, source, 'call', 'extend').getText())) return source;
  // The store may have the very name of the group.
  const alias = `${group}Routes`;
  source = addTo(person, source, ['call', 'extend'], `${group}: ${alias}`);
  return addImport(person, source, `import { ${group} as ${alias} } from '@kronos/api/routes/${routes}';`);
}
