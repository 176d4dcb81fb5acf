import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the failed part; `onRetry` renders that again. */
  fallback: ComponentType<{ onRetry: () => void }>;
  onRetry?: (() => void) | undefined;
  children: ReactNode;
}

/** Limits the failure of a part to that part. */
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
    const { fallback: Fallback, children } = this.props;
    return this.state.hasFailed ? <Fallback onRetry={this.retry} /> : children;
  }
}
