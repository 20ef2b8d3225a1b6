import type { GetStaticProps } from 'next';
import { useTranslations } from 'next-intl';
import { Hero } from '@/components/home/Hero';
import { loadHomePrices, type HomePrices } from '@/components/home/homePrices';
import '@/components/home/styles';
import { Page } from '@/components/layout/Page';
import { hydrateWhen, isIdle, isSeen } from '@/components/ui/hydrateWhen';
import { todayInIndia } from '@/lib/domain/dates';
import { loadMessages } from '@/lib/i18n/loadMessages';

const StartForm = hydrateWhen(isIdle, () =>
  import('@/components/journey/StartForm').then((module) => module.StartForm),
);
const HomeSections = hydrateWhen(isSeen, () =>
  import('@/components/home/HomeSections').then((module) => module.HomeSections),
);

export default function HomePage({ prices }: { prices: HomePrices }) {
  const t = useTranslations('home');
  return (
    <Page title={t('title')} description={t('description')}>
      <Hero price={prices.bills[0]?.priceAfterTax ?? 0}>
        <StartForm />
      </Hero>
      <HomeSections prices={prices} />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: {
    messages: await loadMessages(locale, ['home', 'forms', 'bill', 'validation']),
    prices: loadHomePrices(todayInIndia(new Date())),
  },
});
