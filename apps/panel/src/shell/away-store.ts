import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy, subscribe } from 'valtio/vanilla';
import type { Clock } from '../platform/clock.ts';
import type { Storage } from '../platform/create-storage.ts';
import type { NoticesStore } from '../stores/notices.ts';
import { returnKeyIn, takeOwn } from '../stores/own-session.ts';
import type { SessionStore } from '../stores/session.ts';

/** How soon to ask again when nobody answered. */
const againMs = 15_000;

interface Deps {
  api: Pick<Client<Contract>, 'session' | 'impersonations'>;
  session: SessionStore;
  clock: Clock;
  notices: NoticesStore;
  storage: Storage;
}

/** An admin's time as somebody else: how long it lasts, and the way back (spec §4). */
export function createAwayStore({ api, session, clock, notices, storage }: Deps) {
  const state = proxy<{ until: number | undefined; isReadOnly: boolean; isReturning: boolean }>({
    until: undefined,
    isReadOnly: false,
    isReturning: false,
  });

  const name = session.state.user?.name;

  /** The server has ended the time, and the admin's own session is on its way. */
  const remember = () => {
    if (session.state.status === 'restoring' && returnKeyIn(storage) === null) session.state.wasAs = name;
  };

  /** The server's clock decides. At the end of the time its 401 brings the admin back by itself. */
  const read = async (): Promise<number> => {
    const outcome = await api.impersonations.current();
    if (outcome.kind !== 'ok' || !outcome.data.impersonation) return againMs;
    const { seconds_left, read_only } = outcome.data.impersonation;
    Object.assign(state, { until: clock.now() + seconds_left * 1000, isReadOnly: read_only });
    return Math.max(1, seconds_left) * 1000;
  };

  return {
    state,
    /** Reads how long it lasts, and again when that is over; returns the way out. */
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
    /** Opens the admin's own session again; what leads on, or undefined when there was no way. */
    async goHome(): Promise<ResponseOf<Contract['session']['returnHome']> | undefined> {
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
