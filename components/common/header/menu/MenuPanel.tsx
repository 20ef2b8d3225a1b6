import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import { headerList, type MenuName } from './headerData';
import { headerPopover } from './headerPopover';
import styles from './MenuPanel.module.css';

/** An entry's links: a mega menu on wide screens, a list in the drawer. */
export function MenuPanel({ name }: { name: MenuName }) {
  const t = useTranslations('menu');
  const categories = headerPopover[name] ?? [];
  const icon = headerList.find((entry) => entry.name === name)?.iconPath;
  const first = categories[0];
  return (
    <div className={styles.panel}>
      <div className={styles.about}>
        <img src={icon} alt="" width="48" height="48" loading="lazy" className="emblem" />
        <p className={styles.heading}>{t(`headings.${name}.title`)}</p>
        <p className="small">{t(`headings.${name}.text`)}</p>
        {first?.categoryLink && (
          <Link href={first.categoryLink} className="link">
            {t(`headings.${name}.link`)}
            <Icon name="arrow" size="small" />
          </Link>
        )}
      </div>
      {categories.map(({ category, subCategories }) => (
        <div key={category}>
          <h3>{t(`categories.${category}`)}</h3>
          <ul>
            {subCategories.map(({ text, link }) => (
              <li key={text}>
                <Link href={link}>{t(`links.${text}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link href={paths.product('reassurev3')} className={styles.picture}>
        <img src="/art/monsoon-window.svg" alt={t('promotion')} width="240" height="192" loading="lazy" />
      </Link>
    </div>
  );
}
