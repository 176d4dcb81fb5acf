import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface LaterProps {
  children: ReactNode;
  /** Shown until it is loaded. */
  meanwhile?: ReactNode;
}

/** A part that is loaded after the first paint; until then, and if it fails to load, the page is shown without it. */
export const Later = ({ children, meanwhile }: LaterProps) => (
  <ErrorBoundary fallback={Nothing}>
    <Suspense fallback={meanwhile}>{children}</Suspense>
  </ErrorBoundary>
);

const Nothing = () => null;
