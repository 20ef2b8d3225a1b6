import Drawer from '@mui/material/Drawer';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Themed } from '@/components/common/ui/Themed';
import { brand } from '@/lib/brand';
import { headerList, type HeaderEntry } from './headerData';
import { headerPopover } from './headerPopover';
import { LanguageSwitch } from '@/components/common/header/LanguageSwitch';
import { Link } from '@/components/common/ui/Link';
import { Logo } from '@/components/common/page/Logo';
import styles from './MobileDrawer.module.css';
import { useHasPhone } from '@/components/common/header/PhoneLink';

function Entry({ name, chevronFlag, link }: HeaderEntry) {
  const t = useTranslations();
  if (!chevronFlag) {
    return (
      <Link href={link ?? '/'} newTab className={styles.top}>
        {t(`layout.nav.${name}`)}
      </Link>
    );
  }
  return (
    <details name="menu">
      <summary className={styles.top}>
        {t(`layout.nav.${name}`)}
        <Icon name="chevron" className={styles.turn} />
      </summary>
      <div className={styles.categories}>
        {headerPopover[name]?.map(({ category, subCategories }) => (
          <div key={category}>
            <h3>{t(`menu.categories.${category}`)}</h3>
            <ul>
              {subCategories.map(({ text, link: target }) => (
                <li key={text}>
                  <Link href={target}>{t(`menu.links.${text}`)}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

export function MobileDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('layout');
  const hasPhone = useHasPhone();
  return (
    <Themed>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { className: styles.paper, role: 'dialog', 'aria-modal': true, 'aria-label': t('menu') },
        }}
      >
        <nav className={styles.drawer} aria-label={t('menu')}>
          <div className={styles.head}>
            <Logo />
            <button type="button" className={styles.close} onClick={onClose} aria-label={t('close')}>
              <Icon name="close" />
            </button>
          </div>
          <LanguageSwitch full />
          {headerList.map((entry) => (
            <Entry key={entry.name} {...entry} />
          ))}
          {hasPhone && (
            <p className={`dark ${styles.foot}`}>
              {t('phone.mobile')}
              <a href={`tel:${brand.helplineNewPolicy}`}>{brand.helplineNewPolicy}</a>
            </p>
          )}
        </nav>
      </Drawer>
    </Themed>
  );
}
