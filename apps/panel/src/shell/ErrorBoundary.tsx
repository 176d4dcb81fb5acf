import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of what failed; `onRetry` renders that anew. */
  fallback: ComponentType<{ onRetry: () => void }>;
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
    const { fallback: Fallback, children } = this.props;
    return this.state.hasFailed ? <Fallback onRetry={this.retry} /> : children;
  }
}
