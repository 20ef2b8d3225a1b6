import { useTranslations } from 'next-intl';
import { menu } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { Icon } from '@/components/common/ui/Icon';
import { headerList, type HeaderEntry, type MenuName } from './headerData';
import { Link } from '@/components/common/ui/Link';
import styles from './MainNav.module.css';
import { useDisclosure } from './useDisclosure';

const MegaMenu = late({
  load: () => import('./MegaMenu').then((module) => module.MegaMenu),
  texts: { menu },
});

/** The disclosure pattern rather than role="menu". */
export function MainNav() {
  const t = useTranslations('layout');
  const { open, root, toggle, hover } = useDisclosure<MenuName>();

  const entry = ({ name, chevronFlag, link }: HeaderEntry) =>
    chevronFlag ? (
      <li key={name} {...hover(name)}>
        <button
          type="button"
          aria-expanded={open === name}
          aria-controls={`menu-${name}`}
          onClick={() => toggle(name)}
        >
          {t(`nav.${name}`)}
          <Icon name="chevron" size="small" />
        </button>
        <div id={`menu-${name}`} hidden={open !== name} className={styles.panel}>
          {open === name && <MegaMenu name={name} />}
        </div>
      </li>
    ) : (
      <li key={name}>
        <Link href={link ?? '/'} newTab>
          {t(`nav.${name}`)}
        </Link>
      </li>
    );

  return (
    <nav ref={root} className={styles.nav} aria-label={t('mainNav')}>
      <ul>{headerList.map(entry)}</ul>
    </nav>
  );
}
