import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { pageSpeedParameters } from './page-speed';

describe('pageSpeedParameters', () => {
  it('returns times in whole milliseconds and the layout shift as a score', covers('PUB-307'), () => {
    expect(pageSpeedParameters({ name: 'LCP', value: 1234.56, rating: 'good' })).toEqual({
      metric: 'LCP',
      value: '1235',
      rating: 'good',
    });
    expect(pageSpeedParameters({ name: 'CLS', value: 0.12345, rating: 'needs-improvement' })).toEqual({
      metric: 'CLS',
      value: '0.123',
      rating: 'needs-improvement',
    });
  });
});
