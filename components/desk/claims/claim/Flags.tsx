import { useLocale, useTranslations } from 'next-intl';
import type { ClaimFlag } from '@/lib/domain/claims/desk/flags';
import { formatDate } from '@/lib/i18n/format';
import { toLocale } from '@/lib/i18n/locales';
import styles from '../Claims.module.css';
import { Part } from './Part';

export function Flags({ flags }: { flags: readonly ClaimFlag[] }) {
  const t = useTranslations('deskClaims.flags');
  const locale = toLocale(useLocale());
  if (flags.length === 0) return null;
  return (
    <Part title={t('title')} className={styles.flags}>
      <p className="tiny">{t('lead')}</p>
      <ul className={styles.list}>
        {flags.map(({ flag, count = 0, of = 0, claims = [], on }) => (
          <li key={flag}>
            {t(flag, { count, of, claims: claims.join(', '), on: on ? formatDate(on, locale) : '' })}
          </li>
        ))}
      </ul>
    </Part>
  );
}
