import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';

const lifetime = 60_000;

interface FileLinkOptions<P extends Record<string, unknown>> {
  kind: 'backup-download' | 'export-download';
  /** The path of such links; the token follows. */
  path: string;
  /** What a link is for. */
  payload: z.ZodType<P>;
  /** The message for a link that is no longer valid. */
  gone: string;
}

/** Links through which browsers download files without a session, so each is valid only once, for a minute. */
export const createFileLinks = <P extends Record<string, unknown>>(
  { db, oneTimeTokens }: { db: Database; oneTimeTokens: OneTimeTokens },
  { kind, path, payload, gone }: FileLinkOptions<P>,
) => ({
  async issue(userId: number, meant: P): Promise<string> {
    return `${path}/${await oneTimeTokens.issue({ kind, userId, lifetime, payload: meant })}`;
  },
  /** Returns what a link is for, once. */
  async take(token: string): Promise<P> {
    const state = await db.transaction(() => oneTimeTokens.take(kind, token));
    if (state.kind !== 'valid') throw new AppError('not-found', gone);
    return payload.parse(state.token.payload);
  },
});
