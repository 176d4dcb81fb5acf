import { asc, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchSections, type SearchResult, type SearchSection } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodes, servers, users } from '../../db/schema.ts';
import { beginsWith, contains } from '../text-match.ts';

/** The maximum per section, so that no section crowds out another. */
const perSection = 8;

export type Search = ReturnType<typeof createSearch>;

/** Finds users, nodes and servers by a part of their names, best match first. */
export function createSearch({ db }: { db: Database }) {
  const sections: Record<SearchSection, (text: string) => Promise<SearchResult[]>> = {
    async users(text) {
      const rows = await db.current
        .select({ id: users.id, name: users.name, email: users.email })
        .from(users)
        .where(or(contains(users.name, text), contains(users.email, text)))
        .orderBy(rank(text, users.name, users.email), asc(users.name), asc(users.id))
        .limit(perSection);
      return rows.map(({ id, name, email }) => ({
        ...result('users', id, name, email),
        target: `/app/admin/users/${id}`,
      }));
    },
    async nodes(text) {
      const rows = await db.current
        .select({ id: nodes.id, alias: nodes.alias, host: nodes.host })
        .from(nodes)
        .where(or(contains(nodes.alias, text), contains(nodes.host, text)))
        .orderBy(rank(text, nodes.alias, nodes.host), asc(nodes.alias), asc(nodes.id))
        .limit(perSection);
      return rows.map(({ id, alias, host }) => ({
        ...result('nodes', id, alias, host),
        // Each node has a page of its own.
        target: `/app/admin/nodes/${id}`,
      }));
    },
    async services(text) {
      const rows = await db.current
        .select({ id: servers.id, name: servers.name, owner: users.name, node: nodes.alias })
        .from(servers)
        .innerJoin(users, eq(users.id, servers.ownerId))
        .innerJoin(nodes, eq(nodes.id, servers.nodeId))
        .where(contains(servers.name, text))
        .orderBy(rank(text, servers.name), asc(servers.name), asc(servers.id))
        .limit(perSection);
      return rows.map(({ id, name, owner, node }) => ({
        ...result('services', id, name, `${owner} · ${node}`),
        // The view of a server is a modal over a page, reopened by its address (spec §2 "Session restore").
        target: `/app/admin/dashboard?restore-session=1&modaltype=server&serverid=${id}`,
      }));
    },
  };

  return {
    /** An empty text finds nothing. */
    async find(query: string): Promise<SearchResult[]> {
      const { wanted, text } = parse(query);
      if (text === '') return [];
      return (await Promise.all(wanted.map((section) => sections[section](text)))).flat();
    },
  };
}

/** "users:ada" searches one section; any other colon is part of the text. */
function parse(query: string): { wanted: readonly SearchSection[]; text: string } {
  const section = searchSections.find((name) => query.toLowerCase().startsWith(`${name}:`));
  const text = (section ? query.slice(section.length + 1) : query).trim().toLowerCase();
  return { wanted: section ? [section] : searchSections, text };
}

/** Ranks the whole text first, then its beginning, then the beginning of a word, then any other part. */
const rank = (text: string, ...columns: SQLWrapper[]): SQL => {
  const ranks = columns.map(
    (column) => sql`case when lower(${column}) = ${text} then 0 when ${beginsWith(column, text)} then 1
      when ${contains(column, ` ${text}`)} then 2 else 3 end`,
  );
  return sql`least(${sql.join(ranks, sql`, `)})`;
};
const result = (section: SearchSection, id: number, name: string, detail: string) => ({
  id,
  section,
  name,
  detail,
  image: null,
});
