import { useLocale, useTranslations } from 'next-intl';
import { Figures } from '@/components/site/parts/Figures';
import type { ProductProps } from '@/components/site/content/product/product';
import { formatMoney, formatShortSum } from '@/lib/i18n/format';

export function ProductFigures({ offer, terms }: Pick<ProductProps, 'offer' | 'terms'>) {
  const t = useTranslations('product.figures');
  const locale = useLocale();
  const { entryAge, children, largestFamily, basis, sumsInsured } = terms;
  const [least = 0, most = least] = [sumsInsured[0], sumsInsured.at(-1)];
  const say = (sum: number) => formatShortSum(sum, locale);
  return (
    <Figures
      figures={[
        {
          key: 'from',
          value: formatMoney(offer.price),
          label: t('from'),
          text: t('fromText', { age: offer.age, sum: say(offer.sumInsured) }),
        },
        {
          key: 'sums',
          value: least === most ? say(most) : t('sumRange', { least: say(least), most: say(most) }),
          label: t('sums'),
          text: t(basis),
        },
        {
          key: 'ages',
          value: t('ageRange', entryAge),
          label: t('ages'),
          text: children ? t('children', children) : t('noChildren'),
        },
        {
          key: 'people',
          value: t('people', { most: largestFamily }),
          label: t('peopleText'),
          text: '',
        },
      ]}
    />
  );
}
