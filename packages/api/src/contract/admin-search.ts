import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { searchResult } from './schemas/search.ts';

export const adminSearch = defineEndpoints({
  search: {
    method: 'GET',
    path: '/api/admin/search',
    who: 'admin',
    owner: 'house',
    query: z.object({ query: z.string().trim().max(200) }),
    sample: { query: { query: 'a' } },
    response: z.object({ results: z.array(searchResult) }),
    source: '§7',
    summary:
      'Searches users, nodes and services by name; the prefix `users:`, `nodes:` or `services:` narrows the search.',
  },
});
