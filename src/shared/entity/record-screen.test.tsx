import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Live } from '@/shared/firebase/live/live';
import type { ParsedDocument } from '@/shared/firebase/collection';
import { renderInRouter } from '@/testing/render-in-router';
import { RecordScreen } from './record-screen';

interface Supplier {
  readonly name: string;
}
const paperMill = { id: 's1', name: 'Paper Mill' };
const texts = {
  loading: 'Loading the supplier…',
  notFetched: 'The supplier could not be fetched',
  notThere: 'There is no such supplier.',
  unreadable: (id: string) => `The supplier ${id} cannot be read.`,
  toList: 'All suppliers',
};

function show(live: Live<ParsedDocument<Supplier> | undefined>, options: { hidesRefusal?: boolean } = {}) {
  const record = live.status === 'ready' && live.data?.ok ? live.data.document : undefined;
  renderInRouter(
    <RecordScreen
      found={{ live, retry: () => {}, record }}
      id="s1"
      title={record?.name ?? 'Supplier'}
      texts={texts}
      listAddress="/dashboard/suppliers"
      {...options}
    >
      {({ name }) => <p>{`Facts of ${name}`}</p>}
    </RecordScreen>,
  );
}

const toList = () => screen.queryByRole('link', { name: 'All suppliers' });

describe('RecordScreen', () => {
  it('shows the record under its name', () => {
    show({ status: 'ready', data: { ok: true, document: paperMill }, fromServer: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Paper Mill' })).toBeVisible();
    expect(screen.getByText('Facts of Paper Mill')).toBeVisible();
    expect(toList()).toBeNull();
  });

  it('links to the list if the server says that there is no record', () => {
    show({ status: 'ready', data: undefined, fromServer: true });
    expect(screen.getByText('There is no such supplier.')).toBeVisible();
    expect(toList()).toHaveAttribute('href', '/dashboard/suppliers');
  });

  it('does not report a missing record before the server responds', () => {
    show({ status: 'ready', data: undefined, fromServer: false });
    expect(screen.queryByText('There is no such supplier.')).toBeNull();
  });

  it('reports a record that cannot be parsed', () => {
    show({ status: 'ready', data: { ok: false, invalid: { id: 's1', reason: '' } }, fromServer: true });
    expect(screen.getByText('The supplier s1 cannot be read.')).toBeVisible();
    expect(toList()).not.toBeNull();
  });

  it('reports a record that the rules refuse', () => {
    show({ status: 'denied' });
    expect(screen.getByRole('alert')).toHaveTextContent('The supplier could not be fetched');
  });

  it('reports a refused record as missing if the screen asks for it', () => {
    show({ status: 'denied' }, { hidesRefusal: true });
    expect(screen.getByText('There is no such supplier.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
