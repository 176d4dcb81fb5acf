import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of what failed; `retry` renders it anew. */
  fallback: (retry: () => void) => ReactNode;
  onRetry?: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps a failing part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
