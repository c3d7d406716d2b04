import { type ComponentType, createContext } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { ContentFieldProps } from '@/shared/rich-text/content-field';

interface TemplateFieldProps extends ContentFieldProps {
  readonly actor: Actor;
  /** The id of the contact currently chosen for the note, or an empty string. */
  readonly contactId: string;
}

/**
 * Supplies the text field of a new note with its templates, which belong to another feature (WRK-Q97).
 * Without it, the field has no templates.
 */
export const TemplateFieldContext = createContext<ComponentType<TemplateFieldProps> | undefined>(undefined);
