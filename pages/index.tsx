import type { GetStaticProps } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { disclaimers, markOf } from '@/components/site/home/disclaimers';
import { Hero } from '@/components/site/home/Hero';
import { loadHomePrices, type HomePrices } from '@/components/site/home/plans/homePrices';
import { homeData } from '@/components/site/home/homeData';
import { HomeSectionsLater } from '@/components/site/home/HomeSectionsLater';
import { StartFormLater } from '@/components/quote/lead/StartFormLater';
import { Page } from '@/components/common/page/Page';
import { paths } from '@/lib/config/paths';
import { todayInIndia } from '@/lib/domain/common/dates';
import { formatShortSum } from '@/lib/i18n/format';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { toLocale } from '@/lib/i18n/locales';

export default function HomePage({ prices }: { prices: HomePrices }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const { offers, facts } = prices;
  const basis = {
    sum: formatShortSum(offers.reassure.sumInsured, locale),
    topUp: formatShortSum(offers.recharge.sumInsured, locale),
    lakh: facts.lakh,
  };
  return (
    <Page
      title={t('title')}
      description={t('description')}
      canonical={paths.home}
      hasStrip
      data={homeData()}
      footer={{
        disclaimers: disclaimers.map((name) => ({
          superscript: markOf(name),
          text: t(`disclaimers.${name}`, basis),
        })),
      }}
    >
      <Hero price={prices.bill.priceAfterTax}>
        <StartFormLater />
      </Hero>
      <HomeSectionsLater prices={prices} />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, ['home']),
    prices: loadHomePrices(todayInIndia(new Date()), toLocale(locale)),
  },
});
