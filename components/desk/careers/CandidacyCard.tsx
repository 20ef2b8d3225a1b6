import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import styles from '@/components/desk/grievances/Grievances.module.css';
import { Opening } from '@/components/desk/grievances/Opening';
import { OpenPaper } from '@/components/desk/grievances/OpenPaper';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useDeskCandidacy } from '@/hooks/desk/queues/useDeskCareers';
import { api } from '@/lib/config/paths';
import { CANDIDACY_WORDS, type CandidacyWord } from '@/lib/domain/careers/candidacy';
import type {
  CandidacyWorkedDto,
  DeskCandidacyDto,
  DeskCandidacyRowDto,
} from '@/lib/domain/careers/contract';
import { formatDate } from '@/lib/i18n/format';

type Props = { row: DeskCandidacyRowDto; onDone: () => void };

export function CandidacyCard({ row, onDone }: Props) {
  const t = useTranslations('deskCareers');
  const openings = useTranslations('deskCareers.openings');
  const locale = useLocale();
  const [isOpened, setIsOpened] = useState(false);
  const found = useDeskCandidacy(row.candidacyId, isOpened);
  const { candidacyId, name, city, opening, status, sentOn, keptUntil } = row;
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <span>{openings(opening)}</span>
        <span>{city}</span>
        <b>{t(`status.${status}`)}</b>
        <span>{t('dates', { sent: formatDate(sentOn, locale), until: formatDate(keptUntil, locale) })}</span>
        <Button kind="line" size="dense" aria-expanded={isOpened} onClick={() => setIsOpened(!isOpened)}>
          {t(isOpened ? 'closeOne' : 'openOne')}
          <span className="visuallyHidden"> {candidacyId}</span>
        </Button>
      </div>
      {isOpened && !found.candidacy && (
        <Opening error={found.error} loading={t('loading')} failed={t('failed')} onAgain={found.renew} />
      )}
      {isOpened && found.candidacy && (
        <>
          <Told candidacy={found.candidacy} />
          <Say status={found.candidacy.status} say={found.say} renew={found.renew} onDone={onDone} />
        </>
      )}
    </li>
  );
}

function Told({ candidacy }: { candidacy: DeskCandidacyDto }) {
  const t = useTranslations('deskCareers');
  const { text, language, mobileNumber, email, isAgreed, papers } = candidacy;
  const kept = papers.filter(({ state }) => state === 'kept');
  return (
    <>
      <p className="num">{[mobileNumber, email].filter(Boolean).join(', ')}</p>
      {!isAgreed && <p className={styles.late}>{t('noConsent')}</p>}
      <p className={styles.said} lang={language}>
        {text}
      </p>
      <ul className={styles.papers}>
        {kept.map(({ paperId }, at) => (
          <li key={paperId}>
            <OpenPaper
              path={`${api.deskCandidacyPaper}?${new URLSearchParams({ paperId })}`}
              name="cv"
              label={t('paper', { number: at + 1 })}
              failed={t('paperFailed')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type SayProps = {
  status: DeskCandidacyDto['status'];
  say: (what: CandidacyWord) => Promise<CandidacyWorkedDto>;
  renew: () => Promise<unknown>;
  onDone: () => void;
};

function Say({ status, say, renew, onDone }: SayProps) {
  const t = useTranslations('deskCareers');
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSaid') });
  const [number, setNumber] = useState<string>();
  const press = async (what: CandidacyWord) => {
    const { answer } = await run(() => say(what));
    await renew();
    setNumber(answer?.mobileNumber);
    // The card stays while its number is being read.
    if (answer && answer.mobileNumber === undefined) onDone();
  };
  return (
    <div className={styles.work} role="group" aria-label={t('say')}>
      <p className={styles.papers}>
        {CANDIDACY_WORDS.filter((what) => what !== status || what === 'called').map((what) => (
          <Button
            key={what}
            kind={what === 'declined' ? 'bad' : 'line'}
            size="small"
            busy={isBusy}
            onClick={() => void press(what)}
          >
            {t(`words.${what}`)}
          </Button>
        ))}
      </p>
      <p role="status">
        {number !== undefined && (
          <a className="num" href={`tel:${number}`}>
            {number}
          </a>
        )}
      </p>
      {failure && <p role="alert">{failure.message}</p>}
    </div>
  );
}
