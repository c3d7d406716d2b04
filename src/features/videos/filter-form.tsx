import type { FormEvent, RefObject } from 'react';
import { videoCategories, videoPlaybooks, videosPage } from '@/content/pages/videos';
import { paths } from '@/shared/config/paths';
import styles from './filter-form.module.css';
import type { VideoFilters } from './video-filters';

interface FilterFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly initial: VideoFilters;
  readonly onChange: () => void;
}

interface FilterSelectProps {
  readonly name: keyof VideoFilters;
  readonly label: string;
  readonly initial: string;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const FilterSelect = ({ name, label, initial, all, options }: FilterSelectProps) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    <select className={styles.control} name={name} defaultValue={initial}>
      <option value="all">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

/**
 * Renders search and filters (PUB-255 to PUB-257). On a phone the filters are collapsed, to leave space for
 * the videos. If it is submitted before hydration, the browser loads the page with the values in the URL.
 */
export const FilterForm = ({ form, initial, onChange }: FilterFormProps) => {
  const isNarrowed = initial.category !== 'all' || initial.playbook !== 'all';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      action={paths.videos}
      // Some supported browsers don't know the `search` element.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={videosPage.filtersLabel}
      onChange={onChange}
      onSubmit={submit}
    >
      <label className={`${styles.field} ${styles.search}`}>
        <span className={styles.label}>{videosPage.searchLabel}</span>
        <input
          className={styles.control}
          type="search"
          name="q"
          placeholder={videosPage.searchText}
          defaultValue={initial.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <details className={styles.more} open={isNarrowed || undefined}>
        <summary className={styles.summary}>{videosPage.moreFilters}</summary>
        <div className={styles.selects}>
          <FilterSelect
            name="category"
            label={videosPage.categoryLabel}
            initial={initial.category}
            all={videosPage.allCategories}
            options={videoCategories}
          />
          <FilterSelect
            name="playbook"
            label={videosPage.playbookLabel}
            initial={initial.playbook}
            all={videosPage.allPlaybooks}
            options={videoPlaybooks}
          />
        </div>
      </details>
      <noscript>
        <p className={styles.withoutScripts}>{videosPage.withoutScripts}</p>
      </noscript>
    </form>
  );
};
