import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Hero } from '@/components/home/Hero';
import { loadHomePrices, type HomePrices } from '@/components/home/homePrices';
import { homeData } from '@/components/home/homeData';
import { HomeSections } from '@/components/home/HomeSections';
import { StartFormLater } from '@/components/journey/StartFormLater';
import { Page } from '@/components/layout/Page';
import { island } from '@/components/ui/island';
import { isSeen } from '@/components/ui/when';
import { todayInIndia } from '@/lib/domain/dates';
import { loadMessages } from '@/lib/i18n/loadMessages';

const SectionsLater = island(
  isSeen,
  () => import('@/components/home/HomeSections').then((module) => module.HomeSections),
  typeof window === 'undefined' ? HomeSections : undefined,
);

export default function HomePage({ prices }: { prices: HomePrices }) {
  const t = useTranslations('home');
  return (
    <Page title={t('title')} description={t('description')} pageType="home" hasStrip data={homeData}>
      <Hero price={prices.bills[0]?.priceAfterTax ?? 0}>
        <StartFormLater />
      </Hero>
      <SectionsLater prices={prices} />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, ['home', 'forms', 'bill', 'validation']),
    prices: loadHomePrices(todayInIndia(new Date())),
  },
});
