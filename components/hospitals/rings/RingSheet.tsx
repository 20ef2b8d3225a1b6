import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { type HospitalsDto, PAGE_SIZE } from '@/lib/domain/hospitals/contract';
import { ChosenPin } from './ChosenPin';
import { Rings } from './Rings';
import { RingLegend } from './RingLegend';
import { CENTRE, outermostOf, pinOf, placeOf, roomForWords, spread } from './pins';
import { usePlaceName } from '@/components/hospitals/useHeading';
import pins from './Pins.module.css';
import styles from './Rings.module.css';

type Props = { list: HospitalsDto; chosen: string | undefined; onChoose: (id: string) => void };

const at = ({ x, y }: { x: number; y: number }) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

/** The list says the same in words, so screen readers get the sheet as one sentence. */
export function RingSheet({ list, chosen, onChoose }: Props) {
  const t = useTranslations('hospitals');
  const place = usePlaceName(list);
  const outermost = outermostOf(list);
  const near = list.hospitals.slice(0, PAGE_SIZE).flatMap((hospital, index) => {
    const { from } = hospital;
    return from ? [{ hospital, from, number: index + 1 }] : [];
  });
  const places = spread(near.map(({ from }) => placeOf(from.km, from.degrees, outermost)));
  const placed = near.map((each, index) => ({
    ...each,
    word: each.hospital.name.split(' ')[0] ?? '',
    stands: places[index] ?? CENTRE,
  }));
  const hasRoom = roomForWords(placed.map(({ word, stands }) => ({ word, ...stands })));
  const shown = placed.map((each, index) => ({ ...each, isNamed: hasRoom[index] }));
  const on = shown.find(({ hospital }) => hospital.id === chosen);
  if (shown.length === 0) return null;
  return (
    <figure className={styles.sheet}>
      <p className="visuallyHidden">{t('rings.sentence', { count: shown.length, place })}</p>
      <div className={styles.rings} aria-hidden="true">
        <Rings outermost={outermost} place={place} line={on?.stands} />
        {shown.map(({ hospital, from, stands, number, word, isNamed }) => (
          <a
            key={hospital.id}
            href={`#${hospital.id}`}
            tabIndex={-1}
            className={[styles.pin, !hospital.isCashless && styles.pay, hospital.id === chosen && styles.on]
              .filter(Boolean)
              .join(' ')}
            style={at(stands)}
            onClick={(event) => {
              event.preventDefault();
              onChoose(hospital.id);
            }}
          >
            <i className={`${pins.pin} ${pins[pinOf(hospital)]}`}>{number}</i>
            {hospital.id === chosen ? (
              <small>
                <b>{hospital.name}</b>
                {`${t('row.km', { km: from.km })} ${t(`directions.${from.direction}`)}`}
              </small>
            ) : (
              isNamed && <small>{word}</small>
            )}
          </a>
        ))}
      </div>
      {on && <ChosenPin hospital={on.hospital} />}
      <RingLegend />
    </figure>
  );
}
