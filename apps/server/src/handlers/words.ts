import type { WordsDeed } from '@kronos/api/contract';
import type { PageQuery } from '../domain/paging.ts';
import type { WordsOffice } from '../domain/words/office.ts';

/** The calls by which admins write one kind of words. */
export const wordsHandlers = <Q, Row, One, Draft>(office: WordsOffice<Q, Row, One, Draft>) => ({
  list: ({ query }: { query: Q & PageQuery }) => office.list(query),
  export: ({ query }: { query: Q }) => office.export(query),
  one: async ({ params }: { params: { id: number } }) => ({ data: await office.find(params.id) }),
  create: async ({ body }: { body: Draft }) => ({ success: true as const, id: await office.create(body) }),
  async update({ params, body }: { params: { id: number }; body: Draft }) {
    await office.update(params.id, body);
    return { success: true as const };
  },
  async remove({ params }: { params: { id: number } }) {
    await office.remove(params.id);
    return { success: true as const };
  },
  bulk: async ({ body }: { body: { ids: number[]; action: WordsDeed } }) => ({
    success: true as const,
    outcomes: await office.bulk(body.ids, body.action),
  }),
});
