import { z } from 'zod';
import { fieldHints } from './schemas/field-hints.ts';
import { defineEndpoints } from './define.ts';
import { listEndpoints } from './resource.ts';
import { bodyId, done, idParams, largestNumber } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { nodeFit } from './schemas/placement.ts';
import { offer, trialOffer } from './schemas/product.ts';
import { trial, trialStates } from './schemas/trial.ts';

const reason = z
  .string()
  .trim()
  .min(1, 'Enter a reason; it is included in the e-mail')
  .max(1000, 'At most 1000 characters')
  .register(fieldHints, { kind: 'long-text' });

const trialsFilter = listFilter({ sorts: ['created_at', 'name', 'email'], direction: 'desc' }).extend({
  state: z.enum(trialStates).optional(),
});

export const adminTrials = defineEndpoints({
  ...listEndpoints({
    path: '/api/admin/requested-trials',
    who: 'admin',
    many: 'requests',
    filter: trialsFilter,
    record: trial,
    summary: 'Returns the trial requests; `q` searches name and address, `state` filters them.',
  }),
  one: {
    method: 'GET',
    path: '/api/admin/requested-trials/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { from: 'adminTrials.list' },
    response: z.object({
      data: trial,
      /** All requests from the same address, newest first. */
      history: z.array(trial),
      /** The existing account with this address. */
      account: z.object({ id: z.number().int(), name: z.string(), is_staff: z.boolean() }).nullable(),
      /** The products that can be given; `nodes` tells how well each node fits the requested one, the best first. */
      products: z.array(trialOffer.extend({ has_image: z.boolean() })),
      nodes: z.array(nodeFit),
    }),
    source: 'screens',
    summary: 'Returns one request with the history of its address and the choices for an approval.',
  },
  approve: {
    method: 'POST',
    path: '/api/admin/requested-trials/:id/approve',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: z.object({
      product_id: bodyId,
      days: z.number().int().min(1, 'At least one day').max(365, 'At most 365 days'),
      /** The node for the server; `best` selects the one that fits best, null creates no server. */
      node_id: bodyId.or(z.literal('best')).nullable().default(null),
    }),
    sample: { needs: 'a request that may be approved' },
    response: done.extend({ data: trial }),
    source: 'screens',
    summary:
      'Approves a request: creates the account if needed, creates the server on the node, and mails how to get started.',
  },
  decline: {
    method: 'POST',
    path: '/api/admin/requested-trials/:id/decline',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: z.object({ reason }),
    sample: { needs: 'a request that may be declined' },
    response: done.extend({ data: trial }),
    source: 'screens',
    summary: 'Declines a request and mails the reason.',
  },
  declineMany: {
    method: 'POST',
    path: '/api/admin/requested-trials/decline',
    who: 'admin',
    owner: 'house',
    body: z.object({ ids: z.array(bodyId).min(1, 'Choose at least one').max(100, 'At most 100 at once'), reason }),
    // An id that no request has.
    sample: { body: { ids: [largestNumber], reason: 'A sample.' } },
    response: done.extend({ declined: z.number().int() }),
    source: 'screens',
    summary: 'Declines the chosen requests that are still open; each requester gets a mail.',
  },
  settings: {
    method: 'GET',
    path: '/api/admin/app-management/trials',
    who: 'admin',
    owner: 'house',
    response: z.object({
      /** The newest requests, open ones first. */
      trials: z.array(trial),
      products: z.array(offer.extend({ trial_days: z.number().int(), is_offered: z.boolean() })),
    }),
    source: '§7',
    summary: 'Returns the newest trial requests, open ones first, and which products can be tried for how long.',
  },
});
