import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface LaterProps {
  children: ReactNode;
  /** What keeps its place. */
  meanwhile?: ReactNode;
}

/** A part that arrives after the first paint; while it is on its way, and should it fail, the page does without it. */
export const Later = ({ children, meanwhile }: LaterProps) => (
  <ErrorBoundary fallback={Nothing}>
    <Suspense fallback={meanwhile}>{children}</Suspense>
  </ErrorBoundary>
);

const Nothing = () => null;
