import type { Server, ServerType } from '@kronos/api/contract';

/** Puts the servers of a type that were read in place of those that were known; without a type, of all. */
export function mergeServers(known: Server[], read: Server[], type: ServerType | undefined): Server[] {
  if (type === undefined) return read;
  const news = new Map(read.map((server) => [server.id, server]));
  const kept = known.flatMap((server) => {
    if (server.type !== type) return [server];
    const now = news.get(server.id);
    news.delete(server.id);
    return now ? [now] : [];
  });
  return [...kept, ...news.values()];
}
