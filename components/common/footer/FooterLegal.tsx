import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import type { CleanHtml } from '@/lib/content/cleanHtml';
import styles from './Footer.module.css';

export type Disclaimer = { superscript?: string; text: string };

type Props = { disclaimers?: readonly Disclaimer[]; html?: CleanHtml };

/** Required legal notices; a page's own disclaimers precede them. */
export function FooterLegal({ disclaimers = [], html }: Props) {
  const t = useTranslations('footer.legal');
  const { irdai, cin, uin } = brand.registration;
  return (
    <div className={`later ${styles.legal}`}>
      <p>{t('solicitation')}</p>
      <p>{t('notice')}</p>
      {html ? (
        <div dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        disclaimers.map(({ superscript, text }) => (
          <p key={text}>
            {superscript && <sup>{superscript}</sup>}
            {text}
          </p>
        ))
      )}
      <p>{t('rebates')}</p>
      <p>
        {t('complaints')} {t('registration', { irdai, cin, uin })}
      </p>
      <p>{t('copyright', { name: brand.name })}</p>
    </div>
  );
}
