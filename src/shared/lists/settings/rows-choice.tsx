import { useId } from 'react';
import { narrowListQuery } from '@/shared/lib/media-queries';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { type RowChoice, rowChoices } from './rows-per-page';
import { listTexts } from '../texts';
import type { RowsPerPage } from './use-rows-per-page';

/** Renders the choice of rows per page: "Rows 7 25 50 Fit". On a phone it is a select. */
export const RowsChoice = ({ usual, choice, choose }: RowsPerPage) => {
  const id = useId();
  const isNarrow = useMediaQuery(narrowListQuery);
  const labelOf = (each: RowChoice) => (each === 'usual' ? usual : each === 'fit' ? listTexts.fit : each);
  return isNarrow ? (
    <label>
      {listTexts.rowsShort}
      <select
        value={choice}
        onChange={({ target }) => choose(rowChoices.find((each) => String(each) === target.value) ?? 'usual')}
      >
        {rowChoices.map((each) => (
          <option key={each} value={each}>
            {labelOf(each)}
          </option>
        ))}
      </select>
    </label>
  ) : (
    <fieldset aria-labelledby={id}>
      <span id={id}>{listTexts.rowsShort}</span>
      {rowChoices.map((each) => (
        <button key={each} type="button" aria-pressed={each === choice} onClick={() => choose(each)}>
          {labelOf(each)}
        </button>
      ))}
    </fieldset>
  );
};
