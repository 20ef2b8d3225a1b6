import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { Icon } from '@/components/common/ui/Icon';
import { ReservedSpace } from '@/components/common/ui/ReservedSpace';
import type { ShownPlans } from '@/lib/domain/quote/journey/filterPlans';
import {
  FILTER_KEYS,
  PLAN_FILTERS,
  type FilterKey,
  type PlanFilters as Filters,
} from '@/lib/domain/quote/journey/planFilters';
import { formatMoney } from '@/lib/i18n/format';
import { usePressedPlan } from './card/pressedPlan';
import styles from './PlanFilters.module.css';

type Props = ShownPlans & { onChange: (filters: Filters) => void };

function LeftOut({ leftOut }: Pick<Props, 'leftOut'>) {
  const t = useTranslations('choosing.filters');
  return (
    <details className={styles.leftOut}>
      <summary>{t('leftOut', { count: leftOut.length })}</summary>
      <ul>
        {leftOut.map(({ price, misses }) => (
          <li key={price.product}>
            <b>{price.productName}</b>: {t(`misses.${misses}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function PlanFilters({ onChange, shown, leftOut }: Props) {
  const { filters } = usePressedPlan();
  const t = useTranslations('choosing.filters');
  // The lists are mounted at the first opening: all six together are a third of the cost of rendering a change of plan.
  const [isWanted, setIsWanted] = useState(false);
  const set = FILTER_KEYS.filter((key) => filters[key] !== undefined).length;
  const of = shown.length + leftOut.length;
  const isWaiting = set > 0 && of === 0;
  const labelOf = (key: FilterKey, value: string) =>
    key === 'most' ? formatMoney(Number(value)) : t(`${key}.${value}` as 'room.any');
  return (
    <div className={styles.filters}>
      <details className={styles.wishes} onToggle={() => setIsWanted(true)}>
        <summary>
          <Icon name="search" size="small" />
          {t('title', { set })}
        </summary>
        <div className={styles.fields}>
          {isWanted &&
            FILTER_KEYS.map((key) => (
              <Select
                key={key}
                label={t(`${key}.label`)}
                value={filters[key] ?? ''}
                placeholder={t(`${key}.all`)}
                onChange={({ target }) => onChange({ ...filters, [key]: target.value || undefined })}
                options={PLAN_FILTERS[key].map((value) => ({ value, label: labelOf(key, value) }))}
              />
            ))}
        </div>
      </details>
      <p className={styles.left} role="status">
        {set > 0 && (
          <ReservedSpace longest={t('left', { left: 10, of: 10 })}>
            {!isWaiting && t('left', { left: shown.length, of })}
          </ReservedSpace>
        )}
      </p>
      {set > 0 && (
        <button type="button" className="link" onClick={() => onChange({})}>
          {t('clear')}
        </button>
      )}
      {isWaiting && <div className={styles.leftOut} />}
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} />}
    </div>
  );
}
