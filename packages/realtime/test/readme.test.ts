import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { channels } from '../src/channels.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** A payload as the README writes it: `id: number`. */
function payload(schema: z.ZodMiniType): string {
  const { properties = {} } = z.toJSONSchema(schema);
  const fields = Object.entries(properties).map(
    ([name, field]) => `\`${name}: ${typeof field === 'object' ? String(field.type) : 'any'}\``,
  );
  return fields.join(', ') || 'nothing';
}

test('the README lists every channel with its audience and every event with its payload', () => {
  const rows = Object.entries(channels).flatMap(([id, { name, who, events }]) =>
    Object.entries(events).map(
      ([event, schema]) => `| \`${id}\` | \`${name}\` | ${who.join(', ')} | \`${event}\` | ${payload(schema)} |`,
    ),
  );
  expect(readme).toContain(
    ['| channel | name | who may listen | event | payload |', '|---|---|---|---|---|', ...rows, ''].join('\n'),
  );
});
