import { useLocale, useTranslations } from 'next-intl';
import type { ClaimFlag } from '@/lib/domain/claims/desk/flags';
import { formatDate } from '@/lib/i18n/format';
import styles from '@/components/desk/claims/Claims.module.css';
import { Part } from './Part';

type Props = { flags: readonly ClaimFlag[] };

export function Flags({ flags }: Props) {
  const t = useTranslations('deskClaims.flags');
  if (flags.length === 0) return null;
  return (
    <Part title={t('title')} className={styles.flags}>
      <p className="tiny">{t('lead')}</p>
      <FlagList flags={flags} />
    </Part>
  );
}

export function FlagList({ flags }: Props) {
  const t = useTranslations('deskClaims.flags');
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {flags.map(({ flag, count = 0, of = 0, claims = [], on }) => (
        <li key={flag}>
          {t(flag, { count, of, claims: claims.join(', '), on: on ? formatDate(on, locale) : '' })}
        </li>
      ))}
    </ul>
  );
}
