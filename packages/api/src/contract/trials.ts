import { z } from 'zod';
import { fieldHints } from './schemas/field-hints.ts';
import { defineEndpoints } from './define.ts';
import { done, largestNumber, writtenNumber } from './schemas/common.ts';
import { listOf, pages } from './schemas/list.ts';
import { emailAddress, userName } from './schemas/user-input.ts';
import { trialOffer } from './schemas/product.ts';
import { serverTypes } from './schemas/server.ts';

export const trials = defineEndpoints({
  offer: {
    method: 'GET',
    path: '/api/request-trial',
    who: 'guest',
    owner: 'none',
    query: pages,
    response: listOf(trialOffer),
    source: 'screens',
    summary: 'Returns the products that can be tried.',
  },
  request: {
    method: 'POST',
    path: '/api/request-trial',
    who: 'guest',
    owner: 'none',
    body: z.object({
      name: userName,
      email: emailAddress,
      product_id: writtenNumber(z.number('Choose a product').int().positive('Choose a product').max(largestNumber)),
      type: z.enum(serverTypes, 'Choose a media server'),
      note: z
        .string()
        .trim()
        .max(2000, 'At most 2000 characters')
        .register(fieldHints, { kind: 'long-text' })
        .default(''),
    }),
    sample: {
      from: 'trials.offer',
      keeps: true,
      body: { name: 'Sample', email: 'sample@example.test', product_id: '{id}', type: '{type}' },
      also: [422],
    },
    response: done,
    source: 'screens',
    summary: 'Requests a trial; one open request per address.',
  },
});
