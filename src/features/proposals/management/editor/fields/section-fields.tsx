import { Button } from '@/shared/ui/buttons/button';
import type { EditedSection } from '@/features/proposals/management/content-schemas';
import { useEditing } from '../edit-context';
import styles from '../editor.module.css';
import { FieldFooter, nameOfPath } from './field-parts';
import { fieldHint, fieldLabel } from '../labels';
import { definitionOf, innerOf, isOptional, isRecord } from './schema-bounds';
import { ObjectFields, SchemaField } from './schema-field';
import { editorTexts as texts } from '../texts';
import type { SlideEdits } from '../use-slide-edits';
import { valueAt } from './values';

interface SectionFieldsProps {
  readonly section: EditedSection;
  readonly content: unknown;
  readonly slides: SlideEdits | undefined;
}

/** Shows the fields of one section below its heading. */
export const SectionFields = ({ section, content, slides }: SectionFieldsProps) => {
  const { problems } = useEditing();
  const { path, schema } = section;
  const pathName = nameOfPath(path);
  const [top = '', second] = path;
  const name = String(top === 'slides' ? top : (second ?? top));
  const context = second === undefined || top === 'slides' ? '' : String(top);
  const isObject = definitionOf(innerOf(schema)).type === 'object' && !isOptional(schema);
  const value = valueAt(content, path);
  const field = {
    schema,
    label: fieldLabel(name, context) ?? section.label,
    hint: fieldHint(name, context),
    value,
    path,
    name,
    context,
  };
  const repeated = problems.get(`${pathName}.id`);
  const whole = isObject && pathName !== '' ? problems.get(pathName) : undefined;
  const key = slides && top === 'slides' ? slides.keyOf(Number(second)) : section.id;
  return (
    <section key={key} className={styles.fields} aria-labelledby="section-heading">
      <h2 id="section-heading" className={styles.sectionHeading}>
        {top === 'slides' ? texts.slide(Number(second) + 1) : section.label}
      </h2>
      {repeated && slides && (
        <div role="alert">
          <FieldFooter id={`${pathName}-id`} message={repeated.message} />
          <Button
            variant="quiet"
            small
            data-path={`${pathName}.id`}
            onClick={() => slides.makeIdUnique(Number(second))}
          >
            {texts.separate}
          </Button>
        </div>
      )}
      {isObject ? (
        <ObjectFields {...field} schema={innerOf(schema)} value={isRecord(value) ? value : {}} />
      ) : (
        <SchemaField {...field} />
      )}
      {whole && <FieldFooter id={pathName} message={whole.message} />}
    </section>
  );
};
