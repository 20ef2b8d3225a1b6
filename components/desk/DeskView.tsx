import type { ReactNode } from 'react';
import type { useDeskSide } from '@/hooks/desk/useDeskSide';
import type { useQuoteFilter } from '@/hooks/desk/useQuoteFilter';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { Calls } from './calls/Calls';
import { Careers } from './careers/Careers';
import { Cases } from './cases/Cases';
import { Claims } from './claims/Claims';
import { Grievances } from './grievances/Grievances';
import { PaymentIssues } from './payments/PaymentIssues';
import { Ports } from './ports/Ports';
import type { PortsProps } from './ports/portsProps';
import { Quotes } from './quotes/Quotes';
import { Reports } from './reports/Reports';
import { Reviews } from './reviews/Reviews';
import { Approvals } from './supervisor/approvals/Approvals';
import { Audit } from './supervisor/Audit';
import { Figures } from './supervisor/Figures';
import { StaffList } from './supervisor/StaffList';
import { Switches } from './supervisor/Switches';
import { Talks } from './talks/Talks';
import type { View } from './Views';

type ViewProps = {
  staff: StaffSessionDto;
  list: ReturnType<typeof useQuoteFilter>;
  side: ReturnType<typeof useDeskSide>;
  onCalls: () => void;
  onMake: PortsProps['onMake'];
};

const views: Readonly<Record<View, (props: ViewProps) => ReactNode>> = {
  quotes: ({ staff, list, side, onCalls }) => (
    <Quotes
      filter={list.filter}
      onFilter={list.change}
      q={list.q}
      staffId={staff.staffId}
      opened={side.opened}
      onOpen={side.open}
      onSend={side.openToSend}
      onCalls={onCalls}
      onUntouched={list.showUntouched}
    />
  ),
  calls: ({ staff, side }) => <Calls staff={staff} onOpen={side.open} />,
  cases: ({ staff, side }) => <Cases staff={staff} onOpen={side.open} />,
  claims: () => <Claims />,
  ports: ({ staff, side, onMake }) => <Ports role={staff.role} opened={side.opened} onMake={onMake} />,
  talks: ({ staff }) => <Talks staffId={staff.staffId} />,
  grievances: () => <Grievances />,
  payments: ({ staff }) => <PaymentIssues staff={staff} />,
  approvals: ({ side }) => <Approvals onOpen={side.open} />,
  reports: () => <Reports />,
  reviews: () => <Reviews />,
  careers: () => <Careers />,
  audit: () => <Audit />,
  figures: () => <Figures />,
  staff: ({ staff }) => <StaffList self={staff.staffId} />,
  switches: () => <Switches />,
};

export function DeskView({ view, ...props }: ViewProps & { view: View }) {
  return views[view](props);
}
