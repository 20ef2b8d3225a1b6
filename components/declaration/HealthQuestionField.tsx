import { useTranslations } from 'next-intl';
import { FieldNotes, useFieldIds } from '@/components/common/form/Field';
import { TextField } from '@/components/common/form/TextField';
import { YesNo } from '@/components/common/form/YesNo';
import { usePersonName } from '@/components/quote/members/usePersonName';
import type { HealthDeclarationDto } from '@/lib/domain/declaration/contract';
import type { HealthAnswer, HealthQuestion } from '@/lib/domain/declaration/declaration';
import { HEALTH_NOTE } from '@/lib/domain/declaration/questions.data';
import styles from './Health.module.css';

type Props = {
  question: HealthQuestion;
  members: HealthDeclarationDto['members'];
  answer: HealthAnswer;
  /** The illness was already given with the ages. */
  isEarlier: boolean;
  messageAt: (path: string) => string | undefined;
  onChange: (answer: HealthAnswer) => void;
};

export function HealthQuestionField({ question, members, answer, isEarlier, messageAt, onChange }: Props) {
  const t = useTranslations('declaration');
  const { note = '' } = answer;
  return (
    <section className={styles.question}>
      <YesNo
        id={`${question}-answer`}
        name={question}
        label={t(question)}
        hint={isEarlier && answer.answer ? t('earlier') : t(`hints.${question}`)}
        error={messageAt(`${question}.answer`)}
        value={answer.answer && answer.answer === 'yes'}
        onChange={(isYes) => onChange({ ...answer, answer: isYes ? 'yes' : 'no' })}
      />
      {answer.answer === 'yes' && (
        <div className={styles.details}>
          {members.length > 1 && (
            <Who
              question={question}
              members={members}
              who={answer.who ?? []}
              error={messageAt(`${question}.who`)}
              onChange={(who) => onChange({ ...answer, who })}
            />
          )}
          <TextField
            id={`${question}-note`}
            label={t('note')}
            hint={t('noteHint')}
            error={messageAt(`${question}.note`)}
            value={note}
            maxLength={HEALTH_NOTE.max}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...answer, note: target.value })}
          />
        </div>
      )}
    </section>
  );
}

type WhoProps = {
  question: HealthQuestion;
  members: HealthDeclarationDto['members'];
  who: readonly number[];
  error?: string;
  onChange: (who: readonly number[]) => void;
};

function Who({ question, members, who, error, onChange }: WhoProps) {
  const t = useTranslations('declaration');
  const nameOf = usePersonName();
  const hint = t('whoHint');
  const ids = useFieldIds(`${question}-who`, { hint, error });
  const toggle = (at: number) =>
    onChange(who.includes(at) ? who.filter((each) => each !== at) : [...who, at].toSorted((a, b) => a - b));
  return (
    <fieldset className={styles.who} aria-describedby={ids.aria['aria-describedby']}>
      <legend>{t('who')}</legend>
      <div>
        {members.map(({ relation, age }, at) => (
          <label key={at} className={`drawn ${styles.person}`}>
            <input
              id={at === 0 ? ids.id : undefined}
              type="checkbox"
              checked={who.includes(at)}
              onChange={() => toggle(at)}
            />
            <span>{t('person', { name: nameOf(relation), age })}</span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
