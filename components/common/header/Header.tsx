import { useRouter } from 'next/router';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { menu } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { Icon } from '@/components/common/ui/Icon';
import { localeNames } from '@/lib/i18n/locales';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from '@/components/common/page/Logo';
import { MainNav } from './menu/MainNav';
import { PhoneLink } from './PhoneLink';

const MobileDrawer = late({
  load: () => import('./menu/MobileDrawer').then((module) => module.MobileDrawer),
  texts: { menu },
});

export function Header() {
  const t = useTranslations('layout');
  const locale = useLocale();
  const { asPath } = useRouter();
  // The drawer closes on navigation, since it belongs to the page that opened it.
  const [openedOn, setOpenedOn] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  const open = openedOn === asPath;

  const openDrawer = () => {
    setWasOpened(true);
    setOpenedOn(asPath);
  };

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <MainNav key={asPath} />
        <PhoneLink />
        <div className={styles.languages}>
          <LanguageSwitch />
        </div>
        <button type="button" className={styles.language} aria-label={t('language')} onClick={openDrawer}>
          {localeNames[locale].short}
        </button>
        <button
          type="button"
          className={styles.burger}
          aria-label={t('menu')}
          aria-expanded={open}
          onClick={openDrawer}
        >
          <Icon name="menu" size="large" />
        </button>
        {wasOpened && <MobileDrawer open={open} onClose={() => setOpenedOn(undefined)} />}
      </div>
    </header>
  );
}
