import { useLocale, useTranslations } from 'next-intl';
import { figures } from '@/lib/brand';
import { formatDate, formatFigure } from '@/lib/i18n/format';
import { markOf } from './disclaimers';
import styles from './Trust.module.css';

const shown = ['hospitals', 'customers', 'claimSettlement', 'claimsPaidLastMonth'] as const;

export function Trust() {
  const t = useTranslations('homeSections.trust');
  const locale = useLocale();
  return (
    <section className={styles.trust} aria-label={t('label')}>
      <div className="wrap">
        <dl>
          {shown.map((figure) => (
            <div key={figure}>
              <dt>
                {t(figure)}
                {figure === 'claimSettlement' && <sup>{markOf(figure)}</sup>}
                <small>{t('asOn', { date: formatDate(figures[figure].asOn, locale) })}</small>
              </dt>
              <dd>{formatFigure(figures[figure].value, locale)}</dd>
            </div>
          ))}
        </dl>
        <p className="tiny">{t('sample')}</p>
      </div>
    </section>
  );
}
