import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in for the children once they have broken. `onRetry` draws them anew. */
  fallback: (onRetry: () => void) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Keeps what breaks inside from taking the page along. Pages have a boundary each in the route table. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const retry = () => this.setState({ hasError: false });
    return this.state.hasError ? this.props.fallback(retry) : this.props.children;
  }
}
