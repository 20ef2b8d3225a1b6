import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useDeskSide } from '@/hooks/desk/useDeskSide';
import { useQuoteFilter } from '@/hooks/desk/useQuoteFilter';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { isAllowed } from '@/lib/domain/desk/permissions';
import { Calls } from './calls/Calls';
import { Careers } from './careers/Careers';
import { Cases } from './cases/Cases';
import { Claims } from './claims/Claims';
import styles from './Dashboard.module.css';
import { DeskHeader } from './DeskHeader';
import { Drawer } from './drawer/Drawer';
import { KeptNotes } from './drawer/KeptNotes';
import { Find } from './Find';
import { Grievances } from './grievances/Grievances';
import { MakeQuote } from './make/MakeQuote';
import { PaymentIssues } from './payments/PaymentIssues';
import { Ports } from './ports/Ports';
import type { PortsProps } from '@/components/desk/ports/portsProps';
import { Quotes } from './quotes/Quotes';
import { Reports } from './reports/Reports';
import { Reviews } from './reviews/Reviews';
import { Approvals } from './supervisor/approvals/Approvals';
import { Audit } from './supervisor/Audit';
import { Figures } from './supervisor/Figures';
import { StaffList } from './supervisor/StaffList';
import { Switches } from './supervisor/Switches';
import { Talks } from './talks/Talks';
import { type View, Views, viewsOf } from './Views';

type Props = { staff: StaffSessionDto; onSignOut: () => Promise<void> };

export function Desk({ staff, onSignOut }: Props) {
  const t = useTranslations('deskMake');
  const mayMake = isAllowed(staff.role, 'quotes.own');
  const views = viewsOf(staff.role);
  const [view, setView] = useState<View | undefined>(views[0]);
  const side = useDeskSide();
  const list = useQuoteFilter();
  const [caller, setCaller] = useState<Caller>();
  const makeFor = (of: Caller) => {
    setCaller(of);
    side.make();
  };
  const find = (q: string | undefined) => {
    setView('quotes');
    list.find(q);
  };
  return (
    <>
      <DeskHeader staff={staff} onSignOut={onSignOut}>
        <Views views={views} view={view} onView={setView} />
        {isAllowed(staff.role, 'quotes.list') && <Find onFind={find} />}
        {mayMake && (
          <Button kind="ghost" size="dense" icon="plus" className={styles.make} onClick={side.make}>
            <span className={styles.word}>{t('open')}</span>
          </Button>
        )}
      </DeskHeader>
      <main
        id="main"
        className={side.opened || side.isMaking ? `${styles.desk} ${styles.split}` : styles.desk}
      >
        <div className={styles.list}>
          <KeptNotes staffId={staff.staffId} opened={side.opened} onOpen={side.open} />
          {view === 'calls' && <Calls staff={staff} onOpen={side.open} />}
          {view === 'cases' && <Cases staff={staff} onOpen={side.open} />}
          {view === 'claims' && <Claims />}
          {view === 'grievances' && <Grievances />}
          {view === 'approvals' && <Approvals onOpen={side.open} />}
          <OtherView view={view} staff={staff} opened={side.opened} onMake={makeFor} />
          {view === 'quotes' && (
            <Quotes
              filter={list.filter}
              onFilter={list.change}
              q={list.q}
              staffId={staff.staffId}
              opened={side.opened}
              onOpen={side.open}
              onSend={side.openToSend}
              onCalls={() => setView('calls')}
              onUntouched={list.showUntouched}
            />
          )}
        </div>
        <Side side={side} staff={staff} mayMake={mayMake} caller={caller} />
      </main>
    </>
  );
}

type Caller = Parameters<PortsProps['onMake']>[0];
type SideProps = {
  side: ReturnType<typeof useDeskSide>;
  staff: StaffSessionDto;
  mayMake: boolean;
  caller: Caller | undefined;
};

function Side({ side, staff, mayMake, caller }: SideProps) {
  const [made, setMade] = useState<string>();
  return (
    <>
      {mayMake && (
        <MakeQuote
          key={made}
          isOpen={side.isMaking}
          caller={caller}
          onMade={(quoteId) => {
            setMade(quoteId);
            side.open(quoteId);
          }}
          onClose={side.close}
        />
      )}
      {side.opened && <Drawer quoteId={side.opened} staff={staff} onClose={side.close} />}
    </>
  );
}

type OtherProps = Omit<PortsProps, 'role'> & { view: View | undefined; staff: StaffSessionDto };

function OtherView({ view, staff, ...sides }: OtherProps) {
  if (view === 'ports') return <Ports role={staff.role} {...sides} />;
  if (view === 'talks') return <Talks staffId={staff.staffId} />;
  if (view === 'payments') return <PaymentIssues staff={staff} />;
  if (view === 'reports') return <Reports />;
  if (view === 'reviews') return <Reviews />;
  if (view === 'careers') return <Careers />;
  if (view === 'audit') return <Audit />;
  if (view === 'figures') return <Figures />;
  if (view === 'switches') return <Switches />;
  return view === 'staff' && <StaffList self={staff.staffId} />;
}
