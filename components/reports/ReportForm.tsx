import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Chips } from '@/components/common/ui/Chips';
import { Note } from '@/components/common/ui/states/Note';
import { useShownOutcome } from '@/hooks/common/page/useShownOutcome';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useSendReport } from '@/hooks/reports/useReports';
import { useTypedReport } from '@/hooks/reports/useTypedReport';
import type { SentReportDto } from '@/lib/domain/reports/contract';
import { fieldsOf, findReportProblems, type ReportKind, REPORTS } from '@/lib/domain/reports/reports';
import { Follow } from './Follow';
import styles from './Reports.module.css';

type Texts = ReturnType<typeof useTranslations<'report'>>;
/** Looks up a text that the table of its kind names. */
const textOf = (t: Texts, key: string) => t(key as Parameters<Texts>[0]);

/**
 * A form without a name. What is typed is kept nowhere before it is sent, since somebody else may use the device; only
 * a survey's answers are kept, in this tab.
 */
export function ReportForm({ kind }: { kind: ReportKind }) {
  const t = useTranslations('report');
  const [sent, setSent] = useState<SentReportDto>();
  useShownOutcome('form', sent ? 'sent' : 'open');
  return (
    <section id="form" className={styles.report} aria-labelledby="form-title">
      <h2 id="form-title">{textOf(t, `${kind}.title`)}</h2>
      {sent ? <Sent sent={sent} kind={kind} /> : <Fields kind={kind} onSent={setSent} />}
      {REPORTS[kind].isFollowed && <Follow />}
    </section>
  );
}

type FieldsProps = { kind: ReportKind; onSent: (sent: SentReportDto) => void };

function Fields({ kind, onSent }: FieldsProps) {
  const t = useTranslations('report');
  const { answers, write: keep } = useTypedReport(kind);
  const sendReport = useSendReport(kind);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('notSent'), failed: t('notSent') });
  const problems = isTried ? findReportProblems(kind, answers) : [];
  const errorOf = (name: string) => (problems.includes(name) ? t('missing') : undefined);
  const send = async () => {
    setIsTried(true);
    const [first] = findReportProblems(kind, answers);
    if (first !== undefined) {
      document.getElementById(`report-${first}`)?.focus();
      return;
    }
    const { answer } = await run(() => sendReport(answers));
    if (!answer) return;
    keep(undefined);
    onSent(answer);
  };
  const failed = failure?.message ?? (problems.includes('answers') ? t('nothing') : undefined);
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{textOf(t, `${kind}.lead`)}</p>
      {fieldsOf(kind).map(([name, field]) => {
        const id = `report-${name}`;
        const label = textOf(t, `${kind}.${name}.label`);
        const write = (value: string) => keep({ ...answers, [name]: value });
        if (field.as === 'choice') {
          const choices = field.of.map((value) => ({ value, label: textOf(t, `${kind}.${name}.${value}`) }));
          return (
            <Choice key={name} id={id} error={errorOf(name)}>
              <Chips legend={label} name={id} choices={choices} value={answers[name]} onChange={write} />
            </Choice>
          );
        }
        const common = {
          id,
          label,
          value: answers[name] ?? '',
          maxLength: field.most,
          error: errorOf(name),
          autoComplete: 'off',
          onChange: ({ target }: { target: { value: string } }) => write(target.value),
        };
        return field.rows > 1 ? (
          <TextArea key={name} rows={field.rows} {...common} />
        ) : (
          <TextField key={name} {...common} />
        );
      })}
      {failed && (
        <Note kind="bad" role="alert">
          {failed}
        </Note>
      )}
      <p>
        <Button kind="go" size="big" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
      </p>
    </form>
  );
}

type ChoiceProps = { id: string; error: string | undefined; children: ReactNode };

function Choice({ id, error, children }: ChoiceProps) {
  return (
    <div id={id} tabIndex={-1}>
      {children}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Sent({ sent: { reportId, code }, kind }: { sent: SentReportDto; kind: ReportKind }) {
  const t = useTranslations('report');
  if (!reportId || !code) {
    return (
      <Note kind="good" role="status">
        {textOf(t, `${kind}.thanks`)}
      </Note>
    );
  }
  return (
    <Note kind="good" role="status">
      <b>{t('sentTitle')}</b> {t('sentText')}
      <dl className={styles.keys}>
        <div>
          <dt>{t('number')}</dt>
          <dd className="num">{reportId}</dd>
        </div>
        <div>
          <dt>{t('code')}</dt>
          <dd className="num">{code}</dd>
        </div>
      </dl>
    </Note>
  );
}
