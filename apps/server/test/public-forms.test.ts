import { refusal } from '@kronos/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createStage, type Stage } from './permissions/callers.ts';
import { prepare } from './permissions/cases.ts';
import { contractRows, pathOf } from './support/contract-rows.ts';

/** Invalid input of a guest for one field of an otherwise valid form. */
const bad = {
  nothing: '',
  blanks: ' \t ',
  'too much': 'x'.repeat(5000),
  'a null byte': 'nobody\0@example.test',
  'a right-to-left override': '\u202emoc.elpmaxe@ydobon',
  markup: '<script>alert(1)</script>',
  SQL: `'; drop table users; --`,
  'many scripts': 'ｎｏｂｏｄｙ 🗝️ é́́ ключ',
} as const;
type Kind = keyof typeof bad;

/** Valid in names: it is text, and shown as text. */
const isText: readonly Kind[] = ['markup', 'SQL', 'many scripts'];
const taken: Readonly<Record<string, readonly Kind[]>> = { name: isText, note: Object.keys(bad) as Kind[] };
/** A new password may contain anything, if long enough. */
const longEnough: readonly Kind[] = ['a null byte', 'a right-to-left override', ...isText];
const takenBy = (id: string, field: string): readonly Kind[] =>
  field === 'password' && id !== 'session.login' ? longEnough : (taken[field] ?? []);

const forms = contractRows.filter(
  ({ endpoint: { who, method, body } }) => who === 'guest' && method === 'POST' && body,
);

const unknownLink = z.object({ state: z.literal('unknown') });

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

describe.each(forms)('$id', ({ id, endpoint }) => {
  it('refuses invalid input in each field with a message, and changes nothing', async () => {
    const { server } = stage;
    const cell = await prepare(stage, id, endpoint, 'guest');
    const valid = Object.entries(cell.body ?? {});
    const before = await stage.journal.settled();
    for (const [field, value] of valid) {
      if (typeof value !== 'string') continue;
      for (const [kind, text] of Object.entries(bad)) {
        if (takenBy(id, field).some((each) => each === kind)) continue;
        // Guests are rate-limited.
        server.clock.advance(11 * 60 * 1000);
        const body = { ...Object.fromEntries(valid), [field]: text };
        const answer = await server.client().post(pathOf(endpoint, cell), body);
        // Looking a token up reports the state of an unknown link.
        if (endpoint.unaudited && unknownLink.safeParse(answer.body).success) continue;
        const { message, errors } = refusal.parse(answer.body);
        expect([400, 401, 403, 404, 422], `${field} of ${kind}: ${message}`).toContain(answer.status);
        expect(answer.status === 422 ? Object.keys(errors ?? {}) : [field], `${field} of ${kind}`).toEqual([field]);
        for (const words of [message, ...Object.values(errors ?? {}).flat()])
          expect(words, `${field} of ${kind}`).toMatch(/^[A-Z].*\S$/);
      }
    }
    expect(await stage.journal.since(before)).toEqual([]);
  });
});
