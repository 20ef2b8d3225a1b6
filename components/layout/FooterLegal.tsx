import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import styles from './Footer.module.css';

export type Disclaimer = { superscript?: string; text: string };

/** The legal minimum of every page; a page's own disclaimers come before it. */
export function FooterLegal({ disclaimers = [] }: { disclaimers?: readonly Disclaimer[] }) {
  const t = useTranslations('layout.footer.legal');
  const { irdai, cin, uin } = brand.registration;
  return (
    <div className={styles.legal}>
      <p>{t('solicitation')}</p>
      {disclaimers.map(({ superscript, text }) => (
        <p key={text}>
          {superscript && <sup>{superscript}</sup>}
          {text}
        </p>
      ))}
      <p>{t('rebates')}</p>
      <p>
        {t('complaints')} {t('registration', { irdai, cin, uin })}
      </p>
      <p>{t('copyright', { name: brand.name })}</p>
    </div>
  );
}
