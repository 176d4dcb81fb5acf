import type { App } from '../context/app.ts';
import { coalesce } from '../platform/coalesce.ts';

/** Reads who is signed in again: what they may do has changed, or was not known for certain. */
export const createReadUser = ({ api, session }: Pick<App, 'api' | 'session'>): (() => Promise<void>) =>
  coalesce(async () => {
    const token = session.token();
    const outcome = await api.session.user();
    if (outcome.kind === 'ok' && token === session.token()) session.know(outcome.data);
  });
