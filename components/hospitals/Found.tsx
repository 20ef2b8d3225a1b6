import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { brand } from '@/lib/brand';
import { type HospitalsDto, PAGE_SIZE } from '@/lib/domain/hospitals/contract';
import type { View } from './view';
import { HospitalRow } from './HospitalRow';
import { RingSheet } from './rings/RingSheet';
import { useHeading } from './useHeading';
import styles from './Hospitals.module.css';

type Props = {
  list: HospitalsDto;
  view: View;
  isOffline?: boolean;
  /** What follows this list. */
  next?: 'searching' | 'loadingMore' | 'moreFailed';
  onMore?: () => void;
};

export function Found({ list, view, isOffline, next, onMore }: Props) {
  const t = useTranslations('hospitals');
  const { heading, note } = useHeading(list);
  const [chosen, setChosen] = useState<string>();
  const { hospitals, total } = list;
  const left = total - hospitals.length;
  const choose = (id: string) => setChosen((before) => (before === id ? undefined : id));
  const show = (id: string) => {
    setChosen(id);
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className={styles.found} data-view={view}>
      <div className={styles.list}>
        <div className={styles.heading} role="status">
          <h2>{heading}</h2>
          <p className="tiny">{note}</p>
        </div>
        <ol className={styles.rows}>
          {hospitals.map((hospital, at) => (
            <HospitalRow
              key={hospital.id}
              hospital={hospital}
              number={at + 1}
              isChosen={hospital.id === chosen}
              isOffline={isOffline}
              onChoose={() => choose(hospital.id)}
            />
          ))}
          {left > 0 && onMore && (
            <li className={styles.more}>
              {next === 'moreFailed' && <p role="alert">{t('failed.title')}</p>}
              <Button kind="line" busy={next === 'loadingMore'} onClick={onMore}>
                {next === 'loadingMore' ? t('moreLoading') : t('more', { count: Math.min(left, PAGE_SIZE) })}
              </Button>
            </li>
          )}
        </ol>
      </div>
      <div className={styles.side}>
        <RingSheet list={list} chosen={chosen} onChoose={show} />
        <p className="small">
          {t.rich('outside', {
            b: (text) => <b>{text}</b>,
            tel: (text) => <a href={`tel:${brand.helplineCustomerCare}`}>{text}</a>,
          })}
        </p>
      </div>
    </section>
  );
}
