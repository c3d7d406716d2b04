/** The built-in categories of templates (WRK-399). */
export const templateCategories = ['general', 'meeting', 'task', 'project', 'custom'] as const;

/** Filter by owner for administrators (WRK-391). */
export const templateOwners = ['all', 'mine', 'shared'] as const;
export type TemplateOwner = (typeof templateOwners)[number];
