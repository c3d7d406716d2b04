import type { CSSProperties, ReactNode } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import type { ListHeadsProps } from '../list-tools';
import { Cell } from './list-row';

type Head<S extends string> = ListHeadsProps<S>['columns'][number];

/** One column of a list: its header, its width and its cells. Define columns outside of components. */
export interface RecordColumn<T, S extends string> extends Head<S> {
  /** Its track of the grid: `7rem`, `minmax(8rem, 2fr)`. */
  readonly width: string;
  /** Its width while the list is too narrow for all columns. `width` unless given. */
  readonly narrowWidth?: string;
  /** Its place on a phone, where a row has a second line with two facts. */
  readonly narrow?: 'first' | 'second';
  /** True for quieter text. */
  readonly isSoft?: boolean;
  /** Returns what a cell shows. Omit it for the first column, which has the name of the record. */
  readonly cell?: (record: WithId<T>) => ReactNode;
  /** Returns a text as a person wrote it, for columns that may be too narrow for it. */
  readonly title?: (record: WithId<T>) => string;
}

/** Returns the widths of a list's columns, for `RecordList`. `actions` is that of a row's actions. */
export const columnStyle = <T, S extends string>(
  columns: readonly RecordColumn<T, S>[],
  actions: string,
): CSSProperties => {
  const narrow = columns.filter(({ isExtra }) => !isExtra);
  const widths = {
    '--list-columns': columns.map(({ width }) => width).join(' '),
    '--list-columns-narrow': narrow.map(({ width, narrowWidth = width }) => narrowWidth).join(' '),
    '--list-actions': actions,
  };
  return widths as CSSProperties;
};

interface CellsProps<T, S extends string> {
  readonly columns: readonly RecordColumn<T, S>[];
  readonly record: WithId<T>;
}

/** The cells of a row beside its name. */
export const Cells = <T, S extends string>({ columns, record }: CellsProps<T, S>) =>
  columns.slice(1).map(({ label, cell, title, narrow, isSoft = false, isExtra = false }) => (
    <Cell
      key={label}
      isSoft={isSoft}
      isExtra={isExtra}
      {...(narrow && { narrow })}
      {...(title && { title: title(record) })}
    >
      {cell?.(record)}
    </Cell>
  ));
