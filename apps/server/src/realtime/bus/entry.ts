import { z } from 'zod';
import type { Broadcaster } from '../port.ts';

/**
 * An entry of the outbox: an event on a channel, one that another back end published, the owner of a socket, or the end
 * of a user's sockets.
 */
const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), channel: z.string(), event: z.string(), data: z.unknown() }),
  // As JSON text, since it may contain what PostgreSQL's own JSON refuses.
  z.object({ kind: z.literal('published'), message: z.string() }),
  // A request for the occupancy; not for browsers.
  z.object({ kind: z.literal('census') }),
  z.object({
    kind: z.literal('signer'),
    socketId: z.string(),
    signer: z.object({ sessionId: z.string(), userId: z.number() }),
  }),
  z.object({
    kind: z.literal('goodbye'),
    owner: z.object({ userId: z.union([z.number(), z.string()]), sessionId: z.string().optional() }),
    code: z.union([z.literal(4009), z.literal(4100)]),
  }),
]);
export type Entry = z.infer<typeof entry>;

/** An entry with its id in the outbox, as a bus carries it between processes. */
export const outboxMessage = z.object({ id: z.number(), entry });
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** Returns what an entry is about, without its content. */
export const aboutOf = (it: Entry): string => (it.kind === 'event' ? `${it.event} on ${it.channel}` : it.kind);

const published = z.object({
  channel: z.string(),
  event: z.string(),
  data: z.string(),
  except: z.string().optional(),
});

/** Carries out an entry. */
export async function deliver(broadcaster: Broadcaster, { entry: it }: OutboxMessage): Promise<void> {
  if (it.kind === 'event') await broadcaster.send({ channel: it.channel, event: it.event, data: it.data });
  else if (it.kind === 'published') await broadcaster.send(published.parse(JSON.parse(it.message)));
  else if (it.kind === 'census') await broadcaster.answerCensus?.();
  else if (it.kind === 'signer') broadcaster.remember(it.socketId, it.signer);
  else await broadcaster.disconnect(it.owner, it.code);
}
