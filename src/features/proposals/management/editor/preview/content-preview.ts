import type { ComponentType } from 'react';
import type { ProposalContent } from '@/features/proposals/content/proposal-content';

/** A component that shows content as its readers will see it. */
export type ContentPreview = ComponentType<{ readonly content: ProposalContent }>;
