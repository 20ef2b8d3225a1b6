import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import styles from './Footer.module.css';

export type Disclaimer = { superscript?: string; text: string };

type Props = { disclaimers?: readonly Disclaimer[]; html?: string };

/** Strips tags from content-server HTML, which must not inject markup. */
const toParagraphs = (html: string) =>
  html
    .split(/<\/(?:p|li|div|h[1-6])>|<br\s*\/?>/i)
    .map((part) => part.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean);

/** Required legal notices; a page's own disclaimers precede them. */
export function FooterLegal({ disclaimers = [], html }: Props) {
  const t = useTranslations('footer.legal');
  const { irdai, cin, uin } = brand.registration;
  const own = html ? toParagraphs(html).map((text): Disclaimer => ({ text })) : disclaimers;
  return (
    <div className={styles.legal}>
      <p>{t('solicitation')}</p>
      <p>{t('notice')}</p>
      {own.map(({ superscript, text }) => (
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
