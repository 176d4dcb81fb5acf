import { Suspense, use, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import { type AreaName, areasOf } from '../routes/areas.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Notices } from './Notices.tsx';
import { PageFailure } from './PageFailure.tsx';
import { userKey } from '../routes/roles.ts';
import { Route } from './Route.tsx';
import { LazySessionFailure } from './lazy-parts.ts';
import { Splash } from './Splash.tsx';
import { visitorOf } from '../stores/visitor.ts';

/** The whole panel: asks the guard, then shows the screen or redirects. */
export function Panel() {
  const app = useApp();
  const { path, search } = useAddress();
  const session = useSnapshot(app.session.state);
  const visitor = visitorOf(session);
  const { table, areas, decide } = useSnapshot(app.routes.state).known;
  const isInitiated = useSnapshot(app.system.state).settings?.app_initiated;
  const decision = decide({ visitor, table, areas, path, search, instance: session.instance, isInitiated });

  return (
    <>
      {decision.kind === 'allow' && <Route key={userKey(session.user)} match={decision.match} />}
      {decision.kind === 'redirect' && <Redirect key={decision.to} to={decision.to} missing={decision.missing} />}
      {decision.kind === 'wait' && (
        <ErrorBoundary fallback={PageFailure}>
          <Suspense fallback={<Splash />}>
            {session.status === 'unknown' && <LazySessionFailure />}
            {session.status === 'restoring' && <Splash />}
            {visitor.status !== 'restoring' && <MoreRoutes areas={areasOf(session.user)} />}
          </Suspense>
        </ErrorBoundary>
      )}
      <Notices />
    </>
  );
}

/** Loads missing routes; the panel continues when they are loaded. */
function MoreRoutes({ areas }: { areas: readonly AreaName[] }) {
  use(useApp().routes.ensure(areas));
  return null;
}

/** Redirects to another address, replacing the current history entry. */
function Redirect({ to, missing }: { to: string; missing?: string | undefined }) {
  const { location } = useApp();
  useEffect(
    () => location.navigate(to, { replace: true, state: missing === undefined ? null : { missing } }),
    [location, to, missing],
  );
  return null;
}
