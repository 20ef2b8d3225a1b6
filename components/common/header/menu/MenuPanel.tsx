import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { headerList, type MenuName } from './headerData';
import { headerPopover } from './headerPopover';
import styles from './MenuPanel.module.css';
import { Promotion } from './Promotion';

/** An entry's links: a mega menu on wide screens, a list in the drawer. */
export function MenuPanel({ name }: { name: MenuName }) {
  const t = useTranslations('menu');
  const categories = headerPopover[name] ?? [];
  const { iconPath, picture } = headerList.find((entry) => entry.name === name) ?? {};
  const [first] = categories;
  return (
    <div className={styles.panel}>
      <div className={styles.about}>
        <img src={iconPath} alt="" width="48" height="48" loading="lazy" className="emblem" />
        <p className={styles.heading}>{t(`headings.${name}.title`)}</p>
        <p className="small">{t(`headings.${name}.text`)}</p>
        {first && (
          <Link href={first.categoryLink} className="link">
            {t(`headings.${name}.link`)}
            <Icon name="arrow" size="small" />
          </Link>
        )}
      </div>
      {categories.map(({ category, categoryLink, subCategories }) => (
        <div key={category}>
          <h3>
            <Link href={categoryLink}>{t(`categories.${category}`)}</Link>
          </h3>
          <ul>
            {subCategories.map(({ text, link }) => (
              <li key={text}>
                <Link href={link}>{t(`links.${text}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.picture}>
        {picture ? <img src={picture} alt="" width="240" height="192" loading="lazy" /> : <Promotion />}
      </div>
    </div>
  );
}
