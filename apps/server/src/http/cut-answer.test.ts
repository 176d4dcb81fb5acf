import { expect, it } from 'vitest';
import { z } from 'zod';
import { cutAnswer } from './cut-answer.ts';

const person = z.object({ id: z.number(), name: z.string(), note: z.string().optional() });
const row = z.object({ data: z.array(person), more: z.record(z.string(), z.number()), on: z.boolean().default(true) });
const ada = { id: 1, name: 'Ada' };
const whole = { ...ada, passwordHash: 'argon2…' };

it('sends what the row of the contract names, at any depth', () => {
  expect(cutAnswer(row, { data: [whole], more: { b: 2 }, extra: 1 }, false)).toEqual({
    data: [ada],
    more: { b: 2 },
    on: true,
  });
});

it('takes the rest for a fault where answers are exact, and says where it was', () => {
  expect(() => cutAnswer(row, { data: [ada, whole], more: {}, extra: 1 }, true)).toThrow(
    /row of the contract says: data\.1\.passwordHash, extra$/,
  );
  expect(() => cutAnswer(z.union([z.object({ token: z.string() }), person]), whole, true)).toThrow(/: passwordHash$/);
});

it('counts nothing for a rest that JSON would not carry', () => {
  expect(cutAnswer(row, { data: [{ ...ada, note: undefined, gone: undefined }], more: {} }, true)).toEqual({
    data: [ada],
    more: {},
    on: true,
  });
});

it('takes an answer that does not fit for a fault, exact or not', () => {
  for (const exact of [true, false])
    expect(() => cutAnswer(row, { data: [{ id: 1 }], more: {} }, exact)).toThrow(/name/);
});
