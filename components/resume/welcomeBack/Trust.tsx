import { useLocale, useTranslations } from 'next-intl';
import { figures } from '@/lib/brand';
import { formatFigure } from '@/lib/i18n/format';
import styles from './WelcomeBack.module.css';

export function Trust() {
  const t = useTranslations('resume');
  const locale = useLocale();
  const rows = [
    { figure: figures.hospitals, text: t('hospitals') },
    { figure: figures.customers, text: t('customers') },
    { figure: figures.claimSettlement, text: t('claims') },
  ];
  return (
    <ul className={styles.trust}>
      {rows.map(({ figure, text }) => (
        <li key={text}>
          <b>{formatFigure(figure.value, locale)}</b> {text}
        </li>
      ))}
    </ul>
  );
}
