import { useTranslations } from 'next-intl';
import { Bill } from '@/components/common/bill/Bill';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import { formatMoney } from '@/lib/i18n/format';
import styles from './Need.module.css';

const charges = [
  { key: 'room', amount: 32_500 },
  { key: 'icu', amount: 28_000 },
  { key: 'doctors', amount: 18_000 },
  { key: 'tests', amount: 24_600 },
  { key: 'medicines', amount: 31_900 },
  { key: 'kit', amount: 1_800 },
] as const;

const total = charges.reduce((sum, { amount }) => sum + amount, 0);
const notPaid = charges.find(({ key }) => key === 'kit')?.amount ?? 0;

/** Shows one hospital bill without and with a policy. */
export function Need({ premium }: { premium: number }) {
  const t = useTranslations('homeSections.need');
  const columns = useTranslations('bill');
  const head = { particulars: columns('particulars'), amount: columns('amount') };
  return (
    <section className="section sand" aria-labelledby="need">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="need">{t('title')}</h2>
          <p className="lead">{t('text')}</p>
          <p className="small">{t('note')}</p>
          <Link href={paths.tool('how-much-cover')} className="link">
            {t('link')}
            <Icon name="arrow" size="small" />
          </Link>
        </div>
        <Bill
          flat
          className={styles.without}
          head={{ title: t('hospital.title'), date: t('hospital.nights') }}
          columns={head}
          lines={charges.map(({ key, amount }) => ({ key, label: t(`hospital.${key}`), amount }))}
          total={{ label: t('hospital.charges'), amount: total }}
        />
        <Bill
          className={styles.insured}
          head={{ title: t('insured.title'), date: t('insured.cashless') }}
          columns={head}
          lines={[
            { key: 'charges', label: t('hospital.charges'), amount: total },
            { key: 'paid', label: t('insured.paid'), amount: notPaid - total },
          ]}
          total={{ label: t('insured.you'), amount: notPaid }}
        >
          <p className="tiny">{t('insured.note', { premium: formatMoney(premium) })}</p>
        </Bill>
      </div>
    </section>
  );
}
