import { type ReactNode, useContext, useMemo } from 'react';
import { FieldScopeContext } from '../form-context';
import styles from '../forms.module.css';
import { valueAt } from '../values';
import fields from './fields.module.css';

interface FieldScopeProps {
  /** Prefix of the fields inside: with `address`, a field `city` is the value `address.city`. */
  readonly name: string;
  /** First values of the fields inside, if they differ from the form's own. */
  readonly initial?: unknown;
  readonly children: ReactNode;
}

/** Gives the fields inside a longer prefix and their part of the first values. */
export const FieldScopeOf = ({ name, initial, children }: FieldScopeProps) => {
  const outer = useContext(FieldScopeContext);
  const scope = useMemo(
    () => ({ prefix: `${outer.prefix}${name}.`, initial: initial ?? valueAt(outer.initial, name) }),
    [outer, name, initial],
  );
  return <FieldScopeContext value={scope}>{children}</FieldScopeContext>;
};

interface FieldGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly children: ReactNode;
}

/** Renders the parts of one value, such as an address, as a group with a legend. */
export const FieldGroup = ({ name, legend, children }: FieldGroupProps) => (
  <fieldset className={fields.group}>
    <legend className={styles.label}>{legend}</legend>
    <FieldScopeOf name={name}>
      <div className={styles.form}>{children}</div>
    </FieldScopeOf>
  </fieldset>
);

/** Renders related fields, side by side if there is space. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
