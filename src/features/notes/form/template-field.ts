import { type ComponentType, createContext } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { ContentFieldProps } from '@/shared/rich-text/content-field';

interface TemplateFieldProps extends ContentFieldProps {
  readonly actor: Actor;
  /** The id of the contact that the note is about by now; empty text without one. */
  readonly contactId: string;
}

/**
 * The field of a new note's text with the templates that it may begin with, which are another feature's (WRK-Q97); without it a
 * new note begins empty.
 */
export const TemplateFieldContext = createContext<ComponentType<TemplateFieldProps> | undefined>(undefined);
