import { Button, type ButtonVariant } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { Actions } from '@/shared/ui/layout/actions';
import { Row } from '@/shared/ui/layout/row';
import { Entry, State } from '../entry';

const variants: readonly ButtonVariant[] = ['primary', 'next', 'quiet', 'danger'];
const longLabel = 'Send the invitation to everybody whose proposal is open';

/** Renders buttons in every look. */
export const ButtonsRoom = () => (
  <>
    <Entry name="Button" text="Does something on this page." from="ui/buttons/button">
      {variants.map((variant) => (
        <State key={variant} name={variant}>
          <Row gap={3}>
            <Button variant={variant}>Save note</Button>
            <Button variant={variant} small>
              Save note
            </Button>
          </Row>
        </State>
      ))}
      <State name="busy">
        <Button aria-disabled aria-busy small>
          Saving…
        </Button>
      </State>
      <State name="off">
        <Button disabled small>
          Save note
        </Button>
      </State>
      <State name="long label">
        <Actions>
          <Button small>{longLabel}</Button>
          <Button small variant="quiet">
            Cancel
          </Button>
        </Actions>
      </State>
    </Entry>
    <Entry name="ButtonLink" text="Leads somewhere and looks like a button." from="ui/buttons/button-link">
      <State name="inside and outside">
        <Row gap={3}>
          <ButtonLink to="#buttons" small>
            Open the list
          </ButtonLink>
          <ButtonLink to="https://example.org/" small variant="quiet">
            Read the guide
          </ButtonLink>
        </Row>
      </State>
    </Entry>
    <Entry name="CopyButton" text="Copies a text and says whether that worked." from="ui/buttons/copy-button">
      <State name="at rest">
        <CopyButton text="https://acf.example" label="Copy address" />
      </State>
    </Entry>
  </>
);
