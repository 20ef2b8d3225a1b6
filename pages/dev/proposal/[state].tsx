import type { GetStaticPaths, GetStaticProps } from 'next';
import { KitProposal, PROPOSAL_STATES, type ProposalState } from '@/components/site/dev/KitProposal';
import { loadHomePrices } from '@/components/site/home/plans/homePrices';
import { Page } from '@/components/common/page/Page';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { toLocale } from '@/lib/i18n/locales';

type Props = { state: ProposalState; price: PriceDto; today: IsoDate };

export default function ProposalStatePage(props: Props) {
  return (
    <Page title={props.state} noIndex>
      <KitProposal {...props} />
    </Page>
  );
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => PROPOSAL_STATES.map((state) => ({ locale, params: { state } }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ locale, params }) => {
  const today = todayInIndia(new Date());
  const { bill: price } = loadHomePrices(today, toLocale(locale));
  const areas = [
    'application',
    'medical',
    'papers',
    'policy',
    'bill',
    'forms',
    'validation',
    'verify',
  ] as const;
  return { props: { state: params?.['state'], price, today, messages: await loadMessages(locale, areas) } };
};
