import type { ReactNode } from 'react';
import type { Collection, WithId } from '@/shared/firebase/collection';
import { useRecord } from '@/shared/saving/use-record';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { SidePanel } from './side-panel';

interface RecordPanelProps<T> {
  readonly list: {
    readonly collection: Collection<T>;
    readonly live: { readonly status: string };
    readonly rows: readonly WithId<T>[];
    readonly state: { readonly open: string };
  };
  /**
   * With `whole`, the panel shows the row's record. With `preview`, it does so until it has read the record.
   * With `partial`, it never does.
   */
  readonly row: 'whole' | 'preview' | 'partial';
  readonly texts: {
    /** The title until a record is loaded. */
    readonly open: string;
    readonly close: string;
    readonly loading: string;
    readonly notFetched: string;
    readonly timedOut?: string;
    readonly notThere: string;
    readonly unreadableWhy: (id: string) => string;
  };
  readonly titleOf: (record: WithId<T>) => string;
  readonly onClose: () => void;
  readonly children: (record: WithId<T>) => ReactNode;
  /** True if a refused record is shown as missing. */
  readonly hidesRefusal?: boolean;
}

/** Renders the open record beside its list. Reads the record by id if the rows do not have all of it. */
export const RecordPanel = <T,>(props: RecordPanelProps<T>) => {
  const { list, row } = props;
  const { open } = list.state;
  const listed = row === 'partial' ? undefined : list.rows.find(({ id }) => id === open);
  if (row !== 'whole') return <Read id={open} preview={listed} {...props} />;
  if (listed) return <Shown record={listed} {...props} />;
  return list.live.status !== 'loading' && <Read id={open} preview={undefined} {...props} />;
};

const Shown = <T,>({
  record,
  texts,
  titleOf,
  onClose,
  children,
}: Omit<RecordPanelProps<T>, 'list' | 'row'> & { readonly record: WithId<T> }) => (
  <SidePanel title={titleOf(record)} onClose={onClose} closeLabel={texts.close}>
    {children(record)}
  </SidePanel>
);

const Read = <T,>({
  id,
  preview,
  hidesRefusal = false,
  ...panel
}: RecordPanelProps<T> & { readonly id: string; readonly preview: WithId<T> | undefined }) => {
  const { texts, onClose } = panel;
  const { live, retry, record } = useRecord(panel.list.collection, id);
  const shown = record ?? (live.status === 'loading' ? preview : undefined);
  if (shown) return <Shown record={shown} {...panel} />;
  return (
    <SidePanel title={texts.open} onClose={onClose} closeLabel={texts.close}>
      {hidesRefusal && live.status === 'denied' ? (
        <p>{texts.notThere}</p>
      ) : (
        <LiveView
          live={live}
          retry={retry}
          loading={texts.loading}
          failed={texts.notFetched}
          {...(texts.timedOut !== undefined && { timedOut: texts.timedOut })}
        >
          {(found) => <p>{found ? texts.unreadableWhy(id) : texts.notThere}</p>}
        </LiveView>
      )}
    </SidePanel>
  );
};
