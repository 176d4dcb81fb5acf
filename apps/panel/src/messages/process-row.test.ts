import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { createFormat } from './format.ts';
import { tookText } from './process-row.ts';

it('rounds a duration to a precision that suits its length', async () => {
  const { app } = createTestApp();
  await app.messages.ensure('process');
  const texts = [0.003, 0.781, 4.737, 47.3, 59.6, 754].map((took) =>
    tookText(took, app.messages.t, createFormat('en')),
  );
  expect(texts).toEqual(['0.003 s', '0.78 s', '4.7 s', '47 s', '1 min 0 s', '12 min 34 s']);
});
