import { useTranslations } from 'next-intl';
import { FieldNotes, useFieldIds } from '@/components/common/form/Field';
import { Icon } from '@/components/common/ui/Icon';
import type { Relation } from '@/lib/domain/quote/members';
import { canAdd, countOf, withCount, type PersonId } from '@/lib/domain/quote/journey/familyForm';
import styles from './PeopleField.module.css';

type Props = {
  id: string;
  value: readonly PersonId[];
  onChange: (value: readonly PersonId[]) => void;
  error?: string;
};

const adults = ['self', 'spouse', 'father', 'mother', 'father-in-law', 'mother-in-law'] as const;
const children = ['son', 'daughter'] as const;
const plurals = { son: 'sons', daughter: 'daughters' } as const;

type CountProps = Pick<Props, 'value' | 'onChange'> & { relation: 'son' | 'daughter' };

function Count({ relation, value, onChange }: CountProps) {
  const t = useTranslations('quote.who');
  const count = countOf(value, relation);
  const set = (next: number) => onChange(withCount(value, relation, next));
  return (
    <div className={styles.count} role="group" aria-label={t(plurals[relation])}>
      <span>{t(plurals[relation])}</span>
      <button
        type="button"
        aria-label={t('fewer', { what: t(plurals[relation]) })}
        aria-disabled={count === 0}
        onClick={() => count > 0 && set(count - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>{count}</output>
      <button
        type="button"
        aria-label={t('more', { what: t(plurals[relation]) })}
        aria-disabled={!canAdd(value, relation)}
        onClick={() => canAdd(value, relation) && set(count + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** Says why nobody can be added; otherwise empty. */
function Full({ value }: Pick<Props, 'value'>) {
  const t = useTranslations('quote.who');
  const hasRoom = canAdd(value, 'son') || canAdd(value, 'spouse');
  const childrenAreFull = hasRoom && !canAdd(value, 'son');
  return (
    <p className={styles.full} role="status">
      {!hasRoom && t('fullFamily')}
      {childrenAreFull && t('fullChildren')}
    </p>
  );
}

export function PeopleField({ id, value, onChange, error }: Props) {
  const t = useTranslations('quote.who');
  const person = useTranslations('quote.people');
  const ids = useFieldIds(id, { hint: t('hint'), error });
  const toggle = (relation: Relation, isChosen: boolean) =>
    onChange(withCount(value, relation, isChosen ? 1 : 0));
  return (
    <fieldset aria-describedby={ids.aria['aria-describedby']}>
      <legend className="visuallyHidden">{t('title')}</legend>
      <div className={styles.adults}>
        {adults.map((relation, at) => {
          const isChosen = value.includes(relation);
          return (
            <label key={relation} className="drawn">
              <input
                id={at === 0 ? id : undefined}
                type="checkbox"
                checked={isChosen}
                aria-disabled={!isChosen && !canAdd(value, relation)}
                onChange={() => (isChosen || canAdd(value, relation)) && toggle(relation, !isChosen)}
              />
              <span>{person(relation)}</span>
            </label>
          );
        })}
      </div>
      <div className={styles.children}>
        {children.map((relation) => (
          <Count key={relation} relation={relation} value={value} onChange={onChange} />
        ))}
      </div>
      {children.some((relation) => countOf(value, relation) > 0) && <p className="tiny">{t('child')}</p>}
      <Full value={value} />
      <FieldNotes ids={ids} hint={t('hint')} error={error} />
    </fieldset>
  );
}
