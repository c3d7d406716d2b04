import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { EventParameters } from './events';

/** Returns a measurement as the parameters of `page_speed`: ms, or the layout shift score. */
export function pageSpeedParameters({
  name,
  value,
  rating,
}: Pick<MetricType, 'name' | 'value' | 'rating'>): EventParameters<'page_speed'> {
  return { metric: name, value: value.toFixed(name === 'CLS' ? 3 : 0), rating };
}

/** Reports LCP, INP and CLS of this page load, each as soon as it is final (PUB-307, PUB-Q71). */
export function measurePageSpeed(report: (parameters: EventParameters<'page_speed'>) => void): void {
  for (const measure of [onLCP, onCLS, onINP]) {
    measure((metric: MetricType) => report(pageSpeedParameters(metric)));
  }
}
