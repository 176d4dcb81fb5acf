import { createElement, type ReactNode, startTransition, Suspense, use, useEffect, useState } from 'react';
import type { FrameProps } from '../context/app.ts';
import { useApp } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import type { Match } from '../routes/match.ts';
import { CardLayout } from './CardLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageEffects } from './PageEffects.tsx';
import { PageFailure } from './PageFailure.tsx';
import { Splash } from './Splash.tsx';

/** A screen within its layout. The layout stays mounted while screens change. */
export function Route({ match: { id, entry, params } }: { match: Match }) {
  const { screens, userScope } = useApp();
  const content = (
    <ErrorBoundary key={id} onRetry={() => screens.forget(entry)} fallback={PageFailure}>
      <Suspense fallback={<Splash />}>
        <Screen entry={entry} params={params} />
      </Suspense>
    </ErrorBoundary>
  );
  if (entry.isBare) return <CardLayout>{content}</CardLayout>;
  return (
    <ErrorBoundary fallback={PageFailure}>
      <Held until={() => [screens.load(entry), userScope.get()]}>
        <Suspense fallback={<Splash />}>
          <Frame current={id} params={params}>
            {content}
          </Frame>
        </Suspense>
      </Held>
    </ErrorBoundary>
  );
}

/** The first page waits outside React's fallback: after a fallback it would be delayed by 300 ms once it is loaded. */
function Held({ until, children }: { until: () => Promise<unknown>[]; children: ReactNode }) {
  const [isHeld, setHeld] = useState(true);
  // Each consumer shows its own failure.
  const [settled] = useState(() => Promise.allSettled(until()));
  useEffect(() => {
    // A transition for the whole page: React may pause during it, so that keys and touches are handled meanwhile.
    void settled.then(() => startTransition(() => setHeld(false)));
  }, [settled]);
  return isHeld ? <Splash /> : children;
}

function Frame(props: FrameProps) {
  const { Layout } = use(useApp().screens.frame());
  return <Layout {...props} />;
}

function Screen({ entry, params }: Omit<Match, 'id'>) {
  const { screens } = useApp();
  const Page = use(screens.load(entry));
  const { path } = useAddress();
  return (
    <>
      {createElement(Page, { params })}
      <PageEffects entry={entry} path={path} />
    </>
  );
}
