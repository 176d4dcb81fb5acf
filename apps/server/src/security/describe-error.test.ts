import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const secret = 'somebody-private';
const told = (error: unknown) => JSON.stringify(describeError(error));

it('reports which statement failed and why, without its parameters', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', port: 5432 });
  const error = new DrizzleQueryError(
    'select 1 from users where email = $1',
    [`${secret}@m.test\n    at ${secret}`],
    cause,
  );
  const { stack, ...rest } = describeError(error);
  expect(rest).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: select 1 from users where email = $1',
    cause: { message: 'connect ECONNREFUSED 127.0.0.1:5432', failure: 'ECONNREFUSED', port: 5432 },
  });
  expect(stack).toMatch(/^DrizzleQueryError: Failed query: .*\n {4}at .*describe-error\.test/);
  expect(told(error)).not.toContain(secret);
  expect(told(new Error(`It failed: ${error.message}`))).not.toContain(secret);
});

it('leaves out the row and the value that the database quotes in an error', () => {
  const twice = { code: '23505', constraint: 'users_email', detail: `Key (email)=(${secret}) already exists.` };
  expect(describeError(Object.assign(new Error('duplicate key'), twice))).toMatchObject({
    failure: '23505',
    constraint: 'users_email',
  });
  const unfit = Object.assign(new Error(`invalid input syntax for type uuid: "${secret} "" x"`), { code: '22P02' });
  expect(describeError(unfit).message).toBe('invalid input syntax for type uuid: [redacted]');
  for (const error of [Object.assign(new Error('duplicate key'), twice), unfit])
    expect(told(error)).not.toContain(secret);
});

it('leaves out e-mail addresses from any error', () => {
  const refused = Object.assign(new Error(`550 <${secret}@mail.test>: no such user`), {
    rejected: [`${secret}@mail.test`],
  });
  expect(describeError(refused).message).toBe('550 <[redacted]>: no such user');
  const several = new AggregateError([refused, `to=${secret}@mail.test`], 'all failed');
  for (const error of [refused, several, { toString: () => `${secret}@mail.test` }])
    expect(told(error)).not.toContain(secret);
  expect(describeError(several).errors).toHaveLength(2);
});

it('ends at a cycle of causes', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });
  expect(told(one).match(/"message":"one"/g)).toHaveLength(3);
});

it('keeps what an error quotes unless it is about data', () => {
  const quoting = (more: object) =>
    describeError(Object.assign(new Error('relation "users" is missing'), more)).message;
  for (const more of [{}, { code: '42P01' }, { code: 22 }, { code: null }])
    expect(quoting(more)).toBe('relation "users" is missing');
  expect(quoting({ code: '22P02' })).toBe('relation [redacted] is missing');
});

it('describes what is not an error by its type', () => {
  expect(describeError('out of memory')).toEqual({ type: 'string', message: 'out of memory' });
  expect(describeError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
});

it('has only the fields that an error has, if they are texts or numbers', () => {
  const { stack, ...rest } = describeError(
    Object.assign(new TypeError('no'), { code: { secret }, port: 0, path: secret }),
  );
  expect(rest).toEqual({ type: 'TypeError', message: 'no', port: 0 });
  expect(stack).toMatch(/^TypeError: no\n/);
});

it('describes at most five errors of an aggregate, each like any other', () => {
  const one = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const { errors } = describeError(new AggregateError(Array<Error>(7).fill(one), 'all failed'));
  expect(errors).toHaveLength(5);
  expect(errors?.[4]).toMatchObject({ message: 'refused', failure: 'ECONNREFUSED' });
  const cycle = new AggregateError([], 'all failed');
  cycle.errors.push(cycle);
  expect(told(cycle).match(/"message":"all failed"/g)).toHaveLength(6);
});

it('lists only frames in a stack, and none of a stack that does not hold the message', () => {
  const error = new Error(`no\nat ${secret}`);
  error.stack = `Error: no\nat ${secret}\n    at here (file:1:1)\nthen at ${secret}`;
  expect(describeError(error).stack).toBe(`Error: no\nat ${secret}\n    at here (file:1:1)`);
  error.stack = `    at ${secret}`;
  expect(describeError(error).stack).toBe(`Error: no\nat ${secret}`);
});
