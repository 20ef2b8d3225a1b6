import type { GetStaticProps } from 'next';
import { KitControls } from '@/components/site/dev/KitControls';
import { KitIdentity } from '@/components/site/dev/KitIdentity';
import { KitLinks } from '@/components/site/dev/KitLinks';
import { KitPayments } from '@/components/site/dev/KitPayments';
import { KitStates } from '@/components/site/dev/KitStates';
import { KitTokens } from '@/components/site/dev/KitTokens';
import { loadHomePrices } from '@/components/site/home/plans/homePrices';
import { Page } from '@/components/common/page/Page';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { toLocale } from '@/lib/i18n/locales';

const title = 'Sukhayu, the kit';

export default function KitPage({ price }: { price: PriceDto }) {
  return (
    <Page title={title} noIndex className="wrap">
      <h1>{title}</h1>
      <KitTokens />
      <KitControls />
      <KitStates price={price} />
      <KitPayments price={price} />
      <KitIdentity />
      <KitLinks />
    </Page>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const { bill: price } = loadHomePrices(todayInIndia(new Date()), toLocale(locale));
  const areas = ['bill', 'declaration', 'errors', 'forms', 'kyc', 'payment', 'quote', 'validation'] as const;
  return { props: { price, messages: await loadMessages(locale, areas) } };
};
