import { useMemo, useRef } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { watchList } from '@/shared/firebase/live/watch';
import { listEnd } from '@/shared/firebase/query';
import { writeState } from '@/shared/lists/address/address-state';
import { firstPage, pageQuery } from '@/shared/lists/pages/cursor-pages';
import list from '@/shared/lists/list-frame.module.css';
import { FilterChip, NoRows, Pager } from '@/shared/lists/list-parts';
import { Cell, ListRow, RowList, TimeCell, UnreadableRow } from '@/shared/lists/rows/list-row';
import { ListHeads } from '@/shared/lists/list-tools';
import { pageSizeOf } from '@/shared/lists/settings/list-settings';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { useEscape, useListKeys } from '@/shared/lists/rows/use-list-keys';
import { useListPage } from '@/shared/lists/pages/use-list-page';
import { useListSettings } from '@/shared/lists/settings/use-list-settings';
import { useRowFocus } from '@/shared/lists/rows/use-row-focus';
import { trash, type TrashEntry } from '@/shared/trash/trash';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import type { Restorers } from './changes';
import { type TrashKinds, trashParametersOf, trashQuery, type TrashState } from './queries';
import { trashTexts } from './texts';
import { keptUntil, TrashPanel } from './trash-panel';
import styles from './trash-screen.module.css';
import { useBringBack } from './use-bring-back';

interface TrashScreenProps {
  readonly actor: Actor;
  /** Must stay the same map while the screen is open. */
  readonly kinds: TrashKinds;
  readonly restorers: Restorers;
}

const entriesPerPage = 25;

const day = 24 * 60 * 60 * 1000;
const daysLeft = ({ deletedAt }: TrashEntry): number =>
  Math.ceil(((keptUntil(deletedAt)?.getTime() ?? Date.now()) - Date.now()) / day);

const { columns } = trashTexts;
const heads = (
  <ListHeads
    columns={[
      { label: columns.title },
      { label: columns.kind },
      { label: columns.deleted },
      { label: columns.left },
    ]}
  />
);

/** Lists what was deleted in the last 30 days. Owners and admins restore it. */
export const TrashScreen = ({ actor, kinds, restorers }: TrashScreenProps) => {
  const trashParameters = useMemo(() => trashParametersOf(kinds), [kinds]);
  const { state, change } = useAddressState(trashParameters);
  const settings = useListSettings();
  const pageSize = pageSizeOf(entriesPerPage, settings);
  const { kind, open } = state;
  const query = {
    ...trashQuery(actor, kind),
    ...pageQuery(state, { size: pageSize, total: undefined, listEnd }),
  };
  const page = useListPage({
    collection: trash,
    watch: watchList(trash, query, { scope: 'trash' }),
    place: state,
    limit: query.limit,
    total: undefined,
  });
  const { live, retry, documents, stored } = page;
  const ids = useMemo(
    () => [...documents, ...stored.invalid].map(({ id }) => id),
    [documents, stored.invalid],
  );
  // The last page tells how many there are.
  const total = page.pageLinks.next === undefined ? (state.page - 1) * pageSize + ids.length : undefined;
  const area = useRef<HTMLDivElement>(null);
  const rows = useRowFocus({
    ids,
    fallback: area,
    onMove: (id) => {
      if (open !== '' && id !== open) change({ open: id });
    },
  });
  const back = useBringBack(actor, restorers);

  useListKeys(trashTexts.section, [
    { key: 'j', title: trashTexts.next, run: () => void rows.move(1) },
    { key: 'k', title: trashTexts.previous, run: () => void rows.move(-1) },
  ]);
  const closePanel = () => {
    change({ open: '' });
    rows.focusRow(open);
  };
  useEscape(() => {
    if (open !== '') closePanel();
  });
  const go = (part: Partial<TrashState>) => change({ ...firstPage, ...part });

  return (
    <Screen>
      <p className={styles.intro}>{trashTexts.intro}</p>
      <div
        className={`${list.frame} ${styles.columns}`}
        data-density={settings.density}
        data-open={open !== ''}
      >
        <div className={list.column}>
          <div className={list.tools}>
            <FilterChip
              label={trashTexts.kind}
              value={kind}
              options={[
                { value: 'all', label: trashTexts.all },
                ...[...kinds].map(([value, label]) => ({ value, label })),
              ]}
              onChoose={(next) => go({ kind: next })}
              clearLabel={trashTexts.clearKind}
            />
          </div>
          <div ref={area} tabIndex={-1} className={list.place}>
            <LiveView
              live={live}
              retry={retry}
              loading={trashTexts.loading}
              failed={trashTexts.notFetched}
              timedOut={trashTexts.timedOut}
            >
              {(_, { fromServer }) => (
                <>
                  <RowList label={trashTexts.section} rows={rows} heads={heads}>
                    {documents.map((entry) => (
                      <ListRow
                        key={entry.id}
                        name={entry.title || trashTexts.untitled}
                        focus={rows.rowProps(entry.id)}
                        address={writeState(trashParameters, { ...state, open: entry.id }, '')}
                        onOpen={() => {
                          rows.setCurrent(entry.id);
                          change({ open: entry.id });
                        }}
                        isOpen={entry.id === open}
                        isSaving={back.ids.includes(entry.id)}
                        quick={[{ label: trashTexts.bringBack, onPress: () => void back.start(entry) }]}
                        menu={[{ label: trashTexts.bringBack, onPress: () => void back.start(entry) }]}
                        menuLabel={trashTexts.more(entry.title || trashTexts.untitled)}
                      >
                        <Cell isSoft narrow="first">
                          {kinds.get(entry.collection) ?? entry.collection}
                        </Cell>
                        <TimeCell time={entry.deletedAt} none="" />
                        <Cell isSoft narrow="second">
                          {trashTexts.left(daysLeft(entry))}
                        </Cell>
                      </ListRow>
                    ))}
                    {stored.invalid.map((each) => (
                      <UnreadableRow
                        key={each.id}
                        invalid={each}
                        title={trashTexts.unreadable}
                        why={trashTexts.unreadableWhy(each.id)}
                        focus={rows.rowProps(each.id)}
                      />
                    ))}
                  </RowList>
                  {fromServer && ids.length === 0 && (
                    <NoRows
                      title={kind === 'all' ? trashTexts.none : trashTexts.noneFound}
                      page={state.page}
                      onGo={change}
                      narrowed={
                        kind === 'all'
                          ? undefined
                          : {
                              hint: trashTexts.noneOfKind,
                              label: trashTexts.showAll,
                              onClear: () => go({ kind: 'all' }),
                            }
                      }
                      noneYet={trashTexts.noneYet}
                      drawing="checklist"
                    />
                  )}
                  <Pager
                    pageLinks={page.pageLinks}
                    onGo={change}
                    range={{ page: state.page, size: pageSize, rows: ids.length, total }}
                    named={trashTexts.records}
                    isSettled={fromServer}
                  />
                </>
              )}
            </LiveView>
          </div>
        </div>
        {open !== '' && (
          <TrashPanel
            key={open}
            id={open}
            actor={actor}
            kinds={kinds}
            isSaving={back.ids.includes(open)}
            onBringBack={(entry) => void back.start(entry)}
            onClose={closePanel}
          />
        )}
      </div>
    </Screen>
  );
};
