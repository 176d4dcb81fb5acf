import { subscribeKey } from 'valtio/vanilla/utils';
import type { EffectDeps } from './start-effects.ts';

/** Start-up (spec §4): a kept token's user first, the settings in every case; and a clean page for whoever comes next. */
export function startSession({ app }: EffectDeps): () => void {
  const { session, system, servers, adminDashboard, notices } = app;
  const kept = session.state.status === 'restoring';

  const forget = () => {
    servers.reset();
    adminDashboard.reset();
    notices.reset();
  };

  const stop = subscribeKey(
    session.state,
    'status',
    (status) => {
      if (status === 'guest') forget();
      // The settings follow the user fetch, however it ended: the guest's page needs them as well.
      if (status !== 'restoring') void system.fetch();
    },
    true,
  );
  if (kept) void session.restore();
  else void system.fetch();
  return stop;
}
