import { Component, type ReactNode } from 'react';
import { GatePlace } from '@/features/proposals/gate/gate-place';
import { gateTexts } from '@/features/proposals/gate/texts';
import { Button } from '@/shared/ui/buttons/button';

const texts = gateTexts.failure;

/** Safari, and none of the browsers that name themselves after it (PRO-311). */
export const isSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|Edg\/|OPR\/|Android/.test(userAgent);

/**
 * Shows, in place of a page that failed to render, nothing of it and no reason that could tell of it (PRO-307, PRO-Q62). What React
 * itself writes to the console holds no text of the page either.
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
      <GatePlace>
        <title>{texts.heading}</title>
        <div role="alert">
          <h1>{texts.heading}</h1>
          <p>{isSafari(navigator.userAgent) ? texts.safari : texts.other}</p>
        </div>
        <Button onClick={() => window.location.reload()}>{texts.refresh}</Button>
      </GatePlace>
    );
  }
}
