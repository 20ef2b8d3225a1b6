import { useTranslations } from 'next-intl';
import { YesNo } from '@/components/common/form/YesNo';
import type { TripKind } from '@/lib/domain/travel/kinds/kinds.data';
import { TRIP_DECLARATIONS, type TripDetails } from '@/lib/domain/travel/travellers';
import styles from './Travellers.module.css';

type Declared = NonNullable<TripDetails['declared']>;
type Props = {
  kind: TripKind;
  declared: Declared;
  messageAt: (path: string) => string | undefined;
  onChange: (declared: Declared) => void;
};

const answerOf = (value: string | undefined) => (value === undefined ? undefined : value === 'yes');

export function Declarations({ kind, declared, messageAt, onChange }: Props) {
  const t = useTranslations('travellers.declared');
  return (
    <section className={styles.part} aria-labelledby="declared">
      <h2 id="declared">{t('title', { kind })}</h2>
      {TRIP_DECLARATIONS.map((question) => (
        <YesNo
          key={question}
          id={`declared-${question}`}
          name={`declared.${question}`}
          label={t(question, { kind })}
          hint={question === 'illness' ? t('illnessHint') : undefined}
          value={answerOf(declared[question])}
          error={messageAt(`declared.${question}`)}
          onChange={(isYes) => onChange({ ...declared, [question]: isYes ? 'yes' : 'no' })}
        />
      ))}
    </section>
  );
}
