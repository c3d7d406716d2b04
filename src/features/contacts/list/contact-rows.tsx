import type { ReactNode } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { narrowListQuery } from '@/shared/lib/media-queries';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import list from '@/shared/lists/list-frame.module.css';
import { NoRows } from '@/shared/lists/list-parts';
import { WideRow } from '@/shared/lists/rows/list-row';
import type { ListControls } from '@/shared/lists/rows/use-list-controls';
import { useRowHandlers } from '@/shared/lists/rows/use-row-handlers';
import type { Selection } from '@/shared/lists/rows/use-selection';
import { SaveState } from '@/shared/saving/shown/save-state';
import { isStuck, useChanges } from '@/shared/saving/use-changes';
import { contacts } from '../collections';
import type { Contact } from '../schema';
import { contactTexts } from '../texts';
import { ContactCard } from './contact-card';
import { type ContactHandlers, ContactRow } from './contact-row';
import type { ContactActions } from './use-contact-actions';
import type { ContactList } from './use-contact-list';
import { useEditInRow } from './use-edit-in-row';
import type { Highlight } from './use-location-state';

// The editor loads only when a row is edited.
const ContactRowEditor = lazyPart(
  async () => (await import('../inline/contact-row-editor')).ContactRowEditor,
);

/** Functions of the notes feature that render a contact's notes. */
export interface NoteParts {
  /** Renders all notes of a contact in a dialog that `onClose` closes (WRK-160). */
  readonly all: (contact: WithId<Contact>, onClose: () => void, highlight?: Highlight) => ReactNode;
  /** Renders the latest two notes, with a button for the rest if there are more (WRK-113, WRK-114). */
  readonly latest: (contact: WithId<Contact>, onViewAll: () => void) => ReactNode;
}

/** Renders the dialog that syncs contacts to Salesforce, from the Salesforce feature. */
export type SyncPart = (
  actor: Actor,
  contacts: readonly WithId<Contact>[],
  on: { readonly onClose: () => void; readonly onDone: () => void },
) => ReactNode;

interface ContactRowsOptions {
  readonly page: ContactList;
  readonly rows: ListControls['rows'];
  readonly selection: Selection<WithId<Contact>> | undefined;
  readonly actions: ContactActions;
  readonly addressOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  readonly notes: NoteParts;
  /** Opens the dialog that syncs contacts to Salesforce (WRK-110). */
  readonly onSync: (contacts: readonly WithId<Contact>[]) => void;
}

/**
 * Returns the functions that render a contact in the list: a row, its editor opened by F2, or a card in a
 * narrow window.
 */
export function useContactRows({
  page: { change },
  rows,
  selection,
  actions,
  addressOf,
  onOpen,
  notes,
  onSync,
}: ContactRowsOptions) {
  const isNarrow = useMediaQuery(narrowListQuery);
  const changes = useChanges({ collection: contacts });
  const isOf = (id: string, { change: { parts } }: (typeof changes)[number]) =>
    parts.some((part) => part.id === id);
  const inPlace = useEditInRow(rows);
  const on = useRowHandlers<ContactHandlers>({
    open: onOpen,
    toggle: (id, isRange) => selection?.toggle(id, isRange),
    openNotes: (id) => change({ notes: id }),
    edit: (id) => change({ form: id }),
    editInRow: inPlace.begin,
    analyse: (id) => change({ analysis: id }),
    sync: (contact) => onSync([contact]),
    archive: (contact) => actions.archive([contact], !contact.archived),
    remove: actions.askToDelete,
  });
  const show = (contact: WithId<Contact>) => {
    const { id } = contact;
    const shared = {
      contact,
      address: addressOf(id),
      isSaving: changes.some((each) => each.state === 'sending' && isOf(id, each)),
      isSelected: selection?.has(id),
      on,
    };
    if (isNarrow)
      return <ContactCard {...shared} notes={() => notes.latest(contact, () => change({ notes: id }))} />;
    const row = <ContactRow {...shared} tabIndex={rows.rowProps(id).tabIndex} />;
    if (inPlace.id !== id) return row;
    return (
      <ContactRowEditor
        whileLoading={row}
        renderFailure={(failure) => (
          <>
            {row}
            <WideRow className={list.note}>{failure}</WideRow>
          </>
        )}
        contact={contact}
        hasCheckbox={selection !== undefined}
        onSave={actions.edit}
        onLeave={inPlace.leave}
      />
    );
  };
  return {
    rowsProps: isNarrow ? rows : { listProps: inPlace.listProps },
    renderRow: (contact: WithId<Contact>) => (
      <>
        {show(contact)}
        {changes.some((each) => isStuck(each) && isOf(contact.id, each)) && (
          <WideRow className={list.note}>
            <SaveState collection={contacts} id={contact.id} />
          </WideRow>
        )}
      </>
    ),
  };
}

interface NoContactsProps {
  readonly page: ContactList;
  /** True if further contacts, found by other means, are shown below. */
  readonly hasFurther: boolean;
}

/** Explains why the list is empty. */
export const NoContacts = ({ page, hasFurther }: NoContactsProps) => {
  const { view, change, go } = page;
  if (hasFurther) return null;
  if (!page.isExact) return <p className={list.note}>{contactTexts.searchedSome(page.read)}</p>;
  const isNarrowed = view.search !== '' || view.status !== 'all' || view.archive !== 'active';
  if (!isNarrowed && page.isNoneYet === undefined) return null;
  const isNoneYet = !isNarrowed && page.isNoneYet === true;
  return (
    <NoRows
      title={
        isNoneYet
          ? contactTexts.noneYet
          : view.search === ''
            ? contactTexts.noneWithFilters
            : contactTexts.noneWithSearch
      }
      page={1}
      onGo={change}
      narrowed={
        isNoneYet
          ? undefined
          : {
              label: contactTexts.showAll,
              onClear: () =>
                go({ search: '', status: 'all', archive: isNarrowed ? 'active' : 'all', owner: '' }),
            }
      }
      noneYet={contactTexts.noneYetHint}
      drawing="letter"
      {...(isNoneYet && {
        invitation: { label: contactTexts.add, onPress: () => change({ form: 'new' }) },
      })}
    />
  );
};
