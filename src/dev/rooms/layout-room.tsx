import { Button } from '@/shared/ui/buttons/button';
import { Actions } from '@/shared/ui/layout/actions';
import { Columns } from '@/shared/ui/layout/columns';
import type { Gap } from '@/shared/ui/layout/gap';
import { Panel } from '@/shared/ui/layout/panel';
import { Row } from '@/shared/ui/layout/row';
import { Section } from '@/shared/ui/layout/section';
import { Stack } from '@/shared/ui/layout/stack';
import styles from '../dev.module.css';
import { Entry, State } from '../entry';

const gaps: readonly Gap[] = [0, 1, 2, 3, 4, 5, 6];
const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.box}>
      {`Item ${index + 1}`}
    </div>
  ));

const buttons = (
  <>
    <Button small>Save note</Button>
    <Button small variant="quiet">
      Cancel
    </Button>
  </>
);

/** Renders the six layout components. */
export const LayoutRoom = () => (
  <>
    <Entry name="Stack" text="Puts items below each other." from="ui/layout/stack">
      {gaps.map((gap) => (
        <State key={gap} name={`gap ${gap}`}>
          <Stack gap={gap}>{boxes(2)}</Stack>
        </State>
      ))}
      <State name="at the start">
        <Stack align="start">{boxes(2)}</Stack>
      </State>
    </Entry>
    <Entry
      name="Row"
      text="Puts items beside each other, in as many lines as they need."
      from="ui/layout/row"
    >
      {gaps.map((gap) => (
        <State key={gap} name={`gap ${gap}`}>
          <Row gap={gap}>{boxes(12)}</Row>
        </State>
      ))}
      <State name="between">
        <Row justify="between" align="baseline">
          <h4>Recipients</h4>
          <span>3 of 5 opened</span>
        </Row>
      </State>
      <State name="end">
        <Row justify="end">{boxes(2)}</Row>
      </State>
    </Entry>
    <Entry name="Actions" text="Holds buttons, the primary one first." from="ui/layout/actions">
      <State name="of a form">
        <Actions>{buttons}</Actions>
      </State>
      <State name="tight">
        <Actions isTight>{buttons}</Actions>
      </State>
    </Entry>
    <Entry name="Columns" text="Makes as many columns as fit." from="ui/layout/columns">
      {(['narrow', 'medium', 'wide', 'cards'] as const).map((width) => (
        <State key={width} name={width}>
          <Columns width={width}>{boxes(3)}</Columns>
        </State>
      ))}
    </Entry>
    <Entry name="Panel" text="Frames a head, a body and a foot." from="ui/layout/panel">
      <State name="all three">
        <Panel
          as="section"
          aria-label="Welcome note"
          head={<h4>Welcome note</h4>}
          foot={<Actions isTight>{buttons}</Actions>}
        >
          <p>Thank you for writing to us. We answer within two working days.</p>
        </Panel>
      </State>
      <State name="body alone">
        <Panel>
          <p>No timers run.</p>
        </Panel>
      </State>
    </Entry>
    <Entry name="Section" text="Gives a part of a screen its heading." from="ui/layout/section">
      <State name="heading">
        <Section title="Packages" level={3}>
          <p>All packages are up to date.</p>
        </Section>
      </State>
      <State name="text and tools">
        <Section
          title="Emails"
          level={3}
          text="The newest ten are shown."
          tools={<Button small>Write email</Button>}
        >
          <p>No emails yet.</p>
        </Section>
      </State>
    </Entry>
  </>
);
