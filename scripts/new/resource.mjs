import { camel, kebab, pascal, requireForm, sentence } from './names.mjs';
import { addImport, addTo, fill, isThere, read, Refusal } from './tree.mjs';
import { fieldsOf } from './resource-fields.mjs';

const api = 'packages/api/src';
const server = 'apps/server';
const panel = 'apps/panel/src';
const languages = ['en', 'de'];

/** A kind of record that admins manage: from its row of the contract to the screens that list and edit it. */
export function newResource(name, { fields: typed = 'name:text', one = singular(name) } = {}) {
  requireForm(name, /^[a-z][a-zA-Z\d]*s$/, 'a resource is named in the plural and camelCase, such as mountPaths');
  requireForm(one, /^[a-z][a-zA-Z\d]*$/, 'the name of one is in camelCase, such as mountPath');
  if (one === name) throw new Refusal(`The singular of ${name} is unclear; add -- --one <name>.`);
  const file = kebab(name);
  const group = camel(`admin-${file}`);
  const taken = [`${api}/contract/${kebab(group)}.ts`, `${server}/src/db/schema/${file}.ts`];
  const there = taken.find(isThere);
  if (there) throw new Refusal(`${there} already exists.`);
  const [many, words] = [name, one].map((word) => sentence(word).toLowerCase());
  const values = {
    ...fieldsOf(typed, name, one),
    name,
    file,
    group,
    groupFile: kebab(group),
    area: name,
    oneKey: one,
    kind: kebab(one),
    One: pascal(one),
    Name: pascal(name),
    table: file.replaceAll('-', '_'),
    many,
    Many: sentence(name),
    one: words,
  };
  const makes = (folder, files) =>
    Object.fromEntries(
      Object.entries(files).map(([to, from]) => [`${folder}/${to}`, fill(`resource/${from}`, values)]),
    );
  const screens = `${panel}/screens/admin/${file}`;

  return {
    makes: {
      ...makes(`${api}/contract`, { [`${values.groupFile}.ts`]: 'contract.ts' }),
      ...makes(`${server}/src`, {
        [`db/schema/${file}.ts`]: 'table.ts',
        [`domain/${file}/${file}.ts`]: 'domain.ts',
      }),
      ...makes(`${server}/test`, {
        [`${file}.test.ts`]: 'test.ts',
        [`permissions/cases/${file}.ts`]: 'cases.ts',
      }),
      ...makes(screens, {
        'Page.tsx': 'List.tsx',
        'one/Page.tsx': 'One.tsx',
      }),
      ...Object.fromEntries(
        languages.map((language) => [`${panel}/messages/${language}/${name}.ts`, fill('resource/texts.ts', values)]),
      ),
    },
    changes: { ...contractChanges(values), ...serverChanges(values), ...panelChanges(values) },
    after: [
      { command: 'tsx', args: ['--conditions=kronos-source', 'scripts/generate.ts'], cwd: 'packages/api' },
      {
        command: 'tsx',
        args: ['generate-migration.mjs', '--name', values.table],
        cwd: server,
      },
    ],
    next: [
      `Translate ${languages
        .slice(1)
        .map((one) => `messages/${one}/${name}.ts`)
        .join(', ')} and the titles.`,
      `For a menu entry, add nav to ${name} in ${panel}/routes/areas/admin.ts.`,
      'Add some to the demo, and the first of them to tests/e2e/support/visits.ts.',
      'npx vitest run --project packed surface -u, after npm run build',
      'pnpm changeset',
    ],
  };
}

/** `mountPaths` becomes `mountPath`, `categories` becomes `category`. */
const singular = (name) => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** Applies a list of changes to a file. */
const changed = (path, ...changes) => [path, changes.reduce((source, change) => change(path, source), read(path))];
const entry = (place, text) => (path, source) => addTo(path, source, place, text);
const imported = (line) => (path, source) => (source.includes(line) ? source : addImport(path, source, line));
/** Inserts text before the first match of a pattern. */
const before = (pattern, text) => (path, source) => {
  const at = source.search(pattern);
  if (at < 0) throw new Refusal(`The place in ${path} was not found (${pattern}). Has the file changed?`);
  return source.slice(0, at) + text + source.slice(at);
};

