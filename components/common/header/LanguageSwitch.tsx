import { useHydrated } from '@/lib/late/useHydrated';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useLocale, useTranslations } from 'next-intl';
import { isEnglishOnly, localeNames, locales } from '@/lib/i18n/locales';
import styles from './LanguageSwitch.module.css';
import { rememberLanguage } from './useLanguage';

/** Links to the same page in the other languages: they work before any script, and search engines follow them. */
export function LanguageSwitch({ full }: { full?: boolean }) {
  const t = useTranslations('layout');
  const current = useLocale();
  const { asPath, pathname } = useRouter();
  // The prerendered page knows neither query nor hash nor, where many addresses share it, the address.
  const prerendered = pathname.includes('[') ? (asPath.split(/[?#]/)[0] ?? '/') : pathname;
  const address = useHydrated() ? asPath : prerendered;
  // A page that stays English has no sister: the other languages then lead home.
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
