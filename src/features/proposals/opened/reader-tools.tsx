import { useSiteFacts } from '@/shared/facts/use-site-facts';
import { codeOnce } from '@/shared/lazy/code-once';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { ReaderContent } from '../content/reader-content';
import { titleOf } from '../content/sections';
import { countsVisits } from '../gate/counts-visits';
import type { OpenedPage } from '../gate/open-gate';
import { DialogButton } from './dialog-button';
import type { QuestionSection } from './question-dialog';
import type { ShareMethod } from './share-dialog';
import { openedTexts as texts } from './texts';

const { load: loadQuestion } = codeOnce(async () => (await import('./question-dialog')).QuestionDialog);
const { load: loadShare } = codeOnce(async () => (await import('./share-dialog')).ShareDialog);
const { load: loadDownload } = codeOnce(async () => (await import('./download-dialog')).DownloadDialog);

interface AskButtonProps {
  readonly page: OpenedPage;
  readonly content: ReaderContent;
  readonly section: QuestionSection;
}

/** Shows a button to ask about one section. Staff who view the page as clients see it don't get it. */
export const AskButton = ({ page, content, section }: AskButtonProps) => {
  const { email } = useSiteFacts();
  if (!countsVisits()) return null;
  return (
    <DialogButton
      load={loadQuestion}
      name={section.id}
      dialog={{ page, section, email: content.sender?.email ?? email }}
    >
      {texts.ask}
      <VisuallyHidden>{texts.askAbout(section.heading)}</VisuallyHidden>
    </DialogButton>
  );
};

interface PageToolsProps {
  readonly page: OpenedPage;
  readonly content: ReaderContent;
  readonly address: string;
  readonly onFile?: () => Promise<void>;
  readonly onDownloaded: () => void;
  readonly onShared: (method: ShareMethod) => void;
}

/** Shows the buttons `Download` and `Share` of an opened page. */
export const PageTools = ({ page, content, address, onFile, onDownloaded, onShared }: PageToolsProps) => {
  const { email } = useSiteFacts();
  return (
    <>
      <DialogButton load={loadDownload} dialog={{ onFile, onDownloaded }}>
        {texts.download}
      </DialogButton>
      <DialogButton
        load={loadShare}
        dialog={{
          page,
          title: titleOf(content),
          address,
          email: content.sender?.email ?? email,
          isReader: countsVisits(),
          onShared,
        }}
      >
        {texts.share}
      </DialogButton>
    </>
  );
};
