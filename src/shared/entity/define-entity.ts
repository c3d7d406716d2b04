import type { SearchProvider } from '@/shared/commands/command';
import type { Access, Operation } from './access';
import type { EntityPreload } from './entity-preload';
import type { ScreenEntry, WorkspaceArea, WorkspaceScreen } from './workspace-screen';

/** The loader of a screen's code. Omit it if the screen joins features: `app/workspace/screens.ts` then gives it. */
type Loaded = Partial<Pick<WorkspaceScreen, 'load'>>;

/** The screens of an entity. The workspace makes routes, guards, menu, breadcrumbs and palette entries of them. */
interface EntityScreens {
  /** The end of the list's addresses, and the id of its screen: `contacts` in `/dashboard/contacts`. */
  readonly path: string;
  readonly areas: readonly WorkspaceArea[];
  readonly list: ScreenEntry & Loaded;
  /** One record, at `/dashboard/contacts/:contactId`. Its screen has the name of the entity as its id. */
  readonly detail?: Pick<ScreenEntry, 'title'> & Loaded;
}

/** A kind of records, as far as the workspace knows it before their code loads. Keep it free of zod, React and texts. */
export interface EntityDefinition<Name extends string, Subject> {
  /** Begins the names of its actions: `can(actor, 'contact.update', record)`. */
  readonly name: Name;
  /** The path of the collection in the database. */
  readonly collection: string;
  readonly access: Access<Subject>;
  /** The name of the kind in the trash. Omit it if deleted records do not move there. */
  readonly trash?: string;
  /**
   * Imports the requests that leave before the screens have loaded. Annotate the result: else the type of the entity would
   * depend on modules that import it.
   */
  readonly preload?: () => Promise<EntityPreload>;
  /**
   * The palette's search of the records; `failed` is shown if it fails: "Contacts could not be searched." unless given.
   * Annotate what `load` returns, too.
   */
  readonly search?: Partial<Pick<SearchProvider, 'failed'>> & {
    readonly load: () => Promise<SearchProvider['find']>;
  };
  /** Omit it if the records have no screens of their own. */
  readonly screens?: EntityScreens;
}

/** The rule of one action. It takes no record if the records do not matter, as for `adminsOnly`. */
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
