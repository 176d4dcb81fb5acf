import type { PageQuery } from '../domain/paging.ts';
import type { List } from '../domain/records/list-of.ts';

/** A kind of record as the domain keeps it. */
export interface Records<Q, Row, One, Draft, Change = Draft> extends List<Q, Row> {
  find(id: number): Promise<One>;
  create(draft: Draft): Promise<number>;
  update(id: number, change: Change): Promise<void>;
  remove(id: number): Promise<void>;
}

/** The calls of a `resource` of the contract. */
export const recordHandlers = <Q, Row, One, Draft, Change>(records: Records<Q, Row, One, Draft, Change>) => ({
  list: ({ query }: { query: Q & PageQuery }) => records.list(query),
  export: ({ query }: { query: Q }) => records.export(query),
  one: async ({ params }: { params: { id: number } }) => ({ data: await records.find(params.id) }),
  create: async ({ body }: { body: Draft }) => ({ success: true as const, id: await records.create(body) }),
  async update({ params, body }: { params: { id: number }; body: Change }) {
    await records.update(params.id, body);
    return { success: true as const };
  },
  async remove({ params }: { params: { id: number } }) {
    await records.remove(params.id);
    return { success: true as const };
  },
});
