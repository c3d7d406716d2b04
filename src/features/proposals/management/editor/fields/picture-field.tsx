import { type DragEvent, useId, useRef, useState } from 'react';
import forms from '@/shared/forms/forms.module.css';
import { Button } from '@/shared/ui/buttons/button';
import { useEditing, useProblem } from '../edit-context';
import styles from '../editor.module.css';
import { FieldFooter, type FieldProps, nameOfPath } from './field-parts';
import { fieldLabel } from '../labels';
import { bytesOfPicture, PictureRefusedError, readPicture } from './read-picture';
import { definitionOf, innerOf, isRecord } from './schema-bounds';
import { TextField } from './text-fields';
import { editorTexts } from '../texts';

const texts = editorTexts.picture;
const accepted = '.png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml';

/** Edits a picture, chosen as a file or dropped, and its alternative text. */
export const PictureField = ({ schema, label, hint, value, path }: FieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(0);
  const { edit, editWithUndo } = useEditing();
  const [work, setWork] = useState<'none' | 'busy'>('none');
  const [refusal, setRefusal] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const fields = isRecord(value) ? value : undefined;
  const data = typeof fields?.['data'] === 'string' ? fields['data'] : '';
  const { shown } = useProblem(nameOfPath([...path, 'data']));
  const alternative = definitionOf(innerOf(schema)).shape?.['alternative'];

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    latest.current += 1;
    const turn = latest.current;
    setWork('busy');
    setRefusal(undefined);
    setAnnouncement('');
    try {
      const read = await readPicture(file);
      if (turn !== latest.current) return;
      edit(path, (now) => ({ alternative: '', ...(isRecord(now) ? now : {}), data: read }));
      setAnnouncement(texts.taken(Math.max(1, Math.round(bytesOfPicture(read) / 1000))));
    } catch (error) {
      if (turn !== latest.current) return;
      if (!(error instanceof PictureRefusedError)) console.warn('The picture was not read.', error);
      setRefusal(error instanceof PictureRefusedError ? error.message : texts.notPicture);
    }
    setWork('none');
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const message = refusal ?? shown?.message;

  return (
    // Dropping only helps pointer users; the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles.group}
      aria-describedby={`${id}-hint`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={forms.hint}>
        {hint ? `${hint} ${texts.hint}` : texts.hint}
      </p>
      {data !== '' && <img className={styles.picture} src={data} alt="" />}
      <div className={styles.row}>
        <Button
          variant="quiet"
          small
          aria-busy={work === 'busy'}
          aria-describedby={message ? `${id}-problem` : undefined}
          data-path={nameOfPath([...path, 'data'])}
          onClick={() => input.current?.click()}
        >
          {data === '' ? texts.choose : texts.replace}
        </Button>
        {fields && (
          <Button
            variant="quiet"
            small
            aria-label={editorTexts.removeOf(label)}
            onClick={() => {
              setAnnouncement('');
              editWithUndo(
                path,
                () => undefined,
                (now) => now ?? fields,
                editorTexts.removed(label),
              );
            }}
          >
            {texts.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accepted}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            void take(file);
            // Clear the input, so that choosing the same file again fires a change event.
            currentTarget.value = '';
          }}
        />
      </div>
      <output className={styles.counter}>{work === 'busy' ? texts.working : announcement}</output>
      <div role="alert">
        <FieldFooter id={id} message={message} />
      </div>
      {fields && alternative && (
        <TextField
          schema={alternative}
          label={fieldLabel('alternative') ?? ''}
          value={fields['alternative']}
          path={[...path, 'alternative']}
          name="alternative"
          context=""
        />
      )}
    </fieldset>
  );
};
