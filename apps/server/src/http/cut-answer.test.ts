import { expect, it } from 'vitest';
import { z } from 'zod';
import { cutAnswer } from './cut-answer.ts';

const person = z.object({ id: z.number(), name: z.string(), note: z.string().optional() });
const row = z.object({ data: z.array(person), more: z.record(z.string(), z.number()), on: z.boolean().default(true) });
const ada = { id: 1, name: 'Ada' };
const whole = { ...ada, passwordHash: 'argon2…' };

it('sends only the fields of the contract, at any depth', () => {
  expect(cutAnswer(row, { data: [whole], more: { b: 2 }, extra: 1 }, false)).toEqual({
    data: [ada],
    more: { b: 2 },
    on: true,
  });
});

it('fails on other fields in exact mode, and names them', () => {
  expect(() => cutAnswer(row, { data: [ada, whole], more: {}, extra: 1 }, true)).toThrow(
    /row of the contract says: data\.1\.passwordHash, extra$/,
  );
  expect(() => cutAnswer(z.union([z.object({ token: z.string() }), person]), whole, true)).toThrow(/: passwordHash$/);
});

it('ignores extra fields that are undefined, which JSON would omit', () => {
  expect(cutAnswer(row, { data: [{ ...ada, note: undefined, gone: undefined }], more: {} }, true)).toEqual({
    data: [ada],
    more: {},
    on: true,
  });
});

it('fails on a response that does not match the contract, in exact mode or not', () => {
  for (const exact of [true, false])
    expect(() => cutAnswer(row, { data: [{ id: 1 }], more: {} }, exact)).toThrow(/name/);
});

it('names a part of which the contract sends something else', () => {
  for (const other of [null, 'text'])
    expect(() => cutAnswer(z.object({ data: z.unknown().transform(() => other) }), { data: ada }, true)).toThrow(
      /: data$/,
    );
});
