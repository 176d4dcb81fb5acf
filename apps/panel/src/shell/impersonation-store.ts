import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy, subscribe } from 'valtio/vanilla';
import type { Clock } from '../platform/clock.ts';
import type { Storage } from '../platform/create-storage.ts';
import type { NoticesStore } from '../stores/notices.ts';
import { returnKeyIn, takeOwn } from '../stores/own-session.ts';
import type { SessionStore } from '../stores/session.ts';

/** The delay before the next attempt without a response. */
const againMs = 15_000;

interface Deps {
  api: Pick<Client<Contract>, 'session' | 'impersonations'>;
  session: SessionStore;
  clock: Clock;
  notices: NoticesStore;
  storage: Storage;
}

/** An admin's impersonation: its end, and the return (spec §4). */
export function createImpersonationStore({ api, session, clock, notices, storage }: Deps) {
  const state = proxy<{ until: number | undefined; isReadOnly: boolean; isReturning: boolean }>({
    until: undefined,
    isReadOnly: false,
    isReturning: false,
  });

  const name = session.state.user?.name;

  /** Called when the server has ended the impersonation and the admin's own session is being restored. */
  const remember = () => {
    if (session.state.status === 'restoring' && returnKeyIn(storage) === null) session.state.impersonatedName = name;
  };

  /** The server's clock decides. At the end its 401 returns the admin to their own session. */
  const read = async (): Promise<number> => {
    const outcome = await api.impersonations.current();
    if (outcome.kind !== 'ok' || !outcome.data.impersonation) return againMs;
    const { seconds_left, read_only } = outcome.data.impersonation;
    Object.assign(state, { until: clock.now() + seconds_left * 1000, isReadOnly: read_only });
    return Math.max(1, seconds_left) * 1000;
  };

  return {
    state,
    /** Reads when the impersonation ends, and again at that time; returns a function that stops it. */
    start(): () => void {
      let cancel = () => {};
      let isOver = false;
      const look = async () => {
        const wait = await read();
        if (!isOver) cancel = clock.after(wait, () => void look());
      };
      void look();
      const stopFollowing = subscribe(session.state, remember, true);
      return () => {
        isOver = true;
        cancel();
        stopFollowing();
      };
    },
    /** Returns to the admin's own session; resolves with the response, or undefined if it was refused. */
    async returnToOwn(): Promise<ResponseOf<Contract['session']['returnHome']> | undefined> {
      const [key, user] = [returnKeyIn(storage), session.state.user];
      if (key === null || !user || state.isReturning) return undefined;
      state.isReturning = true;
      const outcome = await api.session.returnHome({ body: { return_key: key, user_id: user.id } });
      state.isReturning = false;
      if (outcome.kind === 'ok') {
        takeOwn(storage);
        session.enter(outcome.data);
        return outcome.data;
      }
      notices.failed(outcome);
      return undefined;
    },
  };
}
