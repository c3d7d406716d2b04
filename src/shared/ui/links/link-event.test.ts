import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { linkEventAttributes } from './link-event';

describe('linkEventAttributes', covers('PUB-299', 'PUB-301'), () => {
  it('returns the event and the type of a playbook link', () => {
    expect(linkEventAttributes({ name: 'calendly_scheduling' })).toEqual({
      'data-event': 'calendly_scheduling',
    });
    expect(linkEventAttributes({ name: 'playbook_link_click', linkType: 'header' })).toEqual({
      'data-event': 'playbook_link_click',
      'data-link-type': 'header',
    });
    expect(linkEventAttributes(undefined)).toEqual({});
  });
});
