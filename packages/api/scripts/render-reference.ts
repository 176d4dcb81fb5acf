import {
  type Audience,
  changesState,
  type ContractTable,
  type Endpoint,
  owners,
  replaceParams,
} from '../src/exports/contract.ts';
import { exampleOf } from './example.ts';
import { fieldsOf } from './fields.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { kebab } from './names.ts';
import { refusalsOf } from './refusals.ts';

const note = '<!-- Written by `npm run docs:api` from packages/api/src/contract. Do not edit. -->\n';

/** The pages of the reference by file: one per group, and a first page that lists all endpoints. */
export function renderReference(table: ContractTable): Map<string, string> {
  const pages = Object.entries(table).map(([group, endpoints]): [string, string] => {
    const sections = Object.entries(endpoints).map(([name, endpoint]) => section(`${group}.${name}`, endpoint));
    return [`${kebab(group)}.md`, `${note}\n# ${group}\n\n${sections.join('\n')}`];
  });
  return new Map([['README.md', overview(table)], ...pages]);
}

function overview(table: ContractTable): string {
  const rows = Object.entries(table).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, { method, path, who, summary }]) => {
      const id = `${group}.${name}`;
      return `| [${id}](${kebab(group)}.md#${id.replace('.', '').toLowerCase()}) | \`${method} ${path}\` | ${who} | ${summary} |`;
    }),
  );
  return `${note}
# The API, endpoint by endpoint

Generated from [packages/api/src/contract](../../packages/api/src/contract); also available as OpenAPI 3.1 in
[packages/api/openapi.json](../../packages/api/openapi.json).

Every call sends \`X-Requested-With: XMLHttpRequest\`; all but guest calls send \`Authorization: Bearer\` and a token.
A call that changes state, even a GET, also sends the cookie XSRF-TOKEN, URL-decoded, in \`X-XSRF-TOKEN\`. A refusal is
\`{ "message": …, "errors"?: { field: [text] }, "retry_after"?: seconds }\`.

| Endpoint | Call | Who | What |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function section(id: string, endpoint: Endpoint): string {
  const { method, path, source, summary, params, query, body, response, answers, lines, bounded } = endpoint;
  const input = { path: params, query, body };
  const inputs = Object.entries(input).flatMap(([where, schema]) =>
    schema ? fieldsOf(jsonSchemaOf(schema, 'input')).map((field) => ({ where, ...field })) : [],
  );
  return `## ${id}

\`${method} ${path}\`

${summary}

- **Who:** ${whoWords[endpoint.who]}
- **Whose record:** ${ownerWords(endpoint)}
- **Changes state:** ${changesState(endpoint) ? 'yes' : 'no'}${lines ? '\n- **Streaming:** one such response per line, as `application/x-ndjson`' : ''}${bounded ? `\n- **Full list:** ${bounded}` : ''}
- **Source:** ${source === 'screens' ? 'the screens, not the specification' : `specification ${source}`}
- **Refuses with:** ${refusalsOf(endpoint)
    .map(([status]) => status)
    .join(', ')}
${inputs.length > 0 ? `\n| Input | In | Type | Limits |\n| --- | --- | --- | --- |\n${inputs.map(({ name, where, type, limits }) => `| \`${name}\` | ${where} | ${type} | ${limits} |\n`).join('')}` : ''}
${answers ? `Answers ${answers.as === 'file' ? 'a file' : 'a stream'}: ${answers.types.map((type) => `\`${type}\``).join(', ')}${answers.saved ? ', to be saved' : ''}.\n` : answerTable(response)}
\`\`\`http
${requestLines(endpoint)}
\`\`\`
${answers ? '' : answerExample(response)}`;
}

const answerTable = (response: Endpoint['response']) => `| Answer | Type | Limits |
| --- | --- | --- |
${fieldsOf(jsonSchemaOf(response, 'output'))
  .map(({ name, type, limits }) => `| \`${name}\` | ${type} | ${limits} |\n`)
  .join('')}`;

const answerExample = (response: Endpoint['response']) => `
\`\`\`json
${JSON.stringify(exampleOf(jsonSchemaOf(response, 'output')), undefined, 2)}
\`\`\`
`;

const whoWords: Record<Audience, string> = {
  guest: 'everyone',
  customer: 'signed-in users',
  reseller: 'resellers and admins',
  moderator: 'moderators and admins',
  admin: 'admins, except while impersonating',
};

const ownerWords = ({ owner, right = 'view' }: Endpoint): string => owners[owner].words.replace('{right}', right);

function requestLines({ method, path, params, query, body }: Endpoint): string {
  const example = (schema: Endpoint['params']) =>
    Object.entries(Object(schema && exampleOf(jsonSchemaOf(schema, 'input'))));
  const values = new Map(example(params));
  const filled = replaceParams(path, (name) => String(values.get(name)));
  const search = new URLSearchParams(example(query).map(([name, value]) => [name, String(value)])).toString();
  const lines = [`${method} ${filled}${search && `?${search}`}`];
  if (body) lines.push('Content-Type: application/json', '', JSON.stringify(exampleOf(jsonSchemaOf(body, 'input'))));
  return lines.join('\n');
}
