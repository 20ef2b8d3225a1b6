import { useLocale, useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { Icon } from '@/components/common/ui/Icon';
import { Note } from '@/components/common/ui/states/Note';
import { SentPapers } from '@/components/papers/SentPapers';
import { useFollowUp } from '@/hooks/grievances/useFollowUp';
import type { OwnGrievances } from '@/hooks/grievances/useGrievances';
import { api } from '@/lib/config/paths';
import type { GrievanceDto } from '@/lib/domain/grievances/contract';
import {
  isAnsweredGrievance,
  isLiveGrievance,
  isOpenGrievance,
  lastAnswerOf,
} from '@/lib/domain/grievances/grievance';
import { GRIEVANCE_DAYS } from '@/lib/domain/grievances/grievanceClock';
import { formatDate } from '@/lib/i18n/format';
import { Days } from '@/components/grievances/Days';
import styles from '@/components/grievances/Grievances.module.css';
import { AddLine } from './AddLine';
import { OmbudsmanForm } from './OmbudsmanForm';
import { Settle } from './Settle';
import { Story } from './Story';
import { Withdraw } from './Withdraw';

const icons = {
  filed: 'clock',
  asked: 'info',
  answered: 'check',
  settled: 'check',
  unsettled: 'alert',
  withdrawn: 'close',
  late: 'alert',
} as const;

type Props = { grievance: GrievanceDto; own: OwnGrievances };

export function GrievanceCard({ grievance, own }: Props) {
  const t = useTranslations('grievance.card');
  const abouts = useTranslations('grievance.form.abouts');
  const locale = useLocale();
  const { grievanceId, status, isLate, about, reference, dates, papers, ombudsman, steps } = grievance;
  const draft = useFollowUp(grievanceId);
  const look = isLate ? 'late' : status;
  return (
    <article className={`card ${styles.card}`}>
      <div className={styles.cardHead}>
        <div>
          <p className="small">
            {t.rich('filed', {
              grievanceId,
              number: onOneLine,
              date: formatDate(dates.filedOn, locale),
            })}
          </p>
          <h3>
            {reference ? `${abouts(about)}, ` : abouts(about)}
            {reference && <span className={styles.reference}>{reference}</span>}
          </h3>
        </div>
        <p className={`${styles.state} ${styles[look]}`}>
          <Icon name={icons[look]} size="small" />
          {t(`states.${look}`)}
        </p>
      </div>
      <Clock grievance={grievance} />
      {isLate && (
        <Note kind="bad">
          {t('lateText', {
            date: formatDate(dates.answerBy, locale),
            chief: formatDate(dates.chiefBy, locale),
          })}
        </Note>
      )}
      <Story grievance={grievance} />
      <Next grievance={grievance} />
      {isAnsweredGrievance(status) && (
        <Settle
          status={status}
          onSettle={(isSettled) => own.settle(grievanceId, { isSettled, answer: lastAnswerOf(steps) })}
          onReload={own.reload}
        />
      )}
      {isLiveGrievance(status) && (
        <>
          <SentPapers
            of={{ owner: { grievanceId }, path: api.grievanceDocument, key: api.grievances }}
            title={t.rich('papers', { grievanceId, number: onOneLine })}
            lead={t('papersText')}
            papers={papers}
            id={`papers-${grievanceId}`}
            error={undefined}
          />
          <AddLine draft={draft} onAdd={(text) => own.addLine(grievanceId, text)} />
        </>
      )}
      {isOpenGrievance(status) && <Withdraw onWithdraw={() => own.withdraw(grievanceId)} />}
      {ombudsman?.isNow && <OmbudsmanForm grievanceId={grievanceId} draft={draft} />}
    </article>
  );
}

function Clock({ grievance: { day, dates, status, isLate, answeredOn } }: { grievance: GrievanceDto }) {
  const t = useTranslations('grievance.card');
  const locale = useLocale();
  if (status === 'withdrawn') return null;
  return (
    <>
      <Days passed={day} isDone={answeredOn !== undefined} isLate={isLate} />
      <p className={styles.dates}>
        <span>
          <b>{formatDate(dates.filedOn, locale)}</b>
          {t('filedOn')}
        </span>
        <span>
          <b>{t(isLate || answeredOn ? 'day' : 'dayOf', { day, of: GRIEVANCE_DAYS.answer })}</b>
          {answeredOn ? t('answeredOn', { date: formatDate(answeredOn, locale) }) : t('today')}
        </span>
        <span>
          <b>{formatDate(dates.answerBy, locale)}</b>
          {t(isLate || answeredOn ? 'wasDue' : 'isDue')}
        </span>
      </p>
    </>
  );
}

function Next({ grievance: { status, dates, ombudsman } }: { grievance: GrievanceDto }) {
  const t = useTranslations('grievance.card');
  const locale = useLocale();
  if (!ombudsman) return null;
  if (isAnsweredGrievance(status)) {
    const next = status === 'answered' ? 'nextAnswered' : 'nextUnsettled';
    return <p className="small">{t(next, { date: formatDate(ombudsman.until, locale) })}</p>;
  }
  const values = {
    answerBy: formatDate(dates.answerBy, locale),
    from: formatDate(dates.ombudsmanFrom, locale),
  };
  return <p className="small">{t('nextOpen', values)}</p>;
}
