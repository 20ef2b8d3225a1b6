import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/common/ui/Button';
import { useMissingPapers } from '@/hooks/claims/useClaims';
import { paths } from '@/lib/config/paths';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { TELL_QUESTIONS } from '@/lib/domain/claims/tellQuestions';
import { NextSteps } from './NextSteps';
import styles from './Sent.module.css';
import tell from './Tell.module.css';
import { useAnswerTexts } from './useAnswerTexts';

export function Sent({ claim }: { claim: ClaimDto }) {
  const t = useTranslations('tellClaim');
  const { claimId, person = '', hospitalName = '', answers } = claim;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`wrap ${tell.columns}`}>
      <div>
        <img className={styles.lamp} src="/art/lamp.svg" alt="" width="136" height="136" />
        <h1 ref={heading} tabIndex={-1}>
          {t('sent.title')}
        </h1>
        <p className={styles.number}>
          {t.rich('sent.number', {
            claimId,
            person,
            hospital: hospitalName,
            b: (text) => <b className="num">{text}</b>,
          })}
        </p>
        <NextSteps claim={claim} />
        <Papers claimId={claimId} />
        <p className={styles.ways}>
          <ButtonLink kind="act" size="big" iconAfter="arrow" href={paths.claim(claimId)}>
            {t('sent.open')}
          </ButtonLink>
          <ButtonLink kind="line" size="big" icon="card" href={paths.myCards}>
            {t('sent.card')}
          </ButtonLink>
        </p>
      </div>
      <aside className={tell.side}>
        <Told person={person} answers={answers} />
        <p className="small">{t('sent.withdraw')}</p>
      </aside>
    </div>
  );
}

function Papers({ claimId }: { claimId: string }) {
  const t = useTranslations('tellClaim.sent');
  const name = useTranslations('claimPapers');
  const missing = useMissingPapers(claimId);
  if (!missing) return null;
  if (missing.length === 0) return <p>{t('noPapers')}</p>;
  return (
    <section className={styles.papers} aria-labelledby="sent-papers">
      <h2 id="sent-papers">{t('papers')}</h2>
      <ul>
        {missing.map((paper) => (
          <li key={paper}>{name(paper)}</li>
        ))}
      </ul>
    </section>
  );
}

function Told({ person, answers }: { person: string; answers: ClaimDto['answers'] }) {
  const t = useTranslations('tellClaim');
  const textOf = useAnswerTexts(answers, person);
  return (
    <section className={`card ${tell.soFar}`} aria-labelledby="told">
      <h2 id="told">{t('sent.told')}</h2>
      <ul>
        {TELL_QUESTIONS.map((question) => (
          <li key={question}>
            <span>
              <small>{t(`${question}.short`)}</small>
              {textOf(question)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
