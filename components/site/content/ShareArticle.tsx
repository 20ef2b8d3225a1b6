import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { Icon } from '@/components/common/ui/Icon';
import { siteOrigin } from '@/lib/config/siteOrigin';
import { SHARE_TARGETS, shareUrl } from '@/lib/domain/quote/shareTargets';
import { pathIn } from '@/lib/i18n/locales';
import styles from './ShareArticle.module.css';

const names = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
} as const;

/** Plain links rather than widgets, so that no network tracks a reader who does not share. */
export function ShareArticle({ path, title }: { path: string; title: string }) {
  const t = useTranslations('common');
  const locale = useLocale();
  const url = siteOrigin() + pathIn(locale, path);
  return (
    <div className={styles.share} role="group" aria-label={t('shareThis', { title })}>
      <span className="small">{t('share')}</span>
      {SHARE_TARGETS.map((target) => (
        <Link key={target} newTab className="link" href={shareUrl(target, { url, text: title })}>
          <Icon name={target} size="small" />
          {names[target]}
        </Link>
      ))}
    </div>
  );
}
