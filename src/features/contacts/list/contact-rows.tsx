import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { narrowListQuery } from '@/shared/lib/media-queries';
import { useMediaQuery } from '@/shared/lib/use-media-query';
import list from '@/shared/lists/list-frame.module.css';
import { NoRows } from '@/shared/lists/list-parts';
import { RowList, UnreadableRow } from '@/shared/lists/rows/list-row';
import { NumberedPager } from '@/shared/lists/numbered-pager';
import type { useRowFocus } from '@/shared/lists/rows/use-row-focus';
import { useRowHandlers } from '@/shared/lists/rows/use-row-handlers';
import type { Selection } from '@/shared/lists/rows/use-selection';
import { SaveState } from '@/shared/saving/shown/save-state';
import { isStuck, useChanges } from '@/shared/saving/use-changes';
import { contacts } from '../collections';
import { type Contact, nameOf } from '../schema';
import { contactTexts } from '../texts';
import { ContactCard } from './contact-card';
import { type ContactHandlers, ContactRow } from './contact-row';
import type { ContactActions } from './use-contact-actions';
import type { ContactPage } from './use-contact-page';
import { useEditInRow } from './use-edit-in-row';
import type { Highlight } from './use-handed-state';

// Fields and their checks are needed by whoever writes only.
const ContactRowEditor = lazyPart(
  async () => (await import('../inline/contact-row-editor')).ContactRowEditor,
);

/** The parts of another feature that show the notes of a contact. */
export interface NoteParts {
  /** All notes of a contact, in a box that `onClose` closes (WRK-160). */
  readonly all: (contact: WithId<Contact>, onClose: () => void, highlight?: Highlight) => ReactNode;
  /** The latest two, and a button for the rest where there are more (WRK-113, WRK-114). */
  readonly latest: (contact: WithId<Contact>, onViewAll: () => void) => ReactNode;
}

/** What sends contacts to Salesforce, in a box: another feature's. */
export type SyncPart = (
  actor: Actor,
  contacts: readonly WithId<Contact>[],
  on: { readonly onClose: () => void; readonly onDone: () => void },
) => ReactNode;

interface ContactRowsProps {
  readonly page: ContactPage;
  readonly rows: ReturnType<typeof useRowFocus>;
  readonly selection: Selection<WithId<Contact>> | undefined;
  readonly actions: ContactActions;
  readonly addressOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  readonly notes: NoteParts;
  /** Opens what sends contacts to Salesforce (WRK-110). */
  readonly onSync: (contacts: readonly WithId<Contact>[]) => void;
}

/**
 * The contacts of a page, as rows or as cards, or why there are none; below them what the query leaves out, and the
 * pages around.
 */
export const ContactRows = ({
  page,
  rows,
  selection,
  actions,
  addressOf,
  onOpen,
  notes,
  onSync,
}: ContactRowsProps) => {
  const { state, change, ids } = page;
  const isNarrow = useMediaQuery(narrowListQuery);
  const changes = useChanges({ collection: contacts });
  const sending = changes.filter(({ state: each }) => each === 'sending');
  const stuck = changes.filter(isStuck);
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
  return (
    <>
      <RowList label={contactTexts.section} rows={isNarrow ? rows : { listProps: inPlace.listProps }}>
        {page.rows.map((contact) => {
          const { id } = contact;
          const shared = {
            contact,
            address: addressOf(id),
            isSaving: sending.some(({ change: { parts } }) => parts.some((part) => part.id === id)),
            isSelected: selection?.has(id),
            on,
          };
          const row = <ContactRow {...shared} tabIndex={rows.rowProps(id).tabIndex} />;
          return (
            <Fragment key={id}>
              {isNarrow ? (
                <ContactCard {...shared} notes={() => notes.latest(contact, () => change({ notes: id }))} />
              ) : inPlace.id === id ? (
                <ContactRowEditor
                  whileLoading={row}
                  renderFailure={(failure) => (
                    <>
                      {row}
                      <li className={list.note}>{failure}</li>
                    </>
                  )}
                  contact={contact}
                  hasTick={selection !== undefined}
                  onSave={actions.edit}
                  onLeave={inPlace.leave}
                />
              ) : (
                row
              )}
              {stuck.some(({ change: { parts } }) => parts.some((part) => part.id === id)) && (
                <li className={list.note}>
                  <SaveState collection={contacts} id={id} />
                </li>
              )}
            </Fragment>
          );
        })}
        {page.stored.invalid.map((each) => (
          <UnreadableRow
            key={each.id}
            invalid={each}
            title={contactTexts.unreadable}
            why={contactTexts.unreadableWhy(each.id)}
            focus={rows.rowProps(each.id)}
          />
        ))}
      </RowList>
      {page.isSettled && ids.length + page.older.length + page.mentioned.length === 0 && (
        <NoContacts page={page} />
      )}
      {page.older.length > 0 && (
        <section aria-label={contactTexts.older} className={list.note}>
          <p>{contactTexts.older}</p>
          <ul>
            {page.older.map((contact) => (
              <li key={contact.id}>
                <Link to={addressOf(contact.id)}>{nameOf(contact)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {page.mentioned.length > 0 && (
        <section aria-label={contactTexts.mentioned} className={list.note}>
          <p>{contactTexts.mentioned}</p>
          <ul>
            {page.mentioned.map(({ contact, excerpt }) => (
              <li key={contact.id}>
                <Link to={addressOf(contact.id)}>{nameOf(contact)}</Link>
                {': '}
                <span dir="auto">{excerpt}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!page.isOrdered && <p className={list.note}>{contactTexts.searchedByName}</p>}
      <LeftOutNote page={page} />
      <NumberedPager
        ways={page.ways}
        onGo={change}
        onAhead={page.ahead}
        range={{ page: state.page, size: page.size, rows: ids.length, total: page.total }}
        named={contactTexts.contacts}
        isSettled={page.isSettled}
        isSearching={page.isSearching}
        rowsPerPage={page.rowsPerPage}
        {...(page.hasPaused && { nextLabel: contactTexts.searchOn })}
      />
    </>
  );
};

/** Why no contact is shown, by its cause (WRK-115, WRK-116, WRK-Q37). */
const NoContacts = ({ page }: { readonly page: ContactPage }) => {
  const { view, change, go } = page;
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

/** At the end of the list: how many contacts the query leaves out because they lack the fields it sorts by. */
const LeftOutNote = ({ page }: { readonly page: ContactPage }) => {
  const { state, read, size, total, isSettled } = page;
  const isAtEnd = total !== undefined && isSettled && read < size && state.before === '';
  if (!isAtEnd || (read === 0 && state.page > 1)) return null;
  const missing = total - (state.page - 1) * size - read;
  return missing > 0 ? <p className={list.note}>{contactTexts.leftOut(missing)}</p> : null;
};
