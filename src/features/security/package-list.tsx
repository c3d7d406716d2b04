import { useState } from 'react';
import { dependencies, type DependencyReport } from '@/contracts/security';
import { callApi } from '@/shared/api/call';
import { formatDateTime } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/buttons/button';
import { Actions } from '@/shared/ui/layout/actions';
import { Section } from '@/shared/ui/layout/section';
import { DelayedLoading } from '@/shared/ui/workspace/delayed-loading';
import { securityTexts } from './texts';
import styles from './security.module.css';

const { packages: texts } = securityTexts;

type Report = DependencyReport | 'loading' | 'failed' | undefined;

/**
 * Lists the installed packages and the registry's advisories from the time the API was built (WRK-Q132).
 * Packages with advisories come first.
 */
export const PackageList = () => {
  const [report, setReport] = useState<Report>();
  const load = async () => {
    setReport('loading');
    try {
      setReport(await callApi(dependencies));
    } catch {
      setReport('failed');
    }
  };
  return (
    <Section title={texts.open} gap={2} className={styles.section}>
      {report === 'loading' && <DelayedLoading>{texts.loading}</DelayedLoading>}
      {report === 'failed' && <p role="alert">{texts.failed}</p>}
      {typeof report === 'object' ? (
        <PackageTable report={report} />
      ) : (
        <Actions>
          <Button small variant="quiet" onClick={() => void load()}>
            {texts.show}
          </Button>
        </Actions>
      )}
    </Section>
  );
};

const PackageTable = ({ report: { audit, madeAt, packages } }: { readonly report: DependencyReport }) => (
  <>
    <p className={styles.soft}>
      {audit === 'none' || madeAt === null ? texts.none : texts.answered(formatDateTime(new Date(madeAt)))}
    </p>
    {/* Focusable, so that it can be scrolled with the keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <section className={styles.packages} tabIndex={0} aria-label={texts.open}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            <th scope="col">{texts.columns.version}</th>
            <th scope="col">{texts.columns.advisory}</th>
          </tr>
        </thead>
        <tbody>
          {packages
            .toSorted((a, b) => Number(b.advisory !== null) - Number(a.advisory !== null))
            .map(({ name, version, advisory }) => (
              <tr key={name} aria-label={name}>
                <th scope="row">{name}</th>
                <td>{version}</td>
                <td>{advisory ?? (audit === 'none' ? texts.unknown : texts.noAdvisory)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  </>
);
