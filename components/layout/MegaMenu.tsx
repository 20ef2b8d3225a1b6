import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { headerList, headerPopover, type MenuName } from './headerData';
import { Link } from './Link';
import styles from './MegaMenu.module.css';

/** Icon, heading, columns of links, a picture: what opens under an entry of the header. */
export function MegaMenu({ name }: { name: MenuName }) {
  const t = useTranslations('layout');
  const categories = headerPopover[name] ?? [];
  const icon = headerList.find((entry) => entry.name === name)?.iconPath;
  const first = categories[0];
  return (
    <div className={styles.menu}>
      <div>
        <img src={icon} alt="" width="48" height="48" className="emblem" />
        <p className={styles.heading}>{t(`menuHeadings.${name}.title`)}</p>
        <p className="small">{t(`menuHeadings.${name}.text`)}</p>
        {first?.categoryLink && (
          <Link href={first.categoryLink} className="link">
            {t(`menuHeadings.${name}.link`)}
            <Icon name="arrow" size="small" />
          </Link>
        )}
      </div>
      {categories.map(({ category, subCategories }) => (
        <div key={category}>
          <h3>{t(`menuCategories.${category}`)}</h3>
          <ul>
            {subCategories.map(({ text, link }) => (
              <li key={text}>
                <Link href={link}>{t(`menuLinks.${text}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <img src="/art/monsoon-window.svg" alt="" className={styles.picture} />
    </div>
  );
}
