import { describe, expect, it } from 'vitest';
import { eventParameters } from '@/features/analytics/events';
import { paths } from '@/shared/config/paths';
import { seedPages } from './proposals/pages';
import { seedVisits } from './visits';

interface Fields {
  readonly eventName: keyof typeof eventParameters;
  readonly parameters: Readonly<Record<string, string>>;
  readonly pageLocation?: string;
}

const visits = seedVisits.map(({ fields }) => fields as unknown as Fields);

describe('the visits of the demonstration', () => {
  it('name existing proposals and presentations with their own client', () => {
    const named = visits.flatMap(({ parameters: { proposal_type: slug, client_name: client } }) =>
      slug === undefined ? [] : [[slug, client] as const],
    );
    expect(named.length).toBeGreaterThan(5);
    const clients = new Map(Object.entries(seedPages).map(([slug, content]) => [slug, content.clientName]));
    for (const [slug, client] of named) expect(client, slug).toBe(clients.get(slug) ?? 'no such page');
  });

  it('refer to pages of the site', () => {
    const known: readonly string[] = Object.values(paths);
    const seen = visits.flatMap(({ pageLocation, parameters: { link_url: link } }) =>
      [pageLocation, link].flatMap((each) =>
        each === undefined ? [] : [new URL(each, 'https://www.acf.example').pathname],
      ),
    );
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('have exactly the parameters of their event', () => {
    for (const { eventName, parameters } of visits)
      expect(Object.keys(parameters).toSorted(), eventName).toEqual(
        [...eventParameters[eventName]].toSorted(),
      );
  });
});
