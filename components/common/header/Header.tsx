import { useRouter } from 'next/router';
import { memo } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Logo } from '@/components/common/page/Logo';
import { Icon } from '@/components/common/ui/Icon';
import { MENU } from './menu/menus';
import { localeNames } from '@/lib/i18n/locales';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu } from './menu/Menu';
import { PhoneLink } from './PhoneLink';

/** Memoised, so that a change of the page's content doesn't re-render the header. */
export const Header = memo(function Header() {
  const t = useTranslations('layout');
  const locale = useLocale();
  const { asPath } = useRouter();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        {/* The menu remounts on each page, so that it closes on navigation. */}
        <Menu key={asPath} />
        <PhoneLink />
        <div className={styles.languages}>
          <LanguageSwitch />
        </div>
        <button type="button" className={styles.language} aria-label={t('language')} popoverTarget={MENU}>
          {localeNames[locale].short}
        </button>
        <button type="button" className={styles.burger} aria-label={t('menu')} popoverTarget={MENU}>
          <Icon name="menu" size="large" />
        </button>
      </div>
    </header>
  );
});
