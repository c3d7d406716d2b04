import { beforeEach, expect, it } from 'vitest';
import { changeLog, changeQuery, type ChangeState } from '@/features/change-log/queries';
import { commit, create } from '@/shared/firebase/commit';
import { listDocuments } from '@/shared/firebase/database';
import { actorNamed } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { beginAnew } from './local-backend';
import { asOwner, signIn } from './people';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute));

async function store(
  entries: readonly { readonly type: 'auto-generated' | 'git-changelog' | 'note_deleted'; userId?: string }[],
) {
  asOwner();
  await commit(
    entries.map(({ type, userId }, index) =>
      create(changeLog, `entry-${index}`, {
        type,
        summary: String(index),
        timestamp: at(index),
        createdAt: at(index),
        ...(userId && { userId }),
      }),
    ),
  );
}

/** Returns the summaries that a person sees. */
async function seen(name: 'ada' | 'mia', state: Partial<ChangeState> = {}): Promise<readonly string[]> {
  await signIn(name);
  const query = changeQuery({ filter: 'all', amount: 'latest', ...state }, actorNamed(name));
  return (await listDocuments(changeLog, query)).documents.map(({ summary }) => summary);
}

beforeEach(beginAnew);

it(
  'all staff see product changes, and a person’s own entries only they and administrators',
  covers('WRK-442', 'WRK-445'),
  async () => {
    await store([
      { type: 'git-changelog' },
      { type: 'note_deleted', userId: 'mia' },
      { type: 'auto-generated' },
      { type: 'note_deleted', userId: 'theo' },
    ]);
    expect(await seen('mia')).toEqual(['2', '1', '0']);
    expect(await seen('ada')).toEqual(['3', '2', '1', '0']);
    expect(await seen('mia', { filter: 'git' })).toEqual(['0']);
    expect(await seen('ada', { filter: 'ai' })).toEqual(['2']);
  },
);

it('ten entries are read unless all are requested', covers('WRK-446'), async () => {
  await store(Array.from({ length: 12 }, () => ({ type: 'git-changelog' as const })));
  expect(await seen('mia')).toHaveLength(10);
  expect(await seen('mia', { amount: 'all' })).toHaveLength(12);
});
