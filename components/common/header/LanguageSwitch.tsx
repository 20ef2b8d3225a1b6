import { useHydrated } from '@/lib/late/useHydrated';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useLocale, useTranslations } from 'next-intl';
import { rememberLanguage } from '@/lib/i18n/chosenLanguage';
import { isEnglishOnly, localeNames, locales } from '@/lib/i18n/locales';
import styles from './LanguageSwitch.module.css';

/** Plain links, so that they work without JavaScript and for crawlers. */
export function LanguageSwitch({ full }: { full?: boolean }) {
  const t = useTranslations('layout');
  const current = useLocale();
  const { asPath, pathname } = useRouter();
  // Prerendered HTML has no query or hash, and on shared routes no path.
  const prerendered = pathname.includes('[') ? (asPath.split(/[?#]/)[0] ?? '/') : pathname;
  const address = useHydrated() ? asPath : prerendered;
  // A page that exists only in English links home in other languages.
  const here =
    pathname.startsWith('/404') || pathname.startsWith('/500') || isEnglishOnly(address) ? '/' : address;

  return (
    <div
      className={full ? `${styles.switch} ${styles.full}` : styles.switch}
      role="group"
      aria-label={t('language')}
    >
      {locales.map((locale) => (
        <NextLink
          key={locale}
          href={here}
          locale={locale}
          lang={locale}
          hrefLang={locale}
          prefetch={false}
          scroll={false}
          aria-current={locale === current ? 'true' : undefined}
          aria-label={full ? undefined : localeNames[locale].name}
          onClick={() => rememberLanguage(locale)}
        >
          {full ? localeNames[locale].name : localeNames[locale].short}
        </NextLink>
      ))}
    </div>
  );
}
