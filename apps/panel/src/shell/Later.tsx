import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** A part that arrives after the first paint; while it is on its way, and should it fail, the page does without it. */
export const Later = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={Nothing}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

const Nothing = () => null;
