import { useMemo, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { errorCode } from '@/shared/failures/failure-kind';
import { DatabaseError } from '@/shared/firebase/database-error';
import { formatDateTime, formatNumber } from '@/shared/i18n/format';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { type CsvValue, saveCsv } from '@/shared/lib/csv';
import { type AsyncFailure, useAsync } from '@/shared/hooks/use-async';
import { FilterChip } from '@/shared/lists/list-parts';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { Columns } from '@/shared/ui/layout/columns';
import { Panel } from '@/shared/ui/layout/panel';
import { Row } from '@/shared/ui/layout/row';
import { Stack } from '@/shared/ui/layout/stack';
import { DataTable } from '@/shared/ui/workspace/data-table';
import { DelayedLoading } from '@/shared/ui/workspace/delayed-loading';
import { Facts } from '@/shared/ui/workspace/facts';
import { Screen } from '@/shared/ui/workspace/screen';
import { can } from '../policy';
import type { ChartKind } from './activity-chart';
import styles from './analytics-screen.module.css';
import { loadErrorMessage } from './load-error-message';
import {
  cellText,
  eventTable,
  figureGroups,
  type FigureTable,
  fileRows,
  proposalSentence,
  proposalsByType,
  proposalsOverTime,
  requestSentence,
  requestsOverTime,
  requestTable,
  summaryRows,
} from './figures';
import { periodChoices, periodParameters, spanOf } from './periods';
import type { RequestSource } from './request-source';
import { type Activity, type LongLists, readLongLists, readSummary, type Summary } from './summary';
import { viewerTexts as texts } from './texts';

// Charts need a lot of code, so load them lazily. Tables show the same figures.
const Chart = lazyPart(async () => (await import('./activity-chart')).ActivityChart, {
  whileLoading: <DelayedLoading>{texts.overTime.loading}</DelayedLoading>,
  missing: texts.overTime.notLoaded,
});

/** A function that reads the long lists and saves a file built from their rows. */
type ExportRows = (
  name: string,
  rowsOf: (lists: LongLists) => readonly (readonly CsvValue[])[],
) => Promise<void>;

interface AnalyticsScreenProps {
  readonly actor: Actor;
  readonly requests: RequestSource;
}

const choices = periodChoices.map((value) => ({ value, label: texts.choices[value] }));

/** Shows visitors' requests and activity, over all time or in a period. */
export const AnalyticsScreen = ({ actor, requests }: AnalyticsScreenProps) => {
  const { state, change } = useAddressState(periodParameters);
  const [openedAt] = useState(() => new Date());
  const span = useMemo(() => spanOf(state, openedAt), [state, openedAt]);
  const readSpan = span === 'wrong-way' ? undefined : span;
  const {
    data: summary,
    failure,
    isLoading,
    reload,
  } = useAsync(readSpan && JSON.stringify(readSpan), (signal) =>
    readSummary(readSpan ?? {}, requests, { signal }),
  );

  const [notExported, setNotExported] = useState<unknown>();
  // The screen reads only the rows it shows. A file has more, so read them now.
  const exportRows: ExportRows = async (name, rowsOf) => {
    setNotExported(undefined);
    try {
      saveCsv(name, rowsOf(await readLongLists(readSpan ?? {}, requests)));
    } catch (error) {
      setNotExported(error);
    }
  };

  return (
    <Screen
      note={summary && texts.updated(new Date(summary.lastUpdated))}
      action={
        <Button small onClick={reload} aria-disabled={isLoading}>
          {isLoading && summary ? texts.refreshing : texts.refresh}
        </Button>
      }
    >
      <Row gap={3} className={styles.tools}>
        <FilterChip
          label={texts.period}
          value={state.period}
          options={choices}
          onChoose={(period) => change({ period })}
          clearLabel={texts.choices.all}
        />
        {state.period === 'custom' && (
          <>
            <Row as="label" className={styles.day}>
              {texts.from}
              <input
                type="date"
                value={state.from}
                onChange={(event) => change({ from: event.target.value })}
              />
            </Row>
            <Row as="label" className={styles.day}>
              {texts.to}
              <input type="date" value={state.to} onChange={(event) => change({ to: event.target.value })} />
            </Row>
          </>
        )}
        {summary && (
          <Button
            variant="quiet"
            small
            onClick={() => void exportRows('analytics', (lists) => summaryRows(summary, lists))}
          >
            {texts.exportAll}
          </Button>
        )}
      </Row>
      {span === 'wrong-way' && <Notice tone="error">{texts.wrongWay}</Notice>}
      {failure && <Failure failure={failure} isAdministrator={can(actor, 'event.list')} onRetry={reload} />}
      {notExported !== undefined && (
        <Notice tone="error">{texts.notExported(loadErrorMessage(notExported))}</Notice>
      )}
      {summary ? (
        <Figures summary={summary} exportRows={exportRows} />
      ) : (
        isLoading && <DelayedLoading>{texts.loading}</DelayedLoading>
      )}
    </Screen>
  );
};

interface FailureProps {
  readonly failure: AsyncFailure;
  readonly isAdministrator: boolean;
  readonly onRetry: () => void;
}

/** Shows the error and details that help to find its cause. Contains no personal data. */
const Failure = ({ failure: { error, at }, isAdministrator, onRetry }: FailureProps) => (
  <Notice tone="error">
    <Stack gap={2} align="start" className={styles.failure}>
      <p>{texts.failed(loadErrorMessage(error))}</p>
      {error instanceof DatabaseError && error.code === 'permission-denied' && <p>{texts.denied}</p>}
      <details>
        <summary>{texts.debug}</summary>
        <Facts
          facts={[
            [texts.debugCode, errorCode(error) ?? 'unknown'],
            [texts.debugTime, formatDateTime(at)],
            [texts.debugSignedIn, isAdministrator ? texts.yes : texts.no],
          ]}
        />
      </details>
      <Button variant="quiet" small onClick={onRetry}>
        {texts.retry}
      </Button>
    </Stack>
  </Notice>
);

interface FiguresProps {
  readonly summary: Summary;
  readonly exportRows: ExportRows;
}

const Figures = ({ summary, exportRows }: FiguresProps) => {
  const { activity } = summary;
  return (
    <Stack gap={5}>
      {figureGroups.map(({ title, keys }) => (
        <Stack as="section" gap={2} key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <dl className={styles.tiles}>
            {keys.map((key) => (
              <div key={key} className={styles.tile}>
                <dt>{texts.figures[key]}</dt>
                <dd>{formatNumber(summary[key])}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      ))}
      {activity.length > 0 && (
        <Columns width="wide" gap={5}>
          <OverTime
            kind="requests"
            activity={activity}
            isEmpty={activity.every(({ requests }) => requests === 0)}
            sentence={requestSentence(activity)}
            table={requestsOverTime(activity)}
          />
          <OverTime
            kind="proposals"
            activity={activity}
            isEmpty={activity.every(({ opens, attempts, passedOn }) => opens + attempts + passedOn === 0)}
            sentence={proposalSentence(activity)}
            table={proposalsOverTime(activity)}
          />
        </Columns>
      )}
      <Table
        table={proposalsByType(summary)}
        none={texts.byType.none}
        note={summary.isCapped ? `${texts.byType.how} ${texts.byType.capped}` : texts.byType.how}
      />
      <Table
        table={requestTable(summary.latestRequests)}
        none={texts.latestRequests.none}
        onExport={({ name }) =>
          exportRows(name, ({ latestRequests }) => fileRows(requestTable(latestRequests)))
        }
      />
      <Table
        table={eventTable(summary.analyticsEvents)}
        none={texts.latestEvents.none}
        onExport={({ name }) => exportRows(name, (lists) => fileRows(eventTable(lists.analyticsEvents)))}
      />
    </Stack>
  );
};

interface OverTimeProps {
  readonly kind: ChartKind;
  readonly activity: readonly Activity[];
  /** True if there is nothing to draw. The sentence then says so. */
  readonly isEmpty: boolean;
  readonly sentence: string;
  readonly table: FigureTable;
}

const OverTime = ({ kind, activity, isEmpty, sentence, table }: OverTimeProps) => (
  <Panel
    as="section"
    className={styles.overTime}
    aria-label={table.title}
    head={<h2 className={styles.title}>{table.title}</h2>}
  >
    <p>{sentence}</p>
    {!isEmpty && (
      <>
        <div className={styles.chart}>
          <Chart kind={kind} activity={activity} />
        </div>
        <details>
          <summary>{texts.overTime.figuresOf(table.title)}</summary>
          <Table table={{ ...table, title: texts.overTime.figuresOf(table.title) }} none="" level={3} />
        </details>
      </>
    )}
  </Panel>
);

interface TableProps {
  readonly table: FigureTable;
  readonly none: string;
  readonly note?: string;
  /** Exports the full table. Set only for tables that show some of their rows. */
  readonly onExport?: (table: FigureTable) => Promise<void>;
  readonly level?: 2 | 3;
}

const Table = ({ table, none, note, onExport, level = 2 }: TableProps) => (
  <DataTable
    title={table.title}
    level={level}
    columns={table.columns}
    rows={table.rows.map(({ key, cells }) => ({ key, cells: cells.map(cellText) }))}
    none={none}
    note={note}
    action={
      table.rows.length > 0 && (
        <Button
          variant="quiet"
          small
          aria-label={texts.exportTable(table.title)}
          onClick={() => (onExport ? void onExport(table) : saveCsv(table.name, fileRows(table)))}
        >
          {texts.exportShort}
        </Button>
      )
    }
  />
);
