import { useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/common/header/LanguageSwitch';
import { useHasPhone } from '@/components/common/header/PhoneLink';
import { Logo } from '@/components/common/page/Logo';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { MENU } from './menus';
import { menu } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { isOpened } from '@/lib/late/when';
import { headerList, type HeaderEntry, type MenuName } from './headerData';
import styles from './Menu.module.css';
import { MenuPanel } from './MenuPanel';
import { Promotion } from './Promotion';
// The panels are prerendered, so their styles can't be lazy.
import './MenuPanel.module.css';

const MenuPanelLater = late<{ name: MenuName }>({
  load: () => import('./MenuPanel').then((module) => module.MenuPanel),
  texts: { menu },
  prerendered: { when: isOpened, onServer: typeof window === 'undefined' ? MenuPanel : undefined },
});

/**
 * The menu is in the header's row on wide screens, else in a drawer. The browser alone opens it; `menus.ts` adds the
 * rest.
 */
export function Menu() {
  const t = useTranslations('layout');
  const hasPhone = useHasPhone();

  const entry = ({ name, chevronFlag, link }: HeaderEntry) =>
    chevronFlag ? (
      <li key={name}>
        <details name="menu">
          <summary>
            {t(`nav.${name}`)}
            <Icon name="chevron" size="small" />
          </summary>
          <MenuPanelLater name={name} />
        </details>
      </li>
    ) : (
      <li key={name}>
        <Link href={link ?? '/'} newTab>
          {t(`nav.${name}`)}
        </Link>
      </li>
    );

  return (
    <nav id={MENU} popover="auto" className={styles.menu} aria-label={t('mainNav')}>
      <div className={styles.head}>
        <Logo />
        <button type="button" popoverTarget={MENU} popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </div>
      <div>
        <LanguageSwitch full />
      </div>
      <ul>
        {headerList.map(entry)}
        <li>
          <Link href={paths.search}>
            <b>{t('search')}</b>
            <Icon name="search" />
          </Link>
        </li>
        <li>
          <Link href={paths.my}>
            <b>{t('my')}</b>
            <Icon name="person" />
          </Link>
        </li>
      </ul>
      <Promotion />
      {hasPhone && (
        <p className={`dark ${styles.foot}`}>
          {t('phone.mobile')}
          <a href={`tel:${brand.helplineNewPolicy}`}>{brand.helplineNewPolicy}</a>
        </p>
      )}
    </nav>
  );
}
