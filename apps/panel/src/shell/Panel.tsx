import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import { decide } from '../routes/decide.ts';
import { Notices } from './Notices.tsx';
import { Route } from './Route.tsx';
import { LazySessionFailure } from './lazy-parts.ts';
import { Splash } from './Splash.tsx';
import { visitorOf } from './visitor.ts';

/** The whole panel: asks the guard, then shows the screen, or goes where the guard says. */
export function Panel() {
  const app = useApp();
  const { path, search } = useAddress();
  const session = useSnapshot(app.session.state);
  const visitor = visitorOf(session);
  const decision = decide({ visitor, path, search, instance: session.instance });

  return (
    <>
      {decision.kind === 'allow' && <Route key={session.user?.id} match={decision.match} />}
      {decision.kind === 'redirect' && <Redirect key={decision.to} to={decision.to} missing={decision.missing} />}
      {decision.kind === 'wait' && (
        <Suspense fallback={<Splash />}>{session.status === 'unknown' ? <LazySessionFailure /> : <Splash />}</Suspense>
      )}
      <Notices />
    </>
  );
}

/** Goes on to another address without leaving this one in the history. */
function Redirect({ to, missing }: { to: string; missing?: string | undefined }) {
  const { location } = useApp();
  useEffect(
    () => location.navigate(to, { replace: true, state: missing === undefined ? null : { missing } }),
    [location, to, missing],
  );
  return null;
}
