import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { kebab, requireForm, sentence } from './names.mjs';
import { addImport, addTo, fill, isThere, read, Refusal } from './tree.mjs';

const contracts = 'packages/api/src/contract';
const handlers = 'apps/server/src/handlers';

const audiences = ['guest', 'customer', 'reseller', 'moderator', 'admin'];
/** The usual owner rule of an audience; `server` needs an `:id` and is added by hand. */
const owners = { guest: 'none', customer: 'self' };
/** Endpoints with such a name read; all others act. */
const reading = /^(list|show|one|recent|search|count|export|read|find|get)/;
/** Names of the client's own functions. */
const reserved = new Set(['send', 'call', 'extend']);

/** A row of the contract, its routes, a handler and a test over real HTTP. */
export function newEndpoint(id, options = {}) {
  requireForm(id, /^[a-z][a-zA-Z\d]*\.[a-z][a-zA-Z\d]*$/, 'an endpoint is named group.name, such as adminNodes.list');
  const [group, name] = id.split('.');
  if (reserved.has(group)) throw new Refusal(`A client already has a function "${group}"; rename the group.`);
  const file = kebab(group);
  const contract = `${contracts}/${file}.ts`;
  const source = isThere(contract) ? read(contract) : undefined;
  if (source !== undefined && new RegExp(`^  ${name}: `, 'm').test(source)) {
    throw new Refusal(`${id} already exists in ${contract}.`);
  }
  const call = { ...defaultsOf(group, name), ...options };
  check(call);
  const client = call.who === 'guest' ? 'server.client()' : `await server.as('${call.who}')`;
  const values = { ...call, group, name, id, file, client, owner: owners[call.who] ?? 'house', words: sentence(name) };
  const isRead = call.method === 'GET';
  const shape = isRead ? 'reading' : 'acting';
  const row = fill(`endpoint/row-${shape}.ts`, values);
  const handler = fill(`endpoint/handler-${shape}.ts`, values);
  const schema = isRead ? "import { z } from 'zod';" : "import { done } from './schemas/common.ts';";

  const next = [
    `Complete its row in ${contract}: params, query, body, response, source, summary.`,
    `Call a service of the domain in ${handlers}; keep the handler within 20 lines.`,
    `Complete apps/server/test/${file}-${kebab(name)}.test.ts. The matrix of roles covers it automatically.`,
    ...(isRead
      ? []
      : [
          'Remove `unaudited` from its row once it changes a record, and write the audit row in the transaction of the change.',
        ]),
    'pnpm changeset',
  ];
  const after = [{ command: 'tsx', args: ['--conditions=kronos-source', 'scripts/generate.ts'], cwd: 'packages/api' }];
  const test = { [`apps/server/test/${file}-${kebab(name)}.test.ts`]: fill(`endpoint/test-${shape}.ts`, values) };

  if (source === undefined) {
    return {
      makes: {
        [contract]: fill('endpoint/contract.ts', { ...values, schema, row }),
        [`${handlers}/${file}.ts`]: fill('endpoint/handlers.ts', { ...values, handler }),
        ...test,
      },
      changes: {
        [`${contracts}/index.ts`]: joined(`${contracts}/index.ts`, ['value', 'contract'], group, [
          `import { ${group} } from './${file}.ts';`,
        ]),
        [`${handlers}/index.ts`]: joined(
          `${handlers}/index.ts`,
          ['value', 'createHandlers'],
          `${group}: ${group}Handlers()`,
          [`import { ${group}Handlers } from './${file}.ts';`],
        ),
      },
      after,
      next,
    };
  }
  const answering = handlerFileOf(group);
  return {
    makes: test,
    changes: {
      [contract]: joined(
        contract,
        ['call', 'defineEndpoints'],
        row,
        source.includes(schema) ? [] : importOf(schema, source),
      ),
      [answering]: joined(answering, ['value', `${group}Handlers`], handler, []),
    },
    after,
    next,
  };
}

/** The file with the handlers of a group: small groups share one. */
function handlerFileOf(group) {
  const files = readdirSync(join(root, handlers)).map((file) => `${handlers}/${file}`);
  const found = files.find((file) => new RegExp(`export (function|const) ${group}Handlers\\b`).test(read(file)));
  if (!found) throw new Refusal(`No file of ${handlers} exports ${group}Handlers.`);
  return found;
}

/** A file with an entry added in a place, along with the imports that it needs. */
const joined = (path, place, entry, imports) =>
  imports.reduce((source, line) => addImport(path, source, line), addTo(path, read(path), place, entry));

/** The import, unless a longer import already has the name. */
const importOf = (line, source) => (/\bdone\b/.test(line) && /import \{[^}]*\bdone\b/.test(source) ? [] : [line]);

/** `adminNodes.list` is `GET /api/admin/nodes` for admins; `adminNodes.reboot` is `POST /api/admin/nodes/reboot`. */
function defaultsOf(group, name) {
  const [first, ...rest] = kebab(group).split('-');
  const method = reading.test(name) ? 'GET' : 'POST';
  const folder = audiences.includes(first) ? [first, rest.join('-')] : [kebab(group)];
  const last = ['list', 'show'].includes(name) ? [] : [kebab(name)];
  return {
    method,
    who: audiences.includes(first) ? first : undefined,
    path: `/api/${[...folder, ...last].filter(Boolean).join('/')}`,
  };
}

function check({ method, path, who }) {
  if (!['GET', 'POST', 'DELETE'].includes(method))
    throw new Refusal(`"${method}" is not a method of the contract: use GET, POST or DELETE.`);
  if (!audiences.includes(who)) {
    throw new Refusal(`Who may call it? Start the group with a role, or add -- --who ${audiences.join('|')}.`);
  }
  requireForm(
    path,
    /^\/api(\/[a-z\d-]+)+$/,
    'a path is /api/…, in lower case; its parameters are added by hand, with their schema',
  );
  const row = new RegExp(`method: '${method}',\\s+path: '${path}'`);
  const taken = readdirSync(join(root, contracts)).find(
    (file) => file.endsWith('.ts') && row.test(read(`${contracts}/${file}`)),
  );
  if (taken) throw new Refusal(`${method} ${path} already exists in ${contracts}/${taken}.`);
}
