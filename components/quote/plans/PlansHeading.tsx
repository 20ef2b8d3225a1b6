import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Select } from '@/components/common/form/Select';
import { ReservedSpace } from '@/components/common/ui/ReservedSpace';
import styles from './PlansStep.module.css';

/** Rarely more are left out, and a second figure would give Hindi a third line. */
const longest = { fit: 10, out: 2 };

/** The heading takes the focus when the step is reached. */
export function PlansHeading({ fit, out }: { fit: number | undefined; out: number }) {
  const t = useTranslations('quote.plans');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Both calls force a layout, so they run in a task of their own, between mounting the step and its first frame.
    const timer = setTimeout(() => {
      window.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.heading}>
      <h1 ref={heading} tabIndex={-1}>
        <ReservedSpace longest={t('title', longest)}>
          {fit === undefined ? t('titleLoading') : t('title', { fit, out })}
        </ReservedSpace>
      </h1>
      <p className="lead">{t('lead')}</p>
    </div>
  );
}

const orders = ['suggested', 'price'] as const;
export type Order = (typeof orders)[number];

export function SortBy({ value, onChange }: { value: Order; onChange: (order: Order) => void }) {
  const t = useTranslations('quote.plans');
  const texts = { suggested: t('sortSuggested'), price: t('sortPrice') };
  return (
    <div className={styles.sort}>
      <Select
        label={t('sortBy')}
        value={value}
        onChange={(event) => onChange(orders.find((order) => order === event.target.value) ?? 'suggested')}
        options={orders.map((order) => ({ value: order, label: texts[order] }))}
      />
    </div>
  );
}
