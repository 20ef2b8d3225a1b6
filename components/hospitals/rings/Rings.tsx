import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { placeOf, ringsOf } from './pins';
import styles from './Rings.module.css';

type Props = {
  outermost: number;
  place: string;
  /** The end of the line to the chosen hospital, in percent of the sheet. */
  line?: { x: number; y: number };
};

/** The angle, in degrees, at which the rings' kilometres are written. */
const WRITTEN_AT = 200;
const UNITS = 6;

/** Draws only bearing and distance: no roads, no coast, no border. */
export function Rings({ outermost, place, line }: Props) {
  const t = useTranslations('hospitals.rings');
  const rings = ringsOf(outermost);
  return (
    <>
      <svg viewBox="0 0 600 600">
        {rings.toReversed().map(({ r }, at) => (
          <circle key={r} className={styles[`ring${3 - at}`]} cx="300" cy="300" r={r} />
        ))}
        <path className={styles.cross} d="M300 50V550M50 300H550" />
        <path className={styles.winds} d="M123.2 123.2 476.8 476.8M476.8 123.2 123.2 476.800" />
        {line && <path className={styles.line} d={`M300 300L${line.x * UNITS} ${line.y * UNITS}`} />}
      </svg>
      <img src="/art/rings.svg" alt="" />
      <span className={styles.north}>{t('north')}</span>
      {rings.map(({ km }) => {
        const { x, y } = placeOf(km, WRITTEN_AT, outermost);
        return (
          <span key={km} className={styles.km} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
            {t('ring', { km })}
          </span>
        );
      })}
      <span className={styles.centre}>
        <i />
        <b>{place}</b>
      </span>
    </>
  );
}
