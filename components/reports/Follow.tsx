import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { useSubmit } from '@/hooks/common/useSubmit';
import { followReport } from '@/hooks/reports/useReports';
import type { FollowedReportDto } from '@/lib/domain/reports/contract';
import { LONGEST_REPORT_LINE, REPORT_CODE, REPORT_NUMBER } from '@/lib/domain/reports/reports';
import { formatDate } from '@/lib/i18n/format';
import styles from './Reports.module.css';

/** Opens a report by number and code, to read what was written since and to add to it. */
export function Follow() {
  const t = useTranslations('report');
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [text, setText] = useState('');
  const [found, setFound] = useState<FollowedReportDto>();
  const [isTried, setIsTried] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('notShown'), failed: t('notShown') });
  const named = { number: number.trim().toUpperCase(), code: code.trim().toUpperCase() };
  const isNamed = REPORT_NUMBER.test(named.number) && REPORT_CODE.test(named.code);
  const look = async (added?: string) => {
    setIsTried(true);
    if (!isNamed) return;
    const { answer } = await run(() => followReport(named.number, named.code, added));
    // What was typed stays in view where it could not be sent.
    if (answer || !added) setFound(answer);
    if (answer && added) setText('');
  };
  const isUnknown = failure?.code === 'NOT_FOUND' || (isTried && !isNamed);
  const wrong = wrongOf({ isUnknown, hasFailed: failure !== undefined, isShown: found !== undefined });
  return (
    <details className={styles.follow}>
      <summary>{t('follow')}</summary>
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void look(found ? text.trim() || undefined : undefined);
        }}
      >
        <TextField
          label={t('number')}
          autoComplete="off"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <TextField
          label={t('code')}
          autoComplete="off"
          value={code}
          error={wrong.code && t(wrong.code)}
          onChange={({ target }) => setCode(target.value)}
        />
        {found && <Lines found={found} />}
        {found && (
          <TextArea
            label={t('add')}
            rows={3}
            maxLength={LONGEST_REPORT_LINE}
            value={text}
            error={wrong.line && t(wrong.line)}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <p>
          <Button kind="act" type="submit" busy={isBusy}>
            {t(found ? 'sendLine' : 'show')}
          </Button>
        </p>
      </form>
    </details>
  );
}

function Lines({ found: { sentOn, lines } }: { found: FollowedReportDto }) {
  const t = useTranslations('report');
  const locale = useLocale();
  return (
    <div role="status">
      <p>{t('sentOn', { date: formatDate(sentOn, locale) })}</p>
      {lines.length === 0 && <p>{t('noLines')}</p>}
      <ol>
        {lines.map(({ from, at, text }, place) => (
          <li key={place}>
            <b>{t(from)}</b> <span className="small">{formatDate(at, locale)}</span>
            <p className={styles.said}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

type Outcome = { isUnknown: boolean; hasFailed: boolean; isShown: boolean };

/** The text of what is wrong, by the field at which it stands. */
function wrongOf({ isUnknown, hasFailed, isShown }: Outcome): {
  code?: 'notFound' | 'notShown';
  line?: 'notSent';
} {
  if (isUnknown) return { code: 'notFound' };
  if (!hasFailed) return {};
  return isShown ? { line: 'notSent' } : { code: 'notShown' };
}
