import { useLocale, useTranslations } from 'next-intl';
import { Bill } from '@/components/common/bill/Bill';
import { ButtonLink } from '@/components/common/ui/Button';
import { GROUP_RATES } from '@/lib/domain/group/group.data';
import { toGroupBill } from '@/lib/domain/group/groupBill';
import { formatMoney, formatShortSum } from '@/lib/i18n/format';
import styles from './Corporate.module.css';

export function GroupBill({ people }: { people: number }) {
  const t = useTranslations('group');
  const tBill = useTranslations('bill');
  const locale = useLocale();
  const { lines, total, each } = toGroupBill(people);
  const { averageAge: age, sumInsured } = GROUP_RATES;
  return (
    <>
      <Bill
        head={{ title: t('indication') }}
        plan={{
          name: t('plan'),
          about: t('about', { people, age, sum: formatShortSum(sumInsured, locale) }),
          emblem: 'recharge',
        }}
        columns={{ particulars: tBill('particulars'), amount: tBill('amount') }}
        lines={lines.map(({ key, values, amount }) => ({
          key,
          label: t(`lines.${key}`, values),
          note: t(`lines.${key}Note`, values),
          amount,
        }))}
        total={{ label: t('total'), amount: total }}
      >
        <p className={styles.each}>
          <span>{t('each')}</span>
          <b className="num">{formatMoney(each)}</b>
        </p>
        <ButtonLink kind="go" size="big" wide iconAfter="arrow" href="#ask">
          {t('ask')}
        </ButtonLink>
      </Bill>
      <p className={`tiny ${styles.hold}`}>{t('hold', { age })}</p>
    </>
  );
}
