import { useTranslations } from 'next-intl';
import { flushSync } from 'react-dom';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { Button } from '@/components/common/ui/Button';
import { TRIP_KINDS, type TripKind } from '@/lib/domain/travel/kinds/kinds.data';
import styles from './TripForm.module.css';

export const travellerId = (at: number) => `trip-traveller-${at + 1}`;

const focusOn = (id: string) => document.getElementById(id)?.focus();

type Props = {
  kind: TripKind;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  onBlur: () => void;
  errorOf: (at: number) => string | undefined;
};

export function Travellers({ kind, value, onChange, onBlur, errorOf }: Props) {
  const t = useTranslations('travel.form');
  const most = TRIP_KINDS[kind].travellers;
  // Further travellers who were typed are kept, for a kind of trip that allows them.
  const shown = value.slice(0, most);
  const add = () => {
    flushSync(() => onChange([...value, '']));
    focusOn(travellerId(value.length));
  };
  const remove = (gone: number) => {
    flushSync(() => onChange(value.filter((_, at) => at !== gone)));
    focusOn(travellerId(Math.max(gone - 1, 0)));
  };
  return (
    <section className={styles.travellers} aria-labelledby="trip-travellers">
      <h2 id="trip-travellers">{t('travellers')}</h2>
      {shown.map((dateOfBirth, at) => (
        <div key={at} className={styles.traveller}>
          <DateOfBirthField
            id={travellerId(at)}
            name={`travellers.${at}`}
            label={kind === 'studies' ? t('student') : t('traveller', { number: at + 1 })}
            value={dateOfBirth}
            onChange={(typed) => onChange(value.map((each, other) => (other === at ? typed : each)))}
            onBlur={onBlur}
            error={errorOf(at)}
          />
          {shown.length > 1 && (
            <button type="button" className="link small" onClick={() => remove(at)}>
              {t('remove')} <span className="visuallyHidden">{t('removeOf', { number: at + 1 })}</span>
            </button>
          )}
        </div>
      ))}
      {value.length < most && (
        <Button kind="line" onClick={add}>
          {t('add')}
        </Button>
      )}
    </section>
  );
}
