import { useLocale, useTranslations } from 'next-intl';
import type { RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import { refusalValues } from '@/lib/i18n/refusalValues';
import { emblemOf } from './emblem';
import styles from './PlanCard.module.css';

export function RefusalText({ refused }: { refused: RefusedPlanDto }) {
  const t = useTranslations('plans.refused');
  const locale = useLocale();
  const key = (t.has(refused.reason as 'notOffered') ? refused.reason : 'notOffered') as 'notOffered';
  return t(key, refusalValues(refused, locale));
}

export function RefusedPlan({ refused }: { refused: RefusedPlanDto }) {
  return (
    <li className={styles.out}>
      <img
        className="emblem"
        src={`/art/plan-${emblemOf(refused.product)}.svg`}
        alt=""
        width="48"
        height="48"
      />
      <div>
        <h2>{refused.productName}</h2>
        <p>
          <RefusalText refused={refused} />
        </p>
      </div>
    </li>
  );
}