function contractChanges({ group, groupFile, One, file, kind }) {
  const row = '| `admin` | `admin.{tenant}` | admin |';
  return Object.fromEntries([
    changed(
      `${api}/contract/index.ts`,
      entry(['value', 'contract'], group),
      imported(`import { ${group} } from './${groupFile}.ts';`),
    ),
    changed(`${api}/exports/contract.ts`, (_, source) => {
      const types = `export { type ${One}, type ${One}Draft } from '../contract/${groupFile}.ts';`;
      return `${source.trimEnd()}\n${types}\n`;
    }),
    changed(`${api}/contract/schemas/audit.ts`, before(/^\] as const;\nexport type AuditedKind/m, `  '${kind}',\n`)),
    changed(
      'packages/realtime/src/channels.ts',
      before(/\n {4}\},\n {2}\},\n {2}user: \{/, `\n      '${file}-changed': nudge,`),
    ),
    changed(
      'packages/realtime/README.md',
      before(/^\| `user` \| `user\.\{id\}` \| user \| `server-updated`/m, `${row} \`${file}-changed\` | nothing |\n`),
    ),
  ]);
}

function serverChanges({ name, Name, file, group, oneKey, sample }) {
  return Object.fromEntries([
    changed(
      `${server}/src/db/schema.ts`,
      (_, source) => `${source.trimEnd()}\nexport { ${name} } from './schema/${file}.ts';\n`,
    ),
    changed(
      `${server}/src/services/create-services.ts`,
      entry(['value', 'createServices'], `${name}: create${Name}(all)`),
      imported(`import { create${Name} } from '../domain/${file}/${file}.ts';`),
    ),
    changed(
      `${server}/src/handlers/index.ts`,
      entry(['value', 'createHandlers'], `${group}: recordHandlers(deps.${name})`),
      imported("import { recordHandlers } from './records.ts';"),
    ),
    changed(
      `${server}/test/permissions/cases.ts`,
      entry(['value', 'prepared'], `...${oneKey}Cases`),
      imported(`import { ${oneKey}Cases } from './cases/${file}.ts';`),
    ),
    changed(
      `${server}/test/conformance.test.ts`,
      before(/^ {2}await services\.announcements\.create/m, `  await services.${name}.create({ ${sample} });\n`),
    ),
  ]);
}

function panelChanges({ name, Name, One, file, oneKey, Many, one }) {
  const rows = `${panel}/routes/areas/admin.ts`;
  const route = (id, path, more) => entry(['value', 'adminRoutes'], `${id}: { path: '/${file}${path}', ${more} }`);
  const titles = { [name]: Many, [`new${One}`]: `New ${one}`, [oneKey]: sentence(one) };
  return Object.fromEntries([
    changed(
      rows,
      route(name, '', `areas: ['${name}', 'lists']`),
      route(`new${One}`, '/create', `parent: '${name}', areas: ['${name}', 'forms']`),
      route(oneKey, `/:${oneKey}`, `parent: '${name}', areas: ['${name}', 'forms']`),
    ),
    changed(
      `${panel}/messages/catalogue.ts`,
      entry(['interface', 'Areas'], `${name}: typeof ${name}`),
      imported(`import type ${name} from './en/${name}.ts';`),
    ),
    ...languages.map((language) =>
      changed(
        `${panel}/messages/${language}/adminTitles.ts`,
        ...Object.entries(titles).map(([id, text]) => entry(['exported'], `'titles.${id}': '${text}'`)),
      ),
    ),
    changed(
      `${panel}/testing/list-screens.test.ts`,
      (_, source) => `${source.trimEnd()}\ndescribeListScreen(${Name});\n`,
      imported(`import { Page as ${Name} } from '../screens/admin/${file}/Page.tsx';`),
    ),
    changed(
      `${panel}/testing/form-screens.test.ts`,
      (_, source) => `${source.trimEnd()}\ndescribeFormScreen(${One});\n`,
      imported(`import { Page as ${One} } from '../screens/admin/${file}/one/Page.tsx';`),
    ),
    changed(
      'tests/e2e/support/visits.ts',
      entry(['value', 'samples'], `${oneKey}: async () => ({ params: { ${oneKey}: 0 } })`),
    ),
  ]);
}
