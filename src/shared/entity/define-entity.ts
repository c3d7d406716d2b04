import type { SearchProvider } from '@/shared/commands/command';
import type { Access, Operation } from './access';
import type { EntityPreload } from './entity-preload';
import type { ScreenEntry, WorkspaceArea, WorkspaceScreen } from './workspace-screen';

/**
 * The loader of a screen's code. Omit if the screen uses several features. Then `app/workspace/screens.ts`
 * provides it.
 */
type Loaded = Partial<Pick<WorkspaceScreen, 'load'>>;

/**
 * The screens of an entity. The workspace derives routes, guards, menu, breadcrumbs and palette entries from
 * them.
 */
interface EntityScreens {
  /** The last part of the list's path, and the id of its screen: `contacts` in `/dashboard/contacts`. */
  readonly path: string;
  readonly areas: readonly WorkspaceArea[];
  readonly list: ScreenEntry & Loaded;
  /** The screen of one record, at `/dashboard/contacts/:contactId`. Its id is the name of the entity. */
  readonly detail?: Pick<ScreenEntry, 'title'> & Loaded;
}

/**
 * A kind of record, as the workspace knows it before its code loads. Keep it free of zod, React and texts.
 */
export interface EntityDefinition<Name extends string, Subject> {
  /** The prefix of its actions: `can(actor, 'contact.update', record)`. */
  readonly name: Name;
  readonly collection: string;
  readonly access: Access<Subject>;
  /** The name of the kind in the trash. Omit if deleted records do not move there. */
  readonly trash?: string;
  /**
   * Imports the requests that are sent before the screens have loaded. Annotate the return type. Otherwise
   * the entity's type would depend on modules that import it.
   */
  readonly preload?: () => Promise<EntityPreload>;
  /**
   * The palette's search of the records. `failed` is the message if it fails; "The search for contacts failed."
   * unless given. Annotate the return type of `load`, too.
   */
  readonly search?: Partial<Pick<SearchProvider, 'failed'>> & {
    readonly load: () => Promise<SearchProvider['find']>;
  };
  /** Omit if the records have no screens of their own. */
  readonly screens?: EntityScreens;
}

/** The rule of one action. It takes no record if the rule ignores it, as for `adminsOnly`. */
type Rule<Op extends Operation, Subject> = Op extends 'list' | 'create'
  ? Access<Subject>['list']
  : unknown extends Subject
    ? Access<Subject>['list']
    : Access<Subject>['get'];

/** The actions of an entity: `{ 'contact.get': …, 'contact.list': …, … }`. */
type EntityRules<Name extends string, Subject> = {
  readonly [Op in Operation as `${Name}.${Op}`]: Rule<Op, Subject>;
};

export interface Entity<Name extends string, Subject> extends EntityDefinition<Name, Subject> {
  /** The entity's part of `app/policy.ts`. */
  readonly rules: EntityRules<Name, Subject>;
}

/** Defines an entity. `app/entities.ts` lists them all. */
export function defineEntity<const Name extends string, Subject>(
  definition: EntityDefinition<Name, Subject>,
): Entity<Name, Subject> {
  const { name, access } = definition;
  const rules = {
    [`${name}.get`]: access.get,
    [`${name}.list`]: access.list,
    [`${name}.create`]: access.create,
    [`${name}.update`]: access.update,
    [`${name}.delete`]: access.delete,
  };
  return { ...definition, rules: rules as EntityRules<Name, Subject> };
}
