import { createElement, Suspense, use } from 'react';
import { useApp } from '../app/app-context.ts';
import { useAddress } from '../app/location.ts';
import type { Match } from '../routes/match.ts';
import { routeOf } from '../routes/table.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LazyLayout } from './lazy-parts.ts';
import { PageEffects } from './PageEffects.tsx';
import { PageFailure } from './PageFailure.tsx';
import { Splash } from './Splash.tsx';

/** A screen within its layout. The layout stays while screens come and go. */
export function Route({ match: { id } }: { match: Match }) {
  const { screens } = useApp();
  const content = (
    <ErrorBoundary key={id} onRetry={() => screens.forget(id)} fallback={PageFailure}>
      <Suspense fallback={<Splash />}>
        <Screen id={id} />
      </Suspense>
    </ErrorBoundary>
  );
  if (routeOf(id).isBare) return content;
  return (
    <Suspense fallback={<Splash />}>
      <LazyLayout current={id}>{content}</LazyLayout>
    </Suspense>
  );
}

function Screen({ id }: Pick<Match, 'id'>) {
  const { screens, location } = useApp();
  const Page = use(screens.load(id));
  const { path } = useAddress(location);
  return (
    <>
      {createElement(Page)}
      <PageEffects id={id} path={path} />
    </>
  );
}
