import { subscribe } from 'valtio/vanilla';
import type { AppDeps, AppParts } from './create-app.ts';

/** Start-up (spec §4): a kept token's user first, then the settings; and a person for whoever is signed in. */
export function startSession(app: AppParts, { page, loadPerson, loadRealtime }: AppDeps): () => void {
  const { session, system, notices, connection, people } = app;
  let status = session.state.status;

  const follow = () => {
    const { user } = session.state;
    if (people.id !== user?.id) {
      people.leave();
      if (user) {
        people.enter(user.id, async () => (await loadPerson())({ app, user, loadRealtime }));
      } else notices.reset();
    }
    if (status === session.state.status) return;
    status = session.state.status;
    // The settings follow the user fetch, however it ended: the guest's page needs them as well.
    if (status !== 'restoring') void system.fetch();
  };

  const stops = [
    subscribe(session.state, follow, true),
    page.onOnlineChange(() => connection.setOnline(page.isOnline())),
    people.leave,
  ];
  if (status === 'restoring') {
    // On its way while the user is fetched.
    loadPerson().catch(() => undefined);
    void session.restore();
  } else void system.fetch();
  return () => {
    for (const stop of stops) stop();
  };
}
