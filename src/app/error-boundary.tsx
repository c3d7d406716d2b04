import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from './lazy-page';
import { ErrorPage } from './routes/public/error-page';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Clears a failure when it changes: the visit to a page. */
  readonly visit?: string;
  /** What stands in for the part that failed; the error page unless given. */
  readonly instead?: (error: Error, retry: () => void) => ReactNode;
}

/** Stands in for whatever a part of the page throws, code that is gone included; a change of `visit` clears it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error?: Error | undefined }> {
  override state: { readonly error?: Error | undefined } = {};

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error.name, error.message, info.componentStack);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { error }: { readonly error?: Error }): void {
    // Only a failure of the visit before: the new page may have thrown in this very update.
    if (error !== undefined && before.visit !== this.props.visit) this.retry();
  }

  private readonly retry = (): void => {
    if (this.state.error instanceof ChunkLoadError) this.state.error.forget();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { children, instead } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return instead ? instead(error, this.retry) : <ErrorPage />;
  }
}
