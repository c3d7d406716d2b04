import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import * as records from '@/testing/records/video';
import { seedVideos } from '../../scripts/seed/videos';
import { type ActorName, actors, startRulesBackend } from './rules-backend';
import { removedField } from './records/leads';
import { type Fields, serverTime, toStored } from './records/to-stored';

const backend = startRulesBackend('demo-rules-videos');
const others = actors.filter((actor) => actor !== 'admin');

const aVideo = (changes: Fields = {}): Fields => ({ ...toStored(records.aVideo()), ...changes });

const put = (actor: ActorName, fields: Fields, id = 'one') =>
  backend.as(actor).doc(`videos/${id}`).set(fields);

const stored = () =>
  backend.asOwner(async (owner) => {
    await owner.doc('videos/one').set(aVideo());
  });

describe('the video library', () => {
  it.each(actors)('can be read and listed by %s', covers('PUB-044'), async (actor) => {
    await stored();
    await assertSucceeds(backend.as(actor).doc('videos/one').get());
    await assertSucceeds(backend.as(actor).collection('videos').get());
  });

  it.each(others)('refuses additions, changes and deletions by %s', covers('WRK-795'), async (actor) => {
    await stored();
    const firestore = backend.as(actor);
    await assertFails(put(actor, aVideo(), 'two'));
    await assertFails(firestore.doc('videos/one').update({ title: 'Other' }));
    await assertFails(firestore.doc('videos/one').delete());
    const titles = await backend.asOwner(async (owner) =>
      (await owner.collection('videos').get()).docs.map((document) => document.get('title')),
    );
    expect(titles).toEqual(['Find warm donors']);
  });

  it('lets an admin add, change and delete a video', async () => {
    await assertSucceeds(put('admin', aVideo()));
    await assertSucceeds(backend.as('admin').doc('videos/one').update({ title: 'Other' }));
    await assertSucceeds(backend.as('admin').doc('videos/one').delete());
  });

  it('accepts each of the built-in videos', covers('PUB-259', 'PUB-353'), async () => {
    for (const { id, fields } of seedVideos) await assertSucceeds(put('admin', { ...fields }, id));
  });

  it.each(['tutorial', 'security', 'setup', 'advanced', 'commentary'])(
    'accepts the category %s',
    covers('PUB-275'),
    async (category) => {
      await assertSucceeds(put('admin', aVideo({ category })));
    },
  );

  it.each<[string, Fields]>([
    ['the longest title', { title: 'a'.repeat(200) }],
    ['the longest description', { description: 'a'.repeat(2_000) }],
    ['the longest address', { url: `https://a.example/${'a'.repeat(1_982)}` }],
    ['no thumbnail', { thumbnail: '' }],
    ['a thumbnail on another site', { thumbnail: 'https://img.example/1.jpg' }],
    ['no duration', { duration: '' }],
    ['a duration with hours', { duration: '1:02:03' }],
    ['no playbooks', { playbooks: [] }],
    ['five playbooks, unknown ones among them', { playbooks: ['a', 'b', 'c', 'd', 'e'] }],
    ['no tags', { tags: [] }],
    ['ten tags of full length', { tags: Array.from({ length: 10 }, () => 'a'.repeat(40)) }],
  ])('accepts %s', async (_, changes) => {
    await assertSucceeds(put('admin', aVideo(changes)));
  });

  it.each<[string, Fields]>([
    ...Object.keys(aVideo()).map((key): [string, Fields] => [`a ${key} that is a number`, { [key]: 5 }]),
    ['an extra key', { views: 1 }],
    ['a second id', { id: 'one' }],
    ['an empty title', { title: '' }],
    ['a title with spaces around it', { title: ' Find ' }],
    ['a title too long', { title: 'a'.repeat(201) }],
    ['an empty description', { description: '' }],
    ['a description too long', { description: 'a'.repeat(2_001) }],
    ['a script link', { url: 'javascript:alert(1)' }],
    ['an address without HTTPS', { url: 'http://youtube.acf.example/watch/one' }],
    ['an address with a space', { url: 'https://youtube.acf.example/a b' }],
    ['an address with a line break', { url: 'https://youtube.acf.example/a\nb' }],
    ['an address too long', { url: `https://a.example/${'a'.repeat(1_983)}` }],
    ['an empty address', { url: '' }],
    ['a thumbnail with a script link', { thumbnail: 'javascript:alert(1)' }],
    ['a thumbnail outside the folder', { thumbnail: '/videos/../favicon.svg' }],
    ['a thumbnail on an unnamed host', { thumbnail: '//img.example/1.svg' }],
    ['a duration that is text', { duration: 'five minutes' }],
    ['a duration without minutes', { duration: '23' }],
    ['an unknown category', { category: 'music' }],
    ['a category in capitals', { category: 'Tutorial' }],
    ['playbooks that are text', { playbooks: 'day1-impact' }],
    ['six playbooks', { playbooks: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['an empty playbook', { playbooks: [''] }],
    ['a number among the playbooks', { playbooks: ['a', 'b', 'c', 'd', 5] }],
    ['a playbook too long', { playbooks: ['a'.repeat(61)] }],
    ['tags that are text', { tags: 'donors' }],
    ['eleven tags', { tags: Array.from({ length: 11 }, () => 'a') }],
    ['a number as the last tag', { tags: [...Array.from({ length: 9 }, () => 'a'), 5] }],
    ['an empty tag in the middle', { tags: ['a', 'b', 'c', 'd', 'e', ''] }],
    ['a tag too long', { tags: ['a'.repeat(41)] }],
    ['playbooks as a map', { playbooks: {} }],
    ['tags as a map', { tags: {} }],
    ...[0, 1, 2, 3, 4].map((place): [string, Fields] => [
      `an empty playbook in place ${place + 1}`,
      { playbooks: ['a', 'b', 'c', 'd', 'e'].with(place, '') },
    ]),
    ...[1, 3, 7, 9].map((place): [string, Fields] => [
      `a tag of 41 characters in place ${place + 1}`,
      { tags: Array.from({ length: 10 }, () => 'a').with(place, 'a'.repeat(41)) },
    ]),
    ['a day that is text', { dateAdded: 'today' }],
    ['a time instead of a day', { dateAdded: serverTime() }],
  ])('refuses %s in a new video and in a change', covers('PUB-353'), async (_, changes) => {
    await assertFails(put('admin', aVideo(changes), 'two'));
    await stored();
    await assertFails(backend.as('admin').doc('videos/one').update(changes));
  });

  it.each(Object.keys(aVideo()))('refuses a video without its %s', covers('PUB-353'), async (key) => {
    const { [key]: _, ...rest } = aVideo();
    await assertFails(put('admin', rest, 'two'));
    await stored();
    await assertFails(
      backend
        .as('admin')
        .doc('videos/one')
        .update({ [key]: removedField() }),
    );
  });

  it.each(['a b', 'a.b', 'ä', 'a'.repeat(61)])('refuses the id %s', async (id) => {
    await assertFails(put('admin', aVideo(), id));
  });
});
