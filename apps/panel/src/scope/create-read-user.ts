import type { App } from '../context/app.ts';
import { coalesce } from '../platform/coalesce.ts';

/** Reads the signed-in user again, after a change of their roles or when the known one is not certain. */
export const createReadUser = ({ api, session }: Pick<App, 'api' | 'session'>): (() => Promise<void>) =>
  coalesce(async () => {
    const token = session.token();
    const outcome = await api.session.user();
    if (outcome.kind === 'ok' && token === session.token()) session.updateUser(outcome.data);
  });
