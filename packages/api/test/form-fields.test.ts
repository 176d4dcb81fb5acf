import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldHints } from '../src/contract/schemas/field-hints.ts';
import { formFieldsOf } from '../scripts/form-fields.ts';
import { jsonSchemaOf } from '../scripts/json-schema.ts';
import { renderForms } from '../scripts/render-forms.ts';

const fieldsOf = (shape: z.ZodRawShape) => formFieldsOf(jsonSchemaOf(z.object(shape), 'input', { hints: true }));

describe('the fields of a form', () => {
  it.each([
    ['a text', z.string().min(1).max(9), { kind: 'text', required: true, minLength: 1, maxLength: 9, initial: '' }],
    ['a text that may be empty', z.string().max(9).default(''), { kind: 'text', maxLength: 9, initial: '' }],
    ['an optional text', z.string().min(1).optional(), { kind: 'text', minLength: 1, initial: '' }],
    ['a nullable text', z.string().nullable(), { kind: 'text', nullable: true, initial: null }],
    [
      'a number with limits',
      z.number().int().min(2).max(5).default(3),
      { kind: 'number', required: true, min: 2, max: 5, whole: true, initial: 3 },
    ],
    [
      'a number above zero',
      z.int().positive().max(5).nullish(),
      { kind: 'number', nullable: true, min: 1, max: 5, whole: true },
    ],
    ['a switch', z.boolean(), { kind: 'switch', initial: false }],
    ['a choice', z.enum(['a', 'b']), { kind: 'choice', required: true, options: ['a', 'b'], initial: null }],
    [
      'a choice with a default',
      z.enum(['a', 'b']).default('b'),
      { kind: 'choice', required: true, options: ['a', 'b'], initial: 'b' },
    ],
    [
      'several choices',
      z.array(z.enum(['a', 'b'])).min(1),
      { kind: 'choices', required: true, options: ['a', 'b'], minItems: 1, initial: [] },
    ],
    ['tags', z.array(z.string()).max(4).optional(), { kind: 'tags', maxItems: 4, initial: [] }],
    ['a date with time', z.iso.datetime(), { kind: 'date-time', required: true, initial: '' }],
    ['a date', z.iso.date().nullable(), { kind: 'date', nullable: true, initial: null }],
    ['an e-mail address', z.email().max(254), { kind: 'email', required: true, maxLength: 254, initial: '' }],
    ['one of several types', z.number().or(z.literal('best')), { kind: 'other', required: true, initial: null }],
    ['an optional record', z.object({ at: z.string() }).optional(), { kind: 'other', initial: null }],
    [
      'a hint beneath a default',
      z.number().min(1).register(fieldHints, { unit: 'MB' }).nullable().default(null),
      { kind: 'number', nullable: true, min: 1, unit: 'MB', initial: null },
    ],
    [
      'a number that is a name',
      z.number().register(fieldHints, { plain: true }).nullish(),
      { kind: 'number', nullable: true, plain: true, initial: null },
    ],
    [
      'an optional text that a form asks for',
      z.string().min(1).register(fieldHints, { required: true }).optional(),
      { kind: 'text', required: true, minLength: 1, initial: '' },
    ],
    [
      'a hint that names the kind',
      z.string().register(fieldHints, { kind: 'html' }).optional(),
      { kind: 'html', initial: '' },
    ],
  ])('describes %s as in its schema', (_, schema, expected) => {
    expect(fieldsOf({ it: schema })).toMatchObject([{ name: 'it', ...expected }]);
    const said = new Set(['name', 'initial', ...Object.keys(expected)]);
    expect(new Set(Object.keys(fieldsOf({ it: schema })[0] ?? {}))).toEqual(said);
  });

  it('names the fields of a nested record by their path', () => {
    const names = fieldsOf({ name: z.string(), limits: z.object({ cpus: z.number(), disk: z.number() }) });
    expect(names.map(({ name }) => name)).toEqual(['name', 'limits.cpus', 'limits.disk']);
  });

  it('lists the fields of the records in a list below the list', () => {
    expect(fieldsOf({ prices: z.array(z.object({ amount: z.number() })) })).toMatchObject([
      { name: 'prices', kind: 'rows', fields: [{ name: 'amount', kind: 'number' }], initial: [] },
    ]);
  });
});

it('omits hints from other documents', () => {
  const schema = z.object({ it: z.string().register(fieldHints, { kind: 'html' }) });
  expect(JSON.stringify(jsonSchemaOf(schema, 'input'))).not.toContain('hint');
});

it('writes no file for a group without forms and lists', () => {
  const plain = { who: 'guest', owner: 'none', source: 'screens', summary: 'A sample.' } as const;
  const read = { ...plain, method: 'GET', path: '/api/it', response: z.object({}) } as const;
  const write = { ...read, method: 'POST', body: z.object({ it: z.string() }) } as const;
  expect([...renderForms({ someReads: { read }, someWrites: { write } }).keys()]).toEqual(['some-writes.gen.ts']);
});
