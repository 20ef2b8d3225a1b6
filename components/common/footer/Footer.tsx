import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { brand, figures } from '@/lib/brand';
import type { CleanHtml } from '@/lib/content/cleanHtml';
import { phoneInText } from '@/lib/i18n/format';
import styles from './Footer.module.css';
import { FooterColumns } from './FooterColumns';
import { FooterLegal, type Disclaimer } from './FooterLegal';
import { Logo } from '@/components/common/page/Logo';
import { Link } from '@/components/common/ui/Link';

const networkNames = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const;

function Contact() {
  const t = useTranslations('footer');
  return (
    <div className={styles.contact}>
      <Logo onDark />
      <address>
        {brand.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        <a href={`https://${brand.domain}`}>{brand.domain}</a>
        <br />
        {t('fax', { number: phoneInText(brand.fax) })}
      </p>
    </div>
  );
}

function Helplines() {
  const t = useTranslations('footer');
  return (
    <div className={styles.helplines}>
      <p>
        {t('newPolicy')}
        <a href={`tel:${brand.helplineNewPolicy}`}>{brand.helplineNewPolicy}</a>
      </p>
      <p>
        {t('customerCare')}
        <a href={`tel:${brand.helplineCustomerCare}`}>{brand.helplineCustomerCare}</a>
      </p>
    </div>
  );
}

function Apps() {
  const t = useTranslations('footer');
  const stores = [
    { name: 'Google Play', href: brand.apps.android },
    { name: 'App Store', href: brand.apps.ios },
  ];
  return (
    <div className={styles.apps}>
      <p>{t('apps', { downloads: figures.appDownloads.value, reviews: figures.appReviews.value })}</p>
      <p className={styles.stores}>
        {stores.map(({ name, href }) => (
          <Link key={name} href={href} newTab>
            {name}
          </Link>
        ))}
      </p>
      <p className={styles.social}>
        {brand.social.map(({ network, url }) => (
          <Link key={network} href={url} newTab>
            <Icon name={network} />
            <span className="visuallyHidden">{networkNames[network]}</span>
          </Link>
        ))}
      </p>
    </div>
  );
}

export type FooterProps = {
  /** The page's own disclaimers, or a block of HTML in their place. */
  disclaimers?: readonly Disclaimer[];
  html?: CleanHtml;
};

export function Footer({ disclaimers, html }: FooterProps) {
  return (
    <div className="below">
      <footer className={`dark printed later ${styles.footer}`}>
        <div className={`wrap below ${styles.parts}`}>
          <div className={`later ${styles.top}`}>
            <Contact />
            <Helplines />
            <Apps />
          </div>
          <FooterColumns />
          <FooterLegal disclaimers={disclaimers} html={html} />
        </div>
      </footer>
    </div>
  );
}
