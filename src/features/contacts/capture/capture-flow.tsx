import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ExtractedContact } from '@/contracts/capture';
import { imageTimeoutMs, imageTypes } from '@/contracts/capture';
import { checkAi } from '@/shared/api/call-ai';
import type { Actor } from '@/shared/auth/actor';
import { FileChoice } from '@/shared/forms/fields/file-choice';
import { savingTexts } from '@/shared/saving/shown/texts';
import { useFocusFallback } from '@/shared/ui/workspace/use-focus-fallback';
import { Button } from '@/shared/ui/buttons/button';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { CaptureReview, type CaptureSaved } from './capture-review';
import styles from './capture.module.css';
import { type ChosenImage, captureErrorMessage, readByService, readFile, readOnDevice } from './read-image';
import { captureTexts as texts } from './texts';

export interface CaptureFlowProps {
  readonly actor: Actor;
  readonly addressOf: (id: string) => string;
  /** Adds the remaining text of the image as a first note. */
  readonly addNote: (contact: CaptureSaved, text: string) => void;
}

/** The steps of a capture, in order. */
type Step =
  | { readonly is: 'choose'; readonly problem?: string; readonly isReading?: boolean }
  | { readonly is: 'ready'; readonly image: ChosenImage; readonly problem?: string }
  | { readonly is: 'analyzing'; readonly image: ChosenImage }
  | { readonly is: 'preview'; readonly found: ExtractedContact; readonly byAi: boolean }
  | { readonly is: 'saved'; readonly contact: CaptureSaved };

/** Creates a contact from an image. The image is not stored. */
export const CaptureFlow = ({ actor, addressOf, addNote }: CaptureFlowProps) => {
  const [step, setStep] = useState<Step>({ is: 'choose' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // Each step removes the button that was pressed, so the focus needs a new target.
  const around = useFocusFallback();

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setStep({ is: 'choose', isReading: true });
    const image = await readFile(file).catch(() => texts.failed);
    setStep(typeof image === 'string' ? { is: 'choose', problem: image } : { is: 'ready', image });
  };
  const analyze = async (image: ChosenImage, byAi: boolean) => {
    const controller = new AbortController();
    running.current = controller;
    setStep({ is: 'analyzing', image });
    const { signal } = controller;
    try {
      const found = byAi
        ? await readByService(image, signal)
        : await readOnDevice(image, AbortSignal.any([signal, AbortSignal.timeout(imageTimeoutMs)]));
      setStep({ is: 'preview', found, byAi });
    } catch (error) {
      if (signal.aborted) setStep({ is: 'ready', image });
      else setStep({ is: 'ready', image, problem: byAi ? captureErrorMessage(error) : texts.failed });
    }
  };

  const shown = () => {
    if (step.is === 'choose')
      return <Choose problem={step.problem} isReading={step.isReading} onFile={take} />;
    if (step.is === 'ready')
      return (
        <Ready
          image={step.image}
          problem={step.problem}
          onAnalyze={(byAi) => void analyze(step.image, byAi)}
          onOther={() => setStep({ is: 'choose' })}
        />
      );
    if (step.is === 'analyzing')
      return (
        <div className={styles.flow}>
          <Picture image={step.image} />
          <Loading>{texts.analyzing}</Loading>
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => running.current?.abort()}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      );
    if (step.is === 'preview')
      return (
        <CaptureReview
          actor={actor}
          found={step.found}
          byAi={step.byAi}
          addressOf={addressOf}
          addNote={addNote}
          onSaved={(contact) => setStep({ is: 'saved', contact })}
          onOther={() => setStep({ is: 'choose' })}
        />
      );
    return (
      <div className={styles.flow}>
        <Notice tone={step.contact.isWaiting ? 'info' : 'success'}>
          {step.contact.isWaiting ? savingTexts.kept : texts.saved(step.contact.name)}
        </Notice>
        <div className={styles.actions}>
          <Link to={addressOf(step.contact.id)}>{texts.open}</Link>
          <Button variant="quiet" onClick={() => setStep({ is: 'choose' })}>
            {texts.again}
          </Button>
        </div>
      </div>
    );
  };
  return <div {...around}>{shown()}</div>;
};

interface ChooseProps {
  readonly problem: string | undefined;
  readonly isReading: boolean | undefined;
  readonly onFile: (file: File | undefined) => Promise<void>;
}

/** Accepts an image from a file field or a drop. */
const Choose = ({ problem, isReading = false, onFile }: ChooseProps) => {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div className={styles.flow}>
      <p>{texts.intro}</p>
      {/* The field inside does the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void onFile(event.dataTransfer.files[0]);
        }}
      >
        <FileChoice
          label={texts.choose}
          hint={texts.drop}
          accept={imageTypes}
          problem={problem}
          onFile={(file) => void onFile(file)}
        />
      </div>
      {isReading && <Loading>{texts.reading}</Loading>}
    </div>
  );
};

interface ReadyProps {
  readonly image: ChosenImage;
  readonly problem: string | undefined;
  readonly onAnalyze: (byAi: boolean) => void;
  readonly onOther: () => void;
}

const Ready = ({ image, problem, onAnalyze, onOther }: ReadyProps) => {
  const [hasAi, setHasAi] = useState<boolean>();
  useEffect(() => {
    let isCancelled = false;
    const ask = async () => {
      const { apiKeyPresent } = await checkAi();
      if (!isCancelled) setHasAi(apiKeyPresent);
    };
    void ask();
    return () => {
      isCancelled = true;
    };
  }, []);
  return (
    <div className={styles.flow}>
      <Picture image={image} />
      <output>{texts.ready(image.name)}</output>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <p className={styles.soft}>{hasAi === false ? texts.staysHere : texts.sends}</p>
      <div className={styles.actions}>
        <Button disabled={hasAi === undefined} onClick={() => onAnalyze(hasAi === true)}>
          {texts.analyze}
        </Button>
        {hasAi === true && (
          <Button variant="quiet" onClick={() => onAnalyze(false)}>
            {texts.analyzeHere}
          </Button>
        )}
        <Button variant="quiet" onClick={onOther}>
          {texts.other}
        </Button>
      </div>
    </div>
  );
};

const Picture = ({ image: { bytes, type } }: { readonly image: ChosenImage }) => {
  const address = useMemo(() => URL.createObjectURL(new Blob([bytes], { type })), [bytes, type]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img className={styles.picture} src={address} alt={texts.preview} />;
};
