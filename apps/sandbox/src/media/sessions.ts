import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** A playback session, which is started through the control API. */
export const sessionInput = z.strictObject({
  user: z.string().min(1).max(100),
  title: z.string().min(1).max(200).default('The Long Weekend'),
  player: z.string().max(100).default('Living room'),
  app: z.string().max(100).default('Web'),
  method: z.enum(['direct-play', 'direct-stream', 'transcode']).default('direct-play'),
  isPaused: z.boolean().default(false),
  isHardware: z.boolean().default(false),
  kbps: z.int().positive().default(8_000),
  durationMs: z.int().positive().default(5_400_000),
});
type Input = z.infer<typeof sessionInput>;

export interface PlayedSession extends Input {
  id: string;
  startedAt: number;
}

/** The sessions of a running media server. */
export function createSessions() {
  let list: PlayedSession[] = [];
  return {
    list: () => list,
    start(input: Input): PlayedSession {
      const fresh = { ...input, id: randomBytes(16).toString('hex'), startedAt: Date.now() };
      list = [...list, fresh];
      return fresh;
    },
    stop(id: string): boolean {
      const before = list.length;
      list = list.filter((one) => one.id !== id);
      return list.length < before;
    },
    /** The current playback position, in milliseconds. */
    position: ({ startedAt, durationMs, isPaused }: PlayedSession) =>
      isPaused ? 60_000 : (Date.now() - startedAt) % durationMs,
  };
}
