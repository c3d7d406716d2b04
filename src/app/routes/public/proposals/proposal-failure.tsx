import { Component, type ReactNode } from 'react';
import { GateLayout } from '@/features/proposals/gate/gate-layout';
import { gateTexts } from '@/features/proposals/gate/texts';
import { Button } from '@/shared/ui/buttons/button';

const texts = gateTexts.failure;

/** Checks for Safari, excluding browsers that include "Safari" in their user agent (PRO-311). */
export const isSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|Edg\/|OPR\/|Android/.test(userAgent);

/**
 * Replaces a page that failed to render. Shows none of its content and no reason that could reveal it
 * (PRO-307, PRO-Q62). React's own console messages contain no text of the page either.
 */
export class ProposalBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <GateLayout>
        <title>{texts.heading}</title>
        <div role="alert">
          <h1>{texts.heading}</h1>
          <p>{isSafari(navigator.userAgent) ? texts.safari : texts.other}</p>
        </div>
        <Button onClick={() => window.location.reload()}>{texts.refresh}</Button>
      </GateLayout>
    );
  }
}
