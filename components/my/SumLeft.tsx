import { useTranslations } from 'next-intl';
import type { MyPolicyDto } from '@/lib/domain/my/contract';
import { formatMoney } from '@/lib/i18n/format';
import styles from './PolicyCard.module.css';

export function SumLeft({ policy: { sumInsured, sumLeft } }: { policy: MyPolicyDto }) {
  const t = useTranslations('my.policy');
  const used = sumInsured - sumLeft;
  return (
    <div className={styles.left}>
      <p>
        <b className="price">{formatMoney(sumLeft)}</b> {t('left', { sum: formatMoney(sumInsured) })}
      </p>
      <span className={styles.bar} aria-hidden="true">
        {used > 0 && <i className={styles.used} style={{ flexGrow: used }} />}
        <i style={{ flexGrow: sumLeft }} />
      </span>
      {used > 0 && <p className="tiny">{t('used', { amount: formatMoney(used) })}</p>}
    </div>
  );
}
