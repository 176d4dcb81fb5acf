// The house's import directions, made from its folders, on top of the rules in .oxlintrc.json.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const base = JSON.parse(readFileSync(`${root}.oxlintrc.json`, 'utf8'));
const folders = (path) =>
  readdirSync(`${root}${path}`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Files of `files` may not import what matches `regex`. Tests stand outside of the house and may look anywhere. */
const forbid = (files, ...rules) => ({
  files,
  excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/test/**', '**/*.stories.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: rules.map(([regex, message, options]) => ({ regex, message, ...options })) },
    ],
  },
});

const packages = ['ui', 'api', 'realtime'];
const ours = (names) => `^@kronos/(${names})(/|$)`;
const room = (names) => `^\\.{1,2}/(.*/)?(${names})/`;
/** A folder beside this one or beside one above it: nothing lies between the dots and its name. */
const neighbour = (names) => `^(\\.\\./)+(${names})/`;
const others = (all, ...kept) => all.filter((name) => !kept.includes(name)).join('|');

const areas = folders('apps/panel/src/screens');
const features = (area) => folders(`apps/panel/src/screens/${area}`);
/**
 * Rooms of the panel, from the ground up: each may import those that it names. `app` and `testing` stand above all and may
 * import every other; no room imports them.
 */
const panelRooms = {
  platform: [],
  messages: ['platform'],
  routes: ['platform', 'messages'],
  stores: ['platform', 'messages', 'routes'],
  context: ['platform', 'messages', 'routes', 'stores'],
  scope: ['platform', 'messages', 'routes', 'stores', 'context'],
  resource: ['platform', 'messages', 'routes', 'stores', 'context'],
  parts: ['platform', 'messages', 'routes', 'stores', 'context', 'resource'],
  shell: ['platform', 'messages', 'routes', 'stores', 'context', 'resource', 'parts'],
  screens: ['platform', 'messages', 'routes', 'stores', 'context', 'resource', 'parts'],
};
/** Rooms that draw nothing. */
const withoutKit = ['platform', 'routes', 'stores', 'scope'];
const kit = [ours('ui'), 'This room draws nothing.'];
const contract = [
  '^@kronos/api/contract$',
  'A value of the contract brings its schemas into the download: api/forms and api/routes have them as data.',
  { allowTypeImports: true },
];
const roomRule = (name) => {
  const forbidden = others(folders('apps/panel/src'), name, ...panelRooms[name]);
  return [room(forbidden), `${name} may import ${panelRooms[name].join(', ') || 'no other room of the panel'}.`];
};
// A later override replaces an earlier one, so each room of the server repeats the server's own rule.
const server = [
  '^@kronos/(ui|api$|api/testing|realtime$|realtime/testing)',
  'The server takes api/contract and realtime/channels only.',
];
const ports = ['engines', 'integrations', 'db', 'realtime'];

const config = {
  ...base,
  overrides: [
    ...base.overrides,
    ...packages.map((name) =>
      forbid([`packages/${name}/src/**`], [ours('.*'), `packages/${name} imports nothing of ours.`]),
    ),
    forbid(['apps/sandbox/src/**'], [ours('.*'), 'The sandbox imports nothing of ours.']),
    forbid(['apps/server/src/**'], server),
    ...Object.keys(panelRooms).map((name) =>
      forbid([`apps/panel/src/${name}/**`], roomRule(name), contract, ...(withoutKit.includes(name) ? [kit] : [])),
    ),
    ...areas.flatMap((area) =>
      features(area).map((feature) =>
        forbid(
          [`apps/panel/src/screens/${area}/${feature}/**`],
          [room(others(areas, area)), 'Screens never import screens of another area.'],
          [neighbour(others(features(area), feature)), 'Screens never import each other.'],
          roomRule('screens'),
          contract,
        ),
      ),
    ),
    forbid(
      ['apps/server/src/domain/**'],
      server,
      [room('http|handlers|integrations'), 'The domain knows no HTTP and no outside system.'],
      [room('realtime').replace(/\/$/, '/local'), 'The domain publishes through the Broadcaster port.'],
      ['^(hono|dockerode|ws|ofetch)(/|$)', 'The domain speaks to ports.'],
    ),
    forbid(['apps/server/src/handlers/**'], server, [
      room('integrations|jobs|db|engines'),
      'Handlers call the domain.',
    ]),
    ...ports.map((name) =>
      forbid([`apps/server/src/${name}/**`], server, [
        room('http|handlers'),
        'Ports are implemented without HTTP handlers.',
      ]),
    ),
  ],
};
export default config;
