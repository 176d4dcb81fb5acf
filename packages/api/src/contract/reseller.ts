import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resellerNode, resellerSummary } from './schemas/reseller.ts';

export const reseller = defineEndpoints({
  show: {
    method: 'GET',
    path: '/api/reseller',
    who: 'reseller',
    owner: 'self',
    response: z.object({ reseller: resellerSummary, nodes: z.array(resellerNode) }),
    source: '§7',
    summary: 'Returns the caller’s business figures and their nodes.',
  },
});
