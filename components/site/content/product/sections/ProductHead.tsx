import { useTranslations } from 'next-intl';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { phoneInText } from '@/lib/i18n/format';
import type { Offer } from '@/components/site/content/product/offer';
import styles from './ProductHead.module.css';

type Props = { offer: Offer; emblem: string; line: string };

export function ProductHead({ offer, emblem, line }: Props) {
  const t = useTranslations('product');
  const nav = useTranslations('layout.nav');
  return (
    <div className={styles.head}>
      <Crumbs trail={[{ title: nav('plans'), path: paths.allPlans }, { title: offer.name }]} />
      <div className={styles.name}>
        <img src={`/art/niche-${emblem}.svg`} alt="" width="88" height="88" />
        <h1 id="page-title">{offer.name}</h1>
      </div>
      <p className={styles.line}>{line}</p>
      {offer.isAssisted && <p>{t('assisted', { phone: phoneInText(brand.helplineNewPolicy) })}</p>}
    </div>
  );
}
