import { Component, type ReactNode } from 'react';

interface ContainedProps {
  /** What stands in for the children once they have broken. `onRetry` draws them anew. */
  fallback: (onRetry: () => void) => ReactNode;
  onBreak?: () => void;
  children: ReactNode;
}

/** Keeps what breaks inside from taking the page along. Pages have a boundary each in the route table. */
export class Contained extends Component<ContainedProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  override componentDidCatch() {
    this.props.onBreak?.();
  }

  override render() {
    const retry = () => this.setState({ hasBroken: false });
    return this.state.hasBroken ? this.props.fallback(retry) : this.props.children;
  }
}
