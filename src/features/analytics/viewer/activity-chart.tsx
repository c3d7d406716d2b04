import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styles from './activity-chart.module.css';
import type { Activity } from './summary';
import { viewerTexts } from './texts';

const texts = viewerTexts.overTime;

/**
 * The kinds of activity chart. A sentence and a table beside each chart give the same facts to screen
 * readers.
 */
export type ChartKind = 'requests' | 'proposals';

interface Series {
  readonly key: keyof Activity;
  readonly name: string;
  readonly colour: string;
}

const series: Readonly<Record<ChartKind, readonly Series[]>> = {
  requests: [{ key: 'requests', name: texts.requestCount, colour: 'var(--color-primary)' }],
  proposals: [
    { key: 'opens', name: texts.opens, colour: 'var(--color-primary)' },
    { key: 'attempts', name: texts.attempts, colour: 'var(--color-control)' },
    { key: 'passedOn', name: texts.passedOn, colour: 'var(--color-next)' },
  ],
};

const axis = { stroke: 'var(--color-control)', fontSize: 12, tick: { fill: 'var(--color-ink-soft)' } };
const space = { top: 8, right: 8, bottom: 0, left: 0 };

// Without this, the legend takes the colours of the bars, and one of them is too pale for text.
const keyOf = (name: string) => <span className={styles.key}>{name}</span>;

interface ActivityChartProps {
  readonly kind: ChartKind;
  readonly activity: readonly Activity[];
}

/**
 * Draws activity over time as bars. Hidden from screen readers, because the sentence and table around it say
 * the same.
 */
export const ActivityChart = ({ kind, activity }: ActivityChartProps) => (
  <div className={styles.chart} aria-hidden="true">
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...activity]} margin={space} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-rule)" />
        <XAxis dataKey="label" {...axis} tickLine={false} minTickGap={12} />
        <YAxis {...axis} allowDecimals={false} width={36} tickLine={false} />
        <Tooltip
          cursor={{ fill: 'var(--color-sunk)' }}
          contentStyle={{
            border: 'var(--stroke-rule) solid var(--color-rule)',
            borderRadius: 'var(--radius-control)',
            background: 'var(--color-surface)',
            color: 'var(--color-ink)',
          }}
          itemStyle={{ color: 'var(--color-ink)' }}
          isAnimationActive={false}
        />
        {series[kind].length > 1 && <Legend formatter={keyOf} />}
        {series[kind].map(({ key, name, colour }) => (
          <Bar key={key} dataKey={key} name={name} fill={colour} maxBarSize={40} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  </div>
);
