import type { PageQuery } from '../domain/paging.ts';
import type { List } from '../domain/records/list-of.ts';

/** A kind of record as provided by the domain. */
export interface Records<Q, Row, One, Draft, Change = Draft> extends List<Q, Row> {
  /** Returns one with everything that its form shows, and the version on which a change is based. */
  find(id: number): Promise<{ data: One; version: string }>;
  create(draft: Draft): Promise<number>;
  /** Changes one; refused if it is no longer at the version on which the change is based. */
  update(id: number, change: Change, basedOn?: string): Promise<void>;
  remove(id: number): Promise<void>;
}

/** Returns the handlers of a `resource` of the contract. */
export const recordHandlers = <Q, Row, One, Draft, Change>(records: Records<Q, Row, One, Draft, Change>) => ({
  list: ({ query }: { query: Q & PageQuery }) => records.list(query),
  export: ({ query }: { query: Q }) => records.export(query),
  one: ({ params }: { params: { id: number } }) => records.find(params.id),
  create: async ({ body }: { body: Draft }) => ({ success: true as const, id: await records.create(body) }),
  async update({
    params,
    query,
    body,
  }: {
    params: { id: number };
    query: { based_on?: string | undefined };
    body: Change;
  }) {
    await records.update(params.id, body, query.based_on);
    return { success: true as const };
  },
  async remove({ params }: { params: { id: number } }) {
    await records.remove(params.id);
    return { success: true as const };
  },
});
