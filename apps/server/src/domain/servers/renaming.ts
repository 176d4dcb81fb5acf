import { and, eq, ne } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { servers as table } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { ServerEvents } from './events.ts';
import type { Servers } from './servers.ts';
import type { Chronicle } from './timeline/chronicle.ts';

export type Renaming = ReturnType<typeof createRenaming>;

/** Changes of a server's name. */
export function createRenaming(deps: {
  db: Database;
  servers: Servers;
  events: ServerEvents;
  audit: Audit;
  chronicle: Pick<Chronicle, 'note'>;
}) {
  const { db, servers, events, audit, chronicle } = deps;
  return {
    /** The media server adopts the name when its container is recreated. */
    rename: (id: number, name: string): Promise<void> =>
      db.transaction(async () => {
        const server = await servers.lock(id);
        if (!server) throw notFound('server');
        const namesake = and(eq(table.ownerId, server.ownerId), eq(table.name, name), ne(table.id, id));
        if ((await db.current.$count(table, namesake)) > 0) {
          const words = `This account already has a server called ${name}. Choose another name.`;
          throw new AppError('invalid', words, { errors: { name: [words] } });
        }
        const isNamed = server.env['SERVER_NAME'] === server.name;
        await servers.update(id, { name, ...(isNamed && { env: { ...server.env, SERVER_NAME: name } }) });
        await chronicle.note(id, 'renamed', name);
        await events.updated(server);
        await audit.write({ target: { kind: 'server', id, name }, before: { name: server.name }, after: { name } });
      }),
  };
}
