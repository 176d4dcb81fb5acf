import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const rows = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

/** The checklist of Pusher protocol 7: connection, subscriptions, events, events API, authentication. */
const checklist = [...rows('C', 24), ...rows('S', 18), ...rows('E', 10), ...rows('H', 15), ...rows('A', 6)];

/** Rows that do not apply to this server, each with the reason. */
const notApplicable: Record<string, string> = {
  C06: 'An application cannot be disabled separately: it is the server, and a stopped server does not respond.',
  C10: 'TLS is never required: without a certificate there is none, and with one the plain port remains for a proxy.',
};

test('names every row of the checklist in a test title, unless it does not apply', () => {
  const folders = ['.', '..'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts') && name !== 'checklist.test.ts')
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  // Row ids are at the start of a title, or in the first column of a table of tests.
  const named = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/['"`]((?:[CSEHA]\d\d\b ?)+)/g)].flatMap(([, ids = '']) => ids.trim().split(' ')),
    ),
  );
  expect(checklist).toHaveLength(73);
  expect(checklist.filter((row) => !named.has(row) && !(row in notApplicable))).toEqual([]);
  expect(Object.keys(notApplicable).filter((row) => named.has(row))).toEqual([]);
  expect([...named].filter((row) => !checklist.includes(row))).toEqual([]);
});
