import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { linkEventAttributes } from './link-event';

describe('the attributes of a counted link', covers('PUB-299', 'PUB-301'), () => {
  it('name the event, and which link to the playbook it is', () => {
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
