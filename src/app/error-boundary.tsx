import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './routes/public/error-page';

/** Shows the error page for whatever a screen throws, a page whose code is gone included. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error.name, error.message, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
