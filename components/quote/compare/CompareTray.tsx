import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { COMPARED_AT_MOST, planIdOf, type PlanId } from '@/lib/domain/quote/journey/planForm';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatMoney } from '@/lib/i18n/format';
import { usePressedPlan } from '@/components/quote/plans/card/pressedPlan';
import styles from './CompareTray.module.css';
import { emblemOf } from '@/components/quote/plans/card/emblem';

type Props = {
  prices: readonly PriceDto[];
  onChange: (compared: readonly PlanId[]) => void;
  onCompare: () => void;
};

export function CompareTray({ prices, onChange, onCompare }: Props) {
  const t = useTranslations('choosing.tray');
  const { compared } = usePressedPlan();
  if (compared.length === 0) return null;
  const count = compared.length;
  const most = Math.max(COMPARED_AT_MOST, count);
  return (
    <section className={`noPrint ${styles.tray}`} aria-label={t('label')} data-tray="">
      <div className={`wrap ${styles.row}`}>
        <p className={styles.count} role="status">
          <b>{t('label')}</b> {t(count < most ? 'count' : 'full', { count, most })}
        </p>
        <ul>
          {compared.map((id) => {
            const price = prices.find((each) => planIdOf(each) === id);
            const name = price ? planNameOf(price) : id.replace(':', ' ');
            return (
              <li key={id}>
                <img src={`/art/plan-${emblemOf(id.split(':')[0])}.svg`} alt="" width="36" height="36" />
                <span>
                  {name}
                  <small>{price ? formatMoney(price.priceAfterTax) : t('notOffered')}</small>
                </span>
                <button
                  type="button"
                  aria-label={t('remove', { name })}
                  onClick={() => onChange(compared.filter((each) => each !== id))}
                >
                  <Icon name="close" size="small" />
                </button>
              </li>
            );
          })}
        </ul>
        {count > 1 && (
          <Button kind="act" onClick={onCompare}>
            {t('go', { count })}
          </Button>
        )}
      </div>
    </section>
  );
}
