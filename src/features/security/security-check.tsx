import { useState } from 'react';
import { documentAnalysis, type Finding, securityCheck } from '@/contracts/security';
import { callApi } from '@/shared/api/call';
import { ApiError } from '@/shared/api/send';
import { formatTime } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/buttons/button';
import { Actions } from '@/shared/ui/layout/actions';
import { Section } from '@/shared/ui/layout/section';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { SecurityAnalysis } from './security-analysis';
import { securityTexts } from './texts';
import styles from './security.module.css';

const { check: texts } = securityTexts;

type Outcome =
  | { readonly status: 'none' | 'running' }
  | { readonly status: 'done'; readonly findings: readonly Finding[]; readonly at: Date };

/** Returns the finding to show if the check itself fails (WRK-507, WRK-508). */
const failedFinding = (error: unknown): Finding => ({
  id: 'failed',
  level: 'warning',
  title: texts.failed.title,
  measured: null,
  advice: error instanceof ApiError && error.status === 403 ? error.message : texts.failed.advice,
});

const worst = (findings: readonly Finding[]): Finding['level'] =>
  (['error', 'warning'] as const).find((level) => findings.some((finding) => finding.level === level)) ??
  'info';

/** Runs the check and lists its findings (WRK-505, WRK-506). */
export const SecurityCheck = () => {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' });
  const [isSaving, setIsSaving] = useState(false);
  const [isAnalyzing, setIsAnalyzing] = useState(false);
  const findings = outcome.status === 'done' ? outcome.findings : [];
  const problems = findings.filter(({ level }) => level !== 'info');
  const isFailed = findings.some(({ id }) => id === 'failed');

  const run = async () => {
    setOutcome({ status: 'running' });
    try {
      const answer = await callApi(securityCheck);
      setOutcome({ status: 'done', findings: answer.findings, at: new Date(answer.checkedAt) });
    } catch (error) {
      setOutcome({ status: 'done', findings: [failedFinding(error)], at: new Date() });
    }
  };

  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    const message = problems.length === 0 ? texts.allGood : texts.found(problems.length);
    const details = findings.map(({ title, measured }) => `${title}: ${measured ?? texts.notMeasured}`);
    try {
      await callApi(documentAnalysis, {
        body: {
          analysis: {
            level: worst(findings),
            message: [`${message}.`, ...details].join(' · '),
            recommendations: problems.flatMap(({ advice }) => advice ?? []),
          },
          action: texts.reportTitle,
        },
      });
      showMessage('success', texts.saved);
    } catch {
      showMessage('error', texts.notSaved);
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Section title={texts.section} text={texts.intro} gap={2} className={styles.section}>
      <Actions>
        <Button
          small
          aria-disabled={outcome.status === 'running'}
          onClick={() => {
            if (outcome.status !== 'running') void run();
          }}
        >
          {outcome.status === 'running' ? texts.running : texts.run}
        </Button>
        {outcome.status === 'done' && !isFailed && (
          <>
            <Button small variant="quiet" aria-disabled={isSaving} onClick={() => void save()}>
              {isSaving ? texts.saving : texts.save}
            </Button>
            <Button small variant="quiet" onClick={() => setIsAnalyzing(true)}>
              {securityTexts.analysis.open}
            </Button>
          </>
        )}
      </Actions>
      <output>
        {outcome.status === 'done' &&
          !isFailed &&
          `${problems.length === 0 ? texts.allGood : `${texts.found(problems.length)}.`} ${texts.checkedAt(formatTime(outcome.at))}`}
      </output>
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label={texts.results}>
          {findings.map((finding) => (
            <FindingRow key={finding.id} finding={finding} />
          ))}
        </ul>
      )}
      {isAnalyzing && <SecurityAnalysis findings={findings} onClose={() => setIsAnalyzing(false)} />}
    </Section>
  );
};

const FindingRow = ({
  finding: { id, level, title, measured, target, advice },
}: {
  readonly finding: Finding;
}) => (
  <li>
    <span className={styles.level} data-level={level}>
      {level === 'info' && measured === null ? texts.notKnown : texts.levels[level]}
    </span>
    <div>
      <h3>{title}</h3>
      {id !== 'failed' && (
        <p>
          {measured === null ? texts.notKnown : `${texts.measured}: ${measured}`}
          {target !== undefined && (
            <>
              {' · '}
              {measured === null ? texts.configuredTarget : texts.target}: {target}
            </>
          )}
        </p>
      )}
      {advice !== undefined && <p className={styles.soft}>{advice}</p>}
    </div>
  </li>
);
