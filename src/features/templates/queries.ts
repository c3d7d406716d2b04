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

/** URL parameters of the templates. Their names differ from those of the notes, which share the URL. */
export const templateParameters = {
  search: typedParameter('templateSearch'),
  category: textParameter('templateCategory'),
  owner: choiceParameter<TemplateOwner>('templateOwner', templateOwners, 'all'),
  /** Id of the opened template, or `new` for the form of a new one. */
  open: textParameter('template'),
  mode: choiceParameter<'read' | 'edit'>('templateMode', ['read', 'edit'], 'read'),
};
type TemplateView = Pick<StateOf<typeof templateParameters>, 'search' | 'category' | 'owner'>;

/** The rules' limit for a list. */
export const maxTemplates = 500;

/**
 * Returns the query for the templates a person can see: their own and those shared with them, or all for an
 * administrator (WRK-393, WRK-Q95). The client searches, filters and sorts, because templates are few
 * (decision 038).
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
  limit: maxTemplates,
});

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * Returns the templates of a view, sorted by name. Searches name and text (WRK-Q66), and filters by category
 * and owner.
 */
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

/** Returns all queries of the collection, to build the indexes from. */
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
