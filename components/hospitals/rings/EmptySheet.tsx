import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { FoundHospitalDto } from '@/lib/domain/hospitals/contract';
import { RingLegend } from './RingLegend';
import { Rings } from './Rings';
import { placeOf } from './pins';
import styles from './Rings.module.css';

type Props = {
  sentence: string;
  place?: string;
  outermost?: number;
  /** Hospitals beyond the outermost ring, each shown by an arrow. */
  farther?: readonly FoundHospitalDto[];
};

const USUAL_KM = 10;
const ARROW_KM = 0.97;

export function EmptySheet({ sentence, place = '', outermost = USUAL_KM, farther = [] }: Props) {
  const t = useTranslations('hospitals.row');
  return (
    <figure className={place ? styles.sheet : `${styles.sheet} ${styles.faded}`}>
      <p className="visuallyHidden">{sentence}</p>
      <div className={styles.rings} aria-hidden="true">
        <Rings outermost={outermost} place={place} />
        {farther.map(({ id, from }) => {
          if (!from) return null;
          const { x, y } = placeOf(outermost * ARROW_KM, from.degrees, outermost);
          const style = { '--x': `${x}%`, '--y': `${y}%`, '--turn': `${from.degrees}deg` };
          return (
            <span key={id} className={styles.arrow} style={style as CSSProperties}>
              <i />
              <b>{t('km', { km: Math.round(from.km) })}</b>
            </span>
          );
        })}
      </div>
      <RingLegend />
    </figure>
  );
}
