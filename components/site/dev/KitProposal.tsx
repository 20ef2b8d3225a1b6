import { ApplicationForm } from '@/components/application/ApplicationForm';
import { BlockEnded } from '@/components/application/BlockEnded';
import { ProposalStatus } from '@/components/application/ProposalStatus';
import { PolicyView } from '@/components/policy/PolicyView';
import { useHydrated } from '@/lib/late/useHydrated';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import { sampleApplication, sampleForm, samplePolicy } from './sampleProposal';

/** Each state has a page of its own, /dev/proposal/{state}. */
export const PROPOSAL_STATES = [
  'form',
  'submitted',
  'referred',
  'accepted',
  'declined',
  'released',
  'blockEnded',
  'policy',
  'refunding',
  'refunded',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

type Props = { state: ProposalState; price: PriceDto; today: IsoDate };

const reference = 'SK-SAMPL-22345';
const refunds = {
  refunding: { status: 'underWay', reference },
  refunded: { status: 'sent', sentAt: '2026-11-21T05:12:00.000Z', reference },
} as const;

const stay = () => Promise.resolve();

export function KitProposal({ state, price, today }: Props) {
  const isHydrated = useHydrated();
  const sample = { price, today };
  switch (state) {
    case 'form': {
      const typed = sampleForm(today);
      const application = sampleApplication(sample, { status: 'open', isBlocked: true });
      // The server can't see the hash that names the screen, so this renders in the browser only.
      return (
        isHydrated && (
          <ApplicationForm
            application={application}
            typed={typed}
            open={typed.open}
            onStale={() => Promise.resolve()}
            onSigned={stay}
          />
        )
      );
    }
    case 'blockEnded':
      return <BlockEnded quoteId="sample" />;
    case 'policy':
      return <PolicyView policy={samplePolicy(sample)} onCancel={stay} />;
    case 'refunding':
    case 'refunded':
      return <PolicyView policy={samplePolicy(sample, refunds[state])} onCancel={stay} />;
    default: {
      const status = state === 'released' ? 'declined' : state;
      const application = sampleApplication(sample, { status, isBlocked: state !== 'declined' });
      return <ProposalStatus application={{ ...application, status }} />;
    }
  }
}
