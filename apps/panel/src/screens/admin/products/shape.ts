import type { ArchiveFilter } from '@kronos/api/contract';
import { defineList } from '../../../resource/list-query.ts';
import { allTypes, categories } from './words.ts';

/** What the list of products can be asked for. */
export const productsShape = defineList({
  sorts: ['name', 'created_at', 'servers'],
  sort: 'name',
  direction: 'asc',
  filters: {
    category: categories,
    type: allTypes,
    archived: ['with', 'only'] satisfies readonly ArchiveFilter[],
  },
});
