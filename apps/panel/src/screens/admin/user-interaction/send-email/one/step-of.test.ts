import { expect, it } from 'vitest';
import { stepOf } from './step-of.ts';

it.each([
  ['draft', 0, undefined],
  ['sending', 3, 'stop'],
  ['stopped', 3, 'send'],
  ['sent', 0, undefined],
  ['sent', 3, 'retry'],
] as const)('when a mailing is %s and %i recipients failed, offers %s', (state, failed, step) => {
  expect(stepOf({ state, failed })).toBe(step);
});
