import { type JsonSchema, withoutNull } from './json-schema.ts';

/**
 * The usual value of a field with this name; the rest is derived from its schema. A test checks that every example
 * fits.
 */
const words: Readonly<Record<string, unknown>> = {
  address: 'http://media.example:32400',
  alias: 'Node one',
  app_name: 'Kronos',
  audience: 'customer,reseller',
  app_version: '1.0.0',
  auth: 'kronos:5f2b…',
  before: '1760000000000.1.7',
  brand_color: '#0f766e',
  channel_name: 'private-user.7',
  command: 'Start Family Cinema',
  content: '<p>Your server is ready.</p>',
  created_at_time: '10:00:00',
  created_diff: '3 minutes ago',
  currency: 'EUR',
  data: 'Kronos',
  ends_at: '2026-12-21T10:00:00.000Z',
  detail: 'ada@example.test',
  diff_day_human: '3 minutes ago',
  email: 'ada@example.test',
  from: 'panel@example.test',
  header: 'Maintenance on Sunday',
  host: 'node-one.example',
  ids: '7,8',
  image: null,
  key: 'kronos',
  kronos_domain: 'panel.example',
  message: 'The server is starting.',
  name: 'Family Cinema',
  node_alias: 'Node one',
  ombi_menu_name: 'Requests',
  ombi_url: 'https://requests.example',
  password: 'correct horse battery staple',
  path: '/app/admin/users',
  query: 'users:ada',
  redirect_url: '/app/customer/servers',
  restrictions: [],
  result: 'Started.',
  return_key: 'a-key-of-43-characters-0123456789-abcdefghi',
  server_name: 'Family Cinema',
  socket_id: '123.456',
  target: '/app/admin/users/7',
  tenant: 'kronos',
  title: 'Welcome',
  token: 'a-token-of-43-characters-0123456789-abcdefg',
  version: '1.41.2',
  wiki_url: 'https://wiki.example',
  zone: 'Europe/Berlin',
};

const formats: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T10:00:00.000Z',
  email: 'ada@example.test',
  uri: 'https://panel.example/app/accept-invite',
  uuid: '3b241101-e2bb-4255-8caf-4136c566a962',
};

/** A realistic value that fits a schema, the same at every run. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const plain = withoutNull(schema);
  if (plain.const !== undefined) return plain.const;
  // Names such as `from` are not always days, so the format decides.
  if (plain.format === 'date') return formats[plain.format];
  if (plain.enum) return plain.enum[0];
  if (plain.examples) return plain.examples[0];
  if (plain.type !== 'object' && plain.type !== 'boolean' && name in words && isOfType(words[name], schema)) {
    return words[name];
  }
  if (plain.anyOf?.[0]) return exampleOf(plain.anyOf[0], name);
  if (plain.type === 'object') return exampleObject(plain);
  if (plain.type === 'array') return [exampleOf(plain.items ?? {}, name)];
  if (plain.type === 'boolean') return plain.default ?? false;
  if (plain.type === 'integer' || plain.type === 'number')
    return plain.default ?? Math.min(Math.max(7, plain.minimum ?? 0), plain.maximum ?? Number.MAX_VALUE);
  return (plain.format && formats[plain.format]) ?? 'text';
}

function exampleObject({ properties = {}, propertyNames, additionalProperties }: JsonSchema): unknown {
  if (typeof additionalProperties === 'object') {
    const keys = propertyNames?.enum ?? ['name'];
    return Object.fromEntries(keys.map((key) => [key, exampleOf(additionalProperties)]));
  }
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, name)]));
}

function isOfType(value: unknown, { type, anyOf = [] }: JsonSchema): boolean {
  const types = new Set([type, ...anyOf.map((one) => one.type)].flat());
  if (value === null) return types.has('null');
  return types.has(Array.isArray(value) ? 'array' : typeof value);
}
