import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import {
  STUDY_MONTHS,
  TRIP_KIND_KEYS,
  TRIP_KINDS,
  type TripKind,
} from '@/lib/domain/travel/kinds/kinds.data';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';
import styles from './TripForm.module.css';

const idOf = (kind: TripKind) => `trip-kind-${kind}`;
/** The id of the group's first radio button. */
export const KIND_ID = idOf('single');

type Props = { field: UseFormRegisterReturn; error: string | undefined };

/** Asks for the kind of trip, on which all further questions depend. */
export function KindChoice({ field, error }: Props) {
  const t = useTranslations('travel.form');
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('kind')}</legend>
      {TRIP_KIND_KEYS.map((kind) => (
        <label key={kind} className={`drawn ${styles.kind}`}>
          <input type="radio" id={idOf(kind)} value={kind} defaultChecked={kind === 'single'} {...field} />
          <span>
            <b>{t(`kinds.${kind}`)}</b>
            <small>
              {t(`kindTexts.${kind}`, {
                days: TRIP_LIMITS.days,
                months: STUDY_MONTHS.most,
                ...TRIP_KINDS[kind],
              })}
            </small>
          </span>
        </label>
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
