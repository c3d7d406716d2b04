import { Button } from '@/shared/ui/buttons/button';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice, type Tone } from '@/shared/ui/feedback/notice';
import { clearMessages, showMessage } from '@/shared/ui/workspace/messages/messages';
import { Row } from '@/shared/ui/layout/row';
import { Entry, State } from '../entry';

const notices: Readonly<Record<Tone, string>> = {
  success: 'The note is saved.',
  info: 'Two facts wait for the next build.',
  warning: 'Salesforce asks you to connect again.',
  error: 'The note was not saved. Check your connection and try again.',
};

function showFour(): void {
  showMessage('success', 'Note saved.');
  showMessage('info', 'Amara Osei moved to Won.', { label: 'Undo', onAct: () => {} });
  showMessage('error', 'The contact was not archived. Check your connection and try again.');
  showMessage('error', 'The event was not moved. Check your connection and try again.');
}

/** Renders notices in the page, and messages in its corner. */
export const MessagesRoom = () => (
  <>
    <Entry name="Notice" text="Tells something where it belongs." from="ui/feedback/notice">
      {(Object.keys(notices) as Tone[]).map((tone) => (
        <State key={tone} name={tone}>
          <Notice tone={tone} announce={false}>
            {notices[tone]}
          </Notice>
        </State>
      ))}
    </Entry>
    <Entry name="Loading" text="Says what is on its way." from="ui/feedback/loading">
      <State name="with its own text">
        <Loading>Loading contacts…</Loading>
      </State>
    </Entry>
    <Entry
      name="showMessage"
      text="Tells the result of an action at the lower left; three are shown and the rest counted."
      from="ui/workspace/messages"
    >
      <State name="four at once">
        <Row>
          <Button small onClick={showFour}>
            Show four messages
          </Button>
          <Button small variant="quiet" onClick={clearMessages}>
            Clear messages
          </Button>
        </Row>
      </State>
    </Entry>
  </>
);
