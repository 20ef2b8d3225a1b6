import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { Button } from '@/components/common/ui/Button';
import styles from '@/components/desk/grievances/Grievances.module.css';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import type { DeskReportDto } from '@/lib/domain/reports/contract';
import { fieldsOf, LONGEST_REPORT_LINE, REPORTS } from '@/lib/domain/reports/reports';
import { formatDate } from '@/lib/i18n/format';

type Texts = ReturnType<typeof useTranslations<'report'>>;
type Props = { report: DeskReportDto; onWrite: (text: string) => Promise<unknown> };

export function ReportCard({ report, onWrite }: Props) {
  const t = useTranslations('report');
  const locale = useLocale();
  const { reportId, kind, sentOn, answers, lines } = report;
  const textOf = (key: string) => t(key as Parameters<Texts>[0]);
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.head}>
        <h2 className="num">{reportId}</h2>
        <span>{formatDate(sentOn, locale)}</span>
      </div>
      <dl>
        {fieldsOf(kind).flatMap(([name, { as }]) => {
          const given = answers[name];
          if (given === undefined) return [];
          return [
            <div key={name}>
              <dt className="small">{textOf(`${kind}.${name}.label`)}</dt>
              <dd className={styles.said}>{as === 'choice' ? textOf(`${kind}.${name}.${given}`) : given}</dd>
            </div>,
          ];
        })}
      </dl>
      <ol>
        {lines.map(({ from, at, text }, place) => (
          <li key={place}>
            <b>{t(from)}</b> <span className="small">{formatDate(at, locale)}</span>
            <p className={styles.said}>{text}</p>
          </li>
        ))}
      </ol>
      {REPORTS[kind].isFollowed && <Write reportId={reportId} onWrite={onWrite} />}
    </li>
  );
}

const nothing = { text: '' };

function Write({ reportId, onWrite }: Pick<Props, 'onWrite'> & { reportId: string }) {
  const t = useTranslations('deskReports');
  const { typed, type, clear } = useKeptTyped(`report ${reportId}`, nothing);
  const { text } = typed;
  const [tries, setTries] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('notSent'), failed: t('notSent') });
  const form = useWrongField<HTMLDivElement>(tries, failure);
  const isEmpty = text.trim() === '';
  const send = async () => {
    setTries(tries + 1);
    setIsSent(false);
    if (isEmpty) return;
    const { answer } = await run(() => onWrite(text));
    if (answer === undefined) return;
    clear();
    setTries(0);
    setIsSent(true);
  };
  return (
    <div ref={form} className={styles.work}>
      <TextArea
        label={t('write')}
        hint={t('hint')}
        rows={2}
        maxLength={LONGEST_REPORT_LINE}
        value={text}
        error={failure?.message ?? (tries > 0 && isEmpty ? t('missing') : undefined)}
        onChange={({ target }) => type({ text: target.value })}
      />
      <Button kind="act" size="small" busy={isBusy} onClick={() => void send()}>
        {t('send')}
      </Button>
      <p role="status" className="small">
        {isSent && t('sent')}
      </p>
    </div>
  );
}
