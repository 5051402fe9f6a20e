import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error. `onRetry` renders the children again. */
  fallback: (onRetry: () => void) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Limits a render error to a part of a page. The route table has a boundary for each page. */
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
