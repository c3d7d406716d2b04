import { type ReactNode, useId, useState } from 'react';
import { Check } from '@/shared/lists/list-parts';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { Facts } from '@/shared/ui/workspace/facts';
import { contactDetailFacts } from '../contact-facts';
import { nameOf, statusOf } from '../schema';
import { contactTexts, fieldLabels } from '../texts';
import styles from './contact-card.module.css';
import { actionsOf, type ContactRowProps } from './contact-row';
import { StatusMark } from './status-mark';

interface ContactCardProps extends Omit<ContactRowProps, 'tabIndex'> {
  /** Renders the latest notes, once the section is opened (WRK-113). */
  readonly notes: () => ReactNode;
}

const dots = '⋯';

/** Shows a contact as a card with its name and status, sections that expand, and an actions menu. */
export const ContactCard = ({ contact, address, isSaving, isSelected, on, notes }: ContactCardProps) => {
  const nameId = useId();
  const name = nameOf(contact);
  const { id, company } = contact;
  const { quick, menu } = actionsOf(contact, on);
  return (
    <li className={styles.card} data-selected={isSelected ?? false}>
      <article aria-labelledby={nameId} aria-busy={isSaving}>
        <div className={styles.head}>
          {isSelected !== undefined && (
            <Check
              label={contactTexts.select(name)}
              state={isSelected ? 'all' : 'none'}
              onToggle={(isRange) => on.toggle(id, isRange)}
            />
          )}
          <h2 className={styles.name}>
            <a
              data-row-focus={id}
              tabIndex={0}
              id={nameId}
              dir="auto"
              href={address}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                on.open(id);
              }}
            >
              {name}
            </a>
          </h2>
          <Popover
            label={contactTexts.actionsFor(name)}
            kind="menu"
            look="icon"
            face={<span aria-hidden="true">{dots}</span>}
          >
            {[...quick, ...menu].map(({ label, ...entry }) => (
              <MenuEntry key={label} {...entry}>
                {label}
              </MenuEntry>
            ))}
          </Popover>
        </div>
        <p className={styles.line}>
          {isSaving ? (
            contactTexts.saving
          ) : (
            <StatusMark
              status={statusOf(contact)}
              archived={contact.archived}
              sync={contact.salesforceSync}
            />
          )}
          {company !== '' && (
            <span dir="auto" className={styles.company}>
              {company}
            </span>
          )}
        </p>
        <Section title={contactTexts.details}>
          {() => (
            <Facts
              facts={[[fieldLabels.title, contact.title || contact.position], ...contactDetailFacts(contact)]}
            />
          )}
        </Section>
        <Section title={contactTexts.notes}>{notes}</Section>
      </article>
    </li>
  );
};

/** Renders a collapsed section of a card. Its content loads when it is first opened. */
const Section = ({ title, children }: { readonly title: string; readonly children: () => ReactNode }) => {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.section}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{title}</summary>
      {wasOpened && children()}
    </details>
  );
};
