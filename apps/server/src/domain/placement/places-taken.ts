import type { Database } from '../../db/database.ts';
import { serverMoves, servers } from '../../db/schema.ts';

/** Every place on a node that a server occupies now or will occupy after its move. */
export const placesTaken = (db: Database) =>
  db.current
    .select({ nodeId: servers.nodeId, port: servers.port })
    .from(servers)
    .unionAll(db.current.select({ nodeId: serverMoves.nodeId, port: serverMoves.port }).from(serverMoves))
    .as('taken');
