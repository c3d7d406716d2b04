import type { ReactNode } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import type { useRecord } from '@/shared/saving/use-record';
import { TextLink } from '@/shared/ui/links/text-link';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';

interface RecordTexts {
  readonly loading: string;
  readonly notFetched: string;
  readonly notThere: string;
  /** A second sentence about a missing record. */
  readonly notThereHint?: string;
  readonly unreadable: (id: string) => string;
  readonly toList: string;
}

interface RecordViewProps<T> {
  /** The result of `useRecord`. */
  readonly found: ReturnType<typeof useRecord<T>>;
  readonly id: string;
  readonly texts: RecordTexts;
  /** The address behind the link `toList`. */
  readonly listAddress: string;
  /** True if a refused record is shown as missing. */
  readonly hidesRefusal?: boolean;
  readonly children: (record: WithId<T>) => ReactNode;
}

interface RecordScreenProps<T> extends RecordViewProps<T> {
  /** The record's name, or the name of its kind if there is no record. */
  readonly title: string;
  /** Buttons to the right of the title. */
  readonly action?: ReactNode;
  readonly dialogs?: ReactNode;
}

/**
 * Renders a screen for one record, in every state: loading, refused, failed, missing, unreadable. `children`
 * renders the record itself, with its facts and its `SaveState`.
 */
export const RecordScreen = <T,>({ title, action, dialogs, ...view }: RecordScreenProps<T>) => (
  <Screen title={title} action={action}>
    <RecordView {...view} />
    {dialogs}
  </Screen>
);

/** Renders a record. If there is none, renders the reason and a link to the list. */
const RecordView = <T,>({
  found: { live, retry, record },
  id,
  texts,
  listAddress,
  hidesRefusal = false,
  children,
}: RecordViewProps<T>) => {
  const toList = (
    <p>
      <TextLink to={listAddress}>{texts.toList}</TextLink>
    </p>
  );
  const missing = (
    <>
      <p>{texts.notThere}</p>
      {texts.notThereHint !== undefined && <p>{texts.notThereHint}</p>}
      {toList}
    </>
  );
  if (hidesRefusal && live.status === 'denied') return missing;
  return (
    <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.notFetched}>
      {(parsed, { fromServer }) => {
        if (record) return children(record);
        if (parsed === undefined) return fromServer && missing;
        return (
          <>
            <p>{texts.unreadable(id)}</p>
            {toList}
          </>
        );
      }}
    </LiveView>
  );
};
