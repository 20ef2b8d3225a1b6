import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import type { OnDone } from '@/components/desk/DeskQueue';
import { useDeskGrievance } from '@/hooks/desk/queues/useDeskGrievances';
import { api } from '@/lib/config/paths';
import type { DeskGrievanceDto, DeskGrievanceRowDto } from '@/lib/domain/grievances/contract';
import { isLiveGrievance, isOpenGrievance } from '@/lib/domain/grievances/grievance';
import { formatDate, formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from './Grievances.module.css';
import { Opening } from './Opening';
import { OpenPaper } from './OpenPaper';
import { WorkForm } from './WorkForm';

type Props = { row: DeskGrievanceRowDto; onDone: OnDone };

export function GrievanceCard({ row, onDone }: Props) {
  const t = useTranslations('deskGrievances');
  const locale = useLocale();
  const [isOpened, setIsOpened] = useState(false);
  const [unsent, setUnsent] = useState('');
  const found = useDeskGrievance(row.grievanceId, isOpened);
  const { grievanceId, name, about, status, isLate, day, dueOn } = row;
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <span className="num">{grievanceId}</span>
        <span>{t(`abouts.${about}`)}</span>
        <b>{t(`status.${status}`)}</b>
        {isOpenGrievance(status) && (
          <span className={isLate ? styles.late : undefined}>
            {t(isLate ? 'late' : 'due', { day, date: formatDate(dueOn, locale) })}
          </span>
        )}
        <Button kind="line" size="dense" aria-expanded={isOpened} onClick={() => setIsOpened(!isOpened)}>
          {t(isOpened ? 'closeOne' : 'openOne')}
          <span className="visuallyHidden"> {grievanceId}</span>
        </Button>
      </div>
      {isOpened && !found.grievance && (
        <Opening error={found.error} loading={t('loading')} failed={t('failed')} onAgain={found.renew} />
      )}
      {isOpened && found.grievance && (
        <>
          <Told grievance={found.grievance} />
          {isLiveGrievance(found.grievance.status) ? (
            <WorkForm
              grievanceId={grievanceId}
              work={(step) => {
                setUnsent('');
                return found.work(step);
              }}
              renew={(text) => {
                setUnsent(text);
                return found.renew();
              }}
              onDone={onDone}
            />
          ) : (
            unsent && <Overtaken unsent={unsent} />
          )}
        </>
      )}
    </li>
  );
}

/** The form, which says so itself, is gone. */
function Overtaken({ unsent }: { unsent: string }) {
  const t = useTranslations('deskGrievances');
  return (
    <div>
      <Note kind="warn" role="alert">
        {t('overtaken')}
      </Note>
      <p className={styles.said}>{unsent}</p>
    </div>
  );
}

function Told({ grievance }: { grievance: DeskGrievanceDto }) {
  const t = useTranslations('deskGrievances');
  const locale = useLocale();
  const { reference, text, remedy, steps, papers, language } = grievance;
  return (
    <>
      <p className={styles.said} lang={language}>
        {text}
      </p>
      {remedy && <p>{t('remedy', { remedy })}</p>}
      {reference && <p>{t('reference', { reference })}</p>}
      <ul className={styles.papers}>
        {papers
          .filter(({ state }) => state === 'kept')
          .map(({ paperId }, at) => (
            <li key={paperId}>
              <OpenPaper
                path={`${api.deskGrievancePaper}?${new URLSearchParams({ paperId })}`}
                name="proof"
                label={t('paper', { number: at + 1 })}
                failed={t('paperFailed')}
              />
            </li>
          ))}
      </ul>
      <ol>
        {steps.map(({ what, at, by, outcome, text: said }, place) => (
          <li key={place}>
            <b>{outcome ? t(`outcomes.${outcome}`) : t(`steps.${what}`)}</b>{' '}
            <span className="small">{`${formatDateOf(at, locale)}, ${formatTimeOf(at)}`}</span>{' '}
            {by && <span className="small">{by}</span>}
            {said && <p className={styles.said}>{said}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
