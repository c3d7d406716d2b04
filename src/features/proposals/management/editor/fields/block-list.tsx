import { type ComponentType, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { useFocusFallback } from '@/shared/ui/workspace/use-focus-fallback';
import styles from '../editor.module.css';
import { EntryMenu } from './entry-menu';
import { type FieldProps, nameOfPath } from './field-parts';
import { KindChooser } from '../kind-chooser';
import { kindLabel } from '../labels';
import { boundsOf, definitionOf, isRecord, optionOf } from './schema-bounds';
import { blockKinds, newBlock } from '../slides';
import { editorTexts as texts } from '../texts';
import { useListEdits } from './use-list-edits';

interface BlockListProps extends FieldProps {
  readonly Entry: ComponentType<FieldProps>;
}

/** Edits the blocks of a slide. A chooser adds blocks, and a menu moves, duplicates and deletes them. */
export const BlockList = ({ schema, label, value, path, Entry }: BlockListProps) => {
  const [isChoosing, setIsChoosing] = useState(false);
  const edits = useListEdits(path);
  const focusFallback = useFocusFallback();
  const { element } = definitionOf(schema);
  const { maximum = 6 } = boundsOf(schema);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (element === undefined) return null;
  const isFull = items.length >= maximum;
  return (
    <section aria-label={label} className={styles.stack}>
      <div {...focusFallback} className={styles.stack}>
        {items.map((item, index) => {
          const kind = isRecord(item) ? String(item['type']) : '';
          const blockSchema = optionOf(element, item);
          const name = kindLabel(kind) ?? kind;
          return (
            // Blocks have no ids, and each is rendered from its value alone.
            // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/prefer-tag-over-role
            <div key={index} role="group" aria-label={`${name} ${index + 1}`} className={styles.block}>
              <div className={styles.entryHead}>
                <span className={styles.entryName}>{name}</span>
                <EntryMenu
                  name={`${name} ${index + 1}`}
                  index={index}
                  count={items.length}
                  onMove={(to) => edits.move(index, to, items.length, name)}
                  onDuplicate={isFull ? undefined : () => edits.add(structuredClone(item), index + 1)}
                  onDelete={() => edits.remove(index, item, name)}
                />
              </div>
              {blockSchema && (
                <Entry
                  schema={blockSchema}
                  label={name}
                  value={item}
                  path={[...path, index]}
                  name={kind}
                  context={kind}
                />
              )}
            </div>
          );
        })}
        <div className={styles.row}>
          <Button
            variant="quiet"
            small
            data-path={nameOfPath(path)}
            aria-disabled={isFull}
            onClick={() => !isFull && setIsChoosing(true)}
          >
            {texts.addBlock}
          </Button>
          {isFull && <span className={styles.note}>{texts.blocksFull}</span>}
        </div>
      </div>
      {isChoosing && (
        <KindChooser
          title={texts.addBlock}
          kinds={blockKinds}
          onClose={() => setIsChoosing(false)}
          onChoose={(kind) => {
            setIsChoosing(false);
            edits.add(newBlock(kind), items.length);
          }}
        />
      )}
    </section>
  );
};
