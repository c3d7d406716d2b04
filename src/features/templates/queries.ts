import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import {
  choiceParameter,
  type StateOf,
  textParameter,
  typedParameter,
} from '@/shared/lists/address/address-state';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { fold } from '@/shared/search/fold';
import { type TemplateOwner, templateOwners } from './choices';
import { isForAll } from './policy';
import { type Template, templates } from './schema';

/** The state of the templates in the address; the notes beside them have other names. */
export const templateParameters = {
  search: typedParameter('templateSearch'),
  category: textParameter('templateCategory'),
  owner: choiceParameter<TemplateOwner>('templateOwner', templateOwners, 'all'),
  /** The opened template; `new` for the form of one that does not exist yet. */
  open: textParameter('template'),
  mode: choiceParameter<'read' | 'edit'>('templateMode', ['read', 'edit'], 'read'),
};
type TemplateView = Pick<StateOf<typeof templateParameters>, 'search' | 'category' | 'owner'>;

/** As many as the rules list at once. */
export const mostTemplates = 500;

/**
 * The templates that a person sees: the own ones and those shared with them, for an administrator all (WRK-393, WRK-Q95). Search,
 * filters and order are the device's: templates are written by hand and are few (decision 038).
 */
export const visibleTemplates = (actor: Actor): ListQuery<Template> => ({
  where: isForAll(actor)
    ? []
    : [
        {
          or: [
            ['createdBy', '==', actor.uid],
            ['sharedWith', 'array-contains', actor.uid],
          ],
        },
      ],
  limit: mostTemplates,
});

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The templates of a view by name: found by name and text (WRK-Q66), filtered by category and owner. */
export function inView<T extends WithId<Template>>(
  all: readonly T[],
  { search, category, owner }: TemplateView,
  actor: Actor,
): readonly T[] {
  const wanted = fold(search);
  const isMine = ({ createdBy }: Template) => createdBy === actor.uid;
  return all
    .filter(
      (template) =>
        (category === '' || template.category === category) &&
        (!isForAll(actor) ||
          owner === 'all' ||
          (owner === 'mine' ? isMine(template) : template.sharedWith.includes(actor.uid))) &&
        (wanted === '' ||
          fold(`${template.name}\n${plainTextOf(template.content, template.contentType)}`).includes(wanted)),
    )
    .toSorted((one, other) => byName.compare(one.name, other.name));
}

const someone = { uid: 'someone', email: '', displayName: '', photoURL: '', status: 'active' } as const;

/** Every query of the collection, for the indexes. */
export const queryTables = () => [
  defineQueries(
    templates,
    {
      list: [
        visibleTemplates({ ...someone, role: 'regular' }),
        visibleTemplates({ ...someone, role: 'admin' }),
      ],
    },
    { noIndex: ['content'] },
  ),
];
