import { useState } from 'react';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import { workspacePaths } from '@/shared/config/workspace-paths';
import type { WithId } from '@/shared/firebase/collection';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { ShortTime } from '@/shared/lists/short-time';
import { copyText } from '../access/copy-text';
import type { LastOpenings } from './last-openings';
import management from '../management.module.css';
import { addressOf } from './page-address';
import { PageFacts, recipientsWithAccess } from '../page-facts';
import styles from './page-table.module.css';
import { hasUnpublishedChanges } from '../publishing/publication';
import type { ProposalDraft } from '@/features/proposals/schema';
import { pageTableTexts as texts } from './page-table-texts';
import { proposalTexts } from '../texts';

type Draft = WithId<ProposalDraft>;

const copy = (text: string, done: string) => copyText(text, done, texts.notCopied);

interface PageTableProps {
  readonly pages: readonly Draft[];
  readonly openings: LastOpenings;
  readonly onDuplicate: (draft: Draft) => void;
}

/**
 * Lists pages in rows of 40 px, with two lines each on phones. A row's menu copies the link, code and email,
 * and opens or duplicates the page.
 */
export const PageTable = ({ pages, openings, onDuplicate }: PageTableProps) => (
  <table className={styles.table} aria-label={proposalTexts.others}>
    <thead>
      <tr>
        <th scope="col">{texts.columns.title}</th>
        <th scope="col">{texts.columns.client}</th>
        <th scope="col">{texts.columns.kind}</th>
        <th scope="col">{texts.columns.stage}</th>
        <th scope="col" data-number="true">
          {texts.columns.recipients}
        </th>
        <th scope="col">{texts.columns.opened}</th>
        <th scope="col">{texts.columns.updated}</th>
        <th scope="col">
          <span className={styles.hidden}>{texts.columns.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {pages.map((draft) => (
        <PageRow key={draft.id} draft={draft} openings={openings} onDuplicate={onDuplicate} />
      ))}
    </tbody>
  </table>
);

interface PageRowProps extends Pick<PageTableProps, 'openings' | 'onDuplicate'> {
  readonly draft: Draft;
}

const PageRow = ({ draft, openings, onDuplicate }: PageRowProps) => {
  const { id, title, kind, status, clientName, clientEmail, updatedAt } = draft;
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const recipients = recipientsWithAccess(draft);
  const [first] = recipients;
  const email = first?.email || clientEmail;
  const openedAt = openings.times.get(id);
  return (
    <>
      <tr className={styles.row} data-open={isOpen}>
        <th scope="row" className={styles.title}>
          <Link to={generatePath(workspacePaths.proposal, { slug: id })} dir="auto">
            {title}
          </Link>
        </th>
        <td className={styles.client} dir="auto">
          {clientName}
        </td>
        <td className={styles.kind}>{proposalTexts.kind[kind]}</td>
        <td className={styles.stage}>
          <span className={management.mark} data-state={status}>
            {proposalTexts.state[status]}
          </span>
          {hasUnpublishedChanges(draft) && (
            <span className={styles.changed} title={proposalTexts.unpublished}>
              {texts.changed}
            </span>
          )}
        </td>
        <td className={styles.readers} data-number="true">
          <span className={styles.unit}>{texts.recipients(recipients.length)}</span>
          <span aria-hidden="true" className={styles.number}>
            {recipients.length}
          </span>
        </td>
        <td className={styles.opened}>
          {openedAt && <ShortTime time={openedAt} />}
          {openings.isUnopened(id) && (
            <>
              <span aria-hidden="true">{texts.none}</span>
              <span className={styles.unit}>{texts.unopened}</span>
            </>
          )}
        </td>
        <td className={styles.updated}>{updatedAt && <ShortTime time={updatedAt} />}</td>
        <td className={styles.menu}>
          <Popover
            label={texts.more(title)}
            kind="menu"
            look="icon"
            face={<span aria-hidden="true">{texts.dots}</span>}
          >
            <MenuEntry onPress={() => setIsOpen(!isOpen)}>{isOpen ? texts.hideFacts : texts.facts}</MenuEntry>
            <MenuEntry onPress={() => void copy(addressOf(id), texts.copied.link)}>
              {proposalTexts.copy.link}
            </MenuEntry>
            <MenuEntry
              isOff={first === undefined}
              onPress={() => first && void copy(first.code, texts.copied.code)}
            >
              {proposalTexts.copy.code}
            </MenuEntry>
            <MenuEntry isOff={email === ''} onPress={() => void copy(email, texts.copied.email)}>
              {proposalTexts.copy.email}
            </MenuEntry>
            <MenuEntry
              isOff={status !== 'published'}
              onPress={() => window.open(addressOf(id), '_blank', 'noopener')}
            >
              {texts.openPage}
            </MenuEntry>
            <MenuEntry onPress={() => void navigate(generatePath(workspacePaths.proposal, { slug: id }))}>
              {proposalTexts.edit}
            </MenuEntry>
            {kind !== 'index' && (
              <MenuEntry onPress={() => onDuplicate(draft)}>{proposalTexts.duplicate}</MenuEntry>
            )}
          </Popover>
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.more}>
          <td colSpan={8}>
            <section aria-label={texts.factsOf(title)}>
              <PageFacts draft={draft} />
            </section>
          </td>
        </tr>
      )}
    </>
  );
};
