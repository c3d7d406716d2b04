/** The built-in categories of templates (WRK-399). */
export const templateCategories = ['general', 'meeting', 'task', 'project', 'custom'] as const;

/** Whose templates an administrator sees (WRK-391). */
export const templateOwners = ['all', 'mine', 'shared'] as const;
export type TemplateOwner = (typeof templateOwners)[number];
