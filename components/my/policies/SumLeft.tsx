import { useTranslations } from 'next-intl';
import type { MyPolicyDto } from '@/lib/domain/my/contract';
import { formatMoney } from '@/lib/i18n/format';
import styles from './PolicyCard.module.css';

export function SumLeft({ policy: { sumInsured, left } }: { policy: MyPolicyDto }) {
  const t = useTranslations('my.policy');
  if (!left) return null;
  const used = Math.max(0, sumInsured - left.sumInsured);
  return (
    <div className={styles.left}>
      <p>
        <b className="price">{formatMoney(left.sumInsured + left.carried)}</b>{' '}
        {left.carried > 0 ? t('leftWithCarried') : t('left', { sum: formatMoney(sumInsured) })}
      </p>
      <span className={styles.bar} aria-hidden="true">
        {used > 0 && <i className={styles.used} style={{ flexGrow: used }} />}
        <i style={{ flexGrow: left.sumInsured }} />
        {left.carried > 0 && <i className={styles.carried} style={{ flexGrow: left.carried }} />}
      </span>
      {used > 0 && <p className="tiny">{t('used', { amount: formatMoney(used) })}</p>}
      {left.carried > 0 && <p className="tiny">{t('carried', { amount: formatMoney(left.carried) })}</p>}
    </div>
  );
}
