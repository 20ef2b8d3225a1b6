import { useLocale, useTranslations } from 'next-intl';
import type { CasePersonDto, ReviewCaseDto } from '@/lib/domain/desk/reviewCases';
import { formatMoney } from '@/lib/i18n/format';
import { toLocale } from '@/lib/i18n/locales';
import { type YesWords, yesOf } from '@/lib/i18n/proposalRows';
import styles from './Cases.module.css';

type Proposal = NonNullable<ReviewCaseDto['proposal']>;

export function ProposalFacts({ proposal: { sumInsured, reasons, people } }: { proposal: Proposal }) {
  const t = useTranslations('cases.proposalFacts');
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('why')}</dt>
          <dd>{reasons.map((reason) => t(`reasons.${reason}`)).join('; ')}</dd>
        </div>
        {sumInsured !== undefined && (
          <div>
            <dt>{t('sumInsured')}</dt>
            <dd>{formatMoney(sumInsured)}</dd>
          </div>
        )}
      </dl>
      <ul className={styles.health}>
        {people.map((person, at) => (
          <Person key={at} person={person} />
        ))}
      </ul>
    </>
  );
}

function Person({ person }: { person: CasePersonDto }) {
  const t = useTranslations('cases.proposalFacts');
  const medical = useTranslations('medical') as unknown as YesWords['medical'];
  const locale = toLocale(useLocale());
  const { name, age, heightCm, weightKg, bmi, told } = person;
  return (
    <li>
      <b>{t('person', { name, age })}</b>{' '}
      <span className="num">{t('body', { heightCm, weightKg, bmi })}</span>
      {told.length === 0 && <p>{t('allNo')}</p>}
      {told.map(({ question, ...answer }) => (
        <p key={question}>
          {medical(`questions.${question}.short`)}:{' '}
          {yesOf({ [question]: answer }, question, { medical, locale })}
        </p>
      ))}
    </li>
  );
}

/** What was declared before the payment. */
export function HealthFacts({ health }: { health: NonNullable<ReviewCaseDto['health']> }) {
  const t = useTranslations('cases');
  if (health.length === 0) return null;
  return (
    <ul className={styles.health}>
      <li>
        <b>{t('proposalFacts.before')}</b>
      </li>
      {health.map(({ question, note, who }) => (
        <li key={question}>
          {t(`questions.${question}`)} {note} {who.length > 0 && `(${who.join(', ')})`}
        </li>
      ))}
    </ul>
  );
}
