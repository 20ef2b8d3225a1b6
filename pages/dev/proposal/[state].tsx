import type { GetServerSideProps } from 'next';
import { KitProposal, PROPOSAL_STATES, type ProposalState } from '@/components/site/dev/KitProposal';
import { loadHomePrices } from '@/components/site/home/plans/homePrices';
import { Page } from '@/components/common/page/Page';
import { serverEnv } from '@/lib/config/serverEnv';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { loadMessages } from '@/lib/i18n/loadMessages';

type Props = { state: ProposalState; price: PriceDto; today: IsoDate };

/** A proposal or a policy in one of its states, with sample people. */
export default function ProposalStatePage(props: Props) {
  return (
    <Page title={props.state} noIndex>
      <KitProposal {...props} />
    </Page>
  );
}

// Not prerendered: whether there is such a page is known when the server runs, not when it is built.
export const getServerSideProps: GetServerSideProps = async ({ locale, params }) => {
  const state = PROPOSAL_STATES.find((each) => each === params?.['state']);
  const today = todayInIndia(new Date());
  const { bill: price } = loadHomePrices(today);
  if (serverEnv().APP_ENV === 'production' || !state) return { notFound: true };
  const areas = ['application', 'medical', 'policy', 'bill', 'forms', 'validation', 'verify'] as const;
  return { props: { state, price, today, messages: await loadMessages(locale, areas) } };
};
