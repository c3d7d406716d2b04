import { describe, expect, it } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import { covers } from '@/testing/covers';
import { eventRecord } from './event-record';

const facts = { userAgent: 'Mozilla/5.0', referrer: '' };
const booking = { name: 'calendly_scheduling', parameters: {} } as const;
const view = (location: string, title = 'About · ACF') =>
  ({ name: 'page_view', parameters: {}, page: { title, location } }) as const;

describe('The record of an event', () => {
  it(
    'contains name, parameters, browser, referrer and the server’s time, but no page',
    covers('PUB-351'),
    () => {
      const parameters = { link_type: 'tool', link_url: 'https://tool.example/' };
      expect(eventRecord({ name: 'playbook_link_click', parameters }, facts)).toEqual({
        eventName: 'playbook_link_click',
        parameters,
        userAgent: 'Mozilla/5.0',
        referrer: 'direct',
        timestamp: serverTime,
      });
    },
  );

  it.each([
    ['', 'direct'],
    ['https://search.example/results?q=amara#top', 'https://search.example'],
    ['http://127.0.0.1:5173/privacy', 'http://127.0.0.1:5173'],
    ['android-app://com.search.example/', 'android-app://com.search.example'],
  ])('reduces the referrer «%s» to «%s»', covers('PUB-296'), (referrer, kept) => {
    expect(eventRecord(booking, { ...facts, referrer }).referrer).toBe(kept);
  });

  it('contains the title and address of a viewed page', covers('PUB-352'), () => {
    expect(eventRecord(view('https://www.acf.example/about'), facts)).toMatchObject({
      eventName: 'page_view',
      pageTitle: 'About · ACF',
      pageLocation: 'https://www.acf.example/about',
    });
  });

  it('truncates every text to its limit without splitting a character', () => {
    const long = `${'a'.repeat(199)}😀`;
    const record = eventRecord(
      {
        name: 'proposal_download',
        parameters: { proposal_type: long, client_name: 'b'.repeat(300) },
        page: { title: long, location: `https://www.acf.example/${'a'.repeat(600)}` },
      },
      { userAgent: 'c'.repeat(400), referrer: '' },
    );
    expect(record.parameters).toEqual({ proposal_type: 'a'.repeat(199), client_name: 'b'.repeat(200) });
    expect(record.pageTitle).toBe('a'.repeat(199));
    expect(record.pageLocation).toHaveLength(500);
    expect(record.userAgent).toHaveLength(300);
  });
});
