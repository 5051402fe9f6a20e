import { Component, type ReactNode } from 'react';
import { errorTexts as texts } from '@/api/texts';
import { Button } from '@/ui/button/Button';
import { Stack } from '@/ui/layout/layout';
import css from './ErrorBoundary.module.css';

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

/** The usual fallback of an `ErrorBoundary` inside a page. */
export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap={3} align="start" className={css.part}>
      <p role="alert">{texts.part}</p>
      <Button onClick={onRetry}>{texts.again}</Button>
    </Stack>
  );
}
