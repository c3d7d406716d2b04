import { type ReactNode, useMemo, useRef, useState } from 'react';
import list from '@/shared/lists/list-frame.module.css';
import { NoRows, Pager } from '@/shared/lists/list-parts';
import { ListHeads, ListTools, SelectionTools } from '@/shared/lists/list-tools';
import { Cell, ListRow, RowList, TimeCell, UnreadableRow, WideRow } from '@/shared/lists/rows/list-row';
import { useRowFocus } from '@/shared/lists/rows/use-row-focus';
import { useSelection } from '@/shared/lists/rows/use-selection';
import { SaveState } from '@/shared/saving/shown/save-state';
import styles from '../dev.module.css';
import { Entry, State } from '../entry';
import { type Supplier, supplierCollection, suppliers } from '../suppliers';

const heads = [
  { label: 'Name', sort: 'name' },
  { label: 'Kind' },
  { label: 'Changed', sort: 'changed' },
] as const;
const kinds = ['All', 'Printing', 'Catering', 'Languages'].map((label) => ({ value: label, label }));
const noPageLinks = { first: undefined, previous: undefined, next: undefined, last: undefined };
const named = (count: number) => `${count} suppliers`;

interface ExampleListProps {
  /** A name that distinguishes the list from others on the page. */
  readonly name: string;
  readonly density?: 'comfortable' | 'compact';
  readonly rows?: readonly Supplier[];
  readonly hasUnreadable?: boolean;
  readonly chosen?: boolean;
  /** The ids of rows with a pending change. `stuck` has the ids of rows whose change needs the person. */
  readonly saving?: readonly string[];
  readonly stuck?: readonly string[];
  readonly instead?: ReactNode;
}

/** Renders a list of suppliers in a fixed state. */
const ExampleList = ({
  name,
  density = 'comfortable',
  rows: shown = suppliers,
  hasUnreadable = false,
  chosen = false,
  saving = [],
  stuck = [],
  instead,
}: ExampleListProps) => {
  const [kind, setKind] = useState('All');
  const [search, setSearch] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const ids = useMemo(
    () => [...shown.map(({ id }) => id), ...(hasUnreadable ? ['broken'] : [])],
    [shown, hasUnreadable],
  );
  const rows = useRowFocus({ ids, fallback: area });
  const selection = useSelection(shown, name);
  const [isBegun, setIsBegun] = useState(false);
  if (chosen && !isBegun) {
    setIsBegun(true);
    selection.toggle('s1');
  }
  return (
    <div className={`${list.frame} ${styles.list}`} data-density={density}>
      <div className={list.column}>
        {selection.selected.length > 0 ? (
          <SelectionTools selection={selection} actions={[{ label: 'Archive', onPress: () => {} }]} />
        ) : (
          <ListTools
            search={{ label: 'Search suppliers', value: search, onType: setSearch, box }}
            filters={[
              {
                label: 'Kind',
                value: kind,
                options: kinds,
                onChoose: setKind,
                clearLabel: 'Clear the filter by kind',
              },
            ]}
            sorting={{
              sort: 'name',
              direction: 'asc',
              onSort: () => {},
              sorts: [{ value: 'name', label: 'Name' }],
            }}
            usualPageSize={25}
            onRefresh={() => {}}
          />
        )}
        <div ref={area} tabIndex={-1} className={list.place}>
          <RowList
            label={name}
            rows={rows}
            heads={
              <ListHeads
                selection={selection}
                columns={heads}
                sorting={{ sort: 'name', direction: 'asc', onSort: () => {} }}
              />
            }
          >
            {shown.map((supplier) => (
              <SupplierRow
                key={supplier.id}
                supplier={supplier}
                focus={rows.rowProps(supplier.id)}
                isSelected={selection.has(supplier.id)}
                isSaving={saving.includes(supplier.id)}
                isStuck={stuck.includes(supplier.id)}
                onToggle={() => selection.toggle(supplier.id)}
              />
            ))}
            {hasUnreadable && (
              <UnreadableRow
                invalid={{ id: 'broken', reason: 'kind: Invalid input: expected string, received number' }}
                title="This supplier cannot be read"
                why="The record broken does not fit its schema."
                focus={rows.rowProps('broken')}
              />
            )}
          </RowList>
          {instead}
          {instead === undefined && (
            <Pager
              pageLinks={noPageLinks}
              onGo={() => {}}
              range={{ page: 1, size: 25, rows: ids.length, total: ids.length }}
              named={named}
              isSettled
            />
          )}
        </div>
      </div>
    </div>
  );
};

interface SupplierRowProps {
  readonly supplier: Supplier;
  readonly focus: ReturnType<ReturnType<typeof useRowFocus>['rowProps']>;
  readonly isSelected: boolean;
  readonly isSaving: boolean;
  readonly isStuck: boolean;
  readonly onToggle: () => void;
}

const SupplierRow = ({
  supplier: { id, name, kind, changed },
  focus,
  isSelected,
  isSaving,
  isStuck,
  onToggle,
}: SupplierRowProps) => (
  <>
    <ListRow
      name={name}
      focus={focus}
      address="#list"
      onOpen={() => {}}
      isSaving={isSaving}
      selection={{ isSelected, label: `Select ${name}`, onToggle }}
      quick={[{ label: 'Archive', onPress: () => {} }]}
      menu={[
        { label: 'Edit', onPress: () => {} },
        { label: 'Move', onPress: () => {}, isOff: true },
        { label: 'Delete', onPress: () => {}, isFinal: true },
      ]}
      menuLabel={`Actions for ${name}`}
    >
      <Cell narrow="first" title={kind}>
        {kind}
      </Cell>
      <TimeCell time={changed} none="—" narrow="second" />
    </ListRow>
    {isStuck && (
      <WideRow className={list.note}>
        <SaveState collection={supplierCollection} id={id} />
      </WideRow>
    )}
  </>
);

const noRows = { page: 1, onGo: () => {}, noneYet: 'Add the first one.', drawing: 'ledger' } as const;

/** Renders list components with made-up suppliers. */
export const ListRoom = () => (
  <Entry name="ListRow" text="Shows a record as a row, under tools and heads." from="lists/rows/list-row">
    <State name="rows">
      <ExampleList name="Suppliers" />
    </State>
    <State name="compact">
      <ExampleList name="Suppliers, compact" density="compact" />
    </State>
    <State name="none yet">
      <ExampleList
        name="Suppliers, none yet"
        rows={[]}
        instead={
          <NoRows
            {...noRows}
            title="No suppliers yet"
            narrowed={undefined}
            invitation={{ label: 'Add supplier', onPress: () => {} }}
          />
        }
      />
    </State>
    <State name="none found">
      <ExampleList
        name="Suppliers, none found"
        rows={[]}
        instead={
          <NoRows
            {...noRows}
            title="No suppliers found"
            narrowed={{ hint: 'No supplier is of the kind Languages.', label: 'Show all', onClear: () => {} }}
          />
        }
      />
    </State>
    <State name="selected">
      <ExampleList name="Suppliers, selected" chosen />
    </State>
    <State name="unreadable">
      <ExampleList name="Suppliers, unreadable" rows={suppliers.slice(0, 2)} hasUnreadable />
    </State>
    <State name="saving and in conflict">
      <ExampleList name="Suppliers, saving" saving={['s1']} stuck={['s2', 's3']} />
    </State>
  </Entry>
);
