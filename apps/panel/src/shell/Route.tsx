import { createElement, Suspense, use } from 'react';
import { useApp } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import type { Match } from '../routes/match.ts';
import { routeOf } from '../routes/table.ts';
import { CardLayout } from './CardLayout.tsx';
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
  if (routeOf(id).isBare) return <CardLayout>{content}</CardLayout>;
  return (
    <ErrorBoundary fallback={PageFailure}>
      <Suspense fallback={<Splash />}>
        <LazyLayout current={id}>{content}</LazyLayout>
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ id }: Pick<Match, 'id'>) {
  const { screens } = useApp();
  const Page = use(screens.load(id));
  const { path } = useAddress();
  return (
    <>
      {createElement(Page)}
      <PageEffects id={id} path={path} />
    </>
  );
}
