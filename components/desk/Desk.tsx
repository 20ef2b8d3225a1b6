import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useDeskSide } from '@/hooks/desk/useDeskSide';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { firstFilter } from '@/lib/domain/desk/list/filter';
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
import { Quotes } from './quotes/Quotes';
import { Reports } from './reports/Reports';
import { Reviews } from './reviews/Reviews';
import { Approvals } from './supervisor/Approvals';
import { Audit } from './supervisor/Audit';
import { Figures } from './supervisor/Figures';
import { StaffList } from './supervisor/StaffList';
import { Switches } from './supervisor/Switches';
import { Talks } from './talks/Talks';

const VIEWS = [
  { view: 'quotes', permission: 'quotes.list' },
  { view: 'calls', permission: 'customers.call' },
  { view: 'cases', permission: 'cases.list' },
  { view: 'claims', permission: 'claims.list' },
  { view: 'talks', permission: 'talks.answer' },
  { view: 'grievances', permission: 'grievances.answer' },
  { view: 'payments', permission: 'paymentIssues.list' },
  { view: 'approvals', permission: 'links.approve' },
  { view: 'reports', permission: 'reports.read' },
  { view: 'reviews', permission: 'reviews.moderate' },
  { view: 'careers', permission: 'careers.read' },
  { view: 'audit', permission: 'audit.read' },
  { view: 'figures', permission: 'figures.read' },
  { view: 'staff', permission: 'staff.manage' },
  { view: 'switches', permission: 'switches.turn' },
] as const;
/** More of them have a row of their own, so that the search keeps its place. */
const MOST_IN_LINE = 5;
type View = (typeof VIEWS)[number]['view'];

type Props = { staff: StaffSessionDto; onSignOut: () => Promise<void> };

export function Desk({ staff, onSignOut }: Props) {
  const t = useTranslations('deskMake');
  const mayMake = isAllowed(staff.role, 'quotes.own');
  const views = VIEWS.filter(({ permission }) => isAllowed(staff.role, permission));
  const [view, setView] = useState<View | undefined>(views[0]?.view);
  const side = useDeskSide();
  const [filter, setFilter] = useState(() => firstFilter(new Date()));
  const [q, setQ] = useState<string>();
  const find = (searched: string | undefined) => {
    setView('quotes');
    setQ(searched);
  };
  return (
    <>
      <DeskHeader staff={staff} onSignOut={onSignOut}>
        <Views views={views.map((each) => each.view)} view={view} onView={setView} />
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
          {view === 'calls' && <Calls staff={staff} />}
          {view === 'cases' && <Cases staff={staff} />}
          {view === 'claims' && <Claims />}
          {view === 'grievances' && <Grievances />}
          <OtherView view={view} staff={staff} />
          {view === 'quotes' && (
            <Quotes
              filter={filter}
              onFilter={setFilter}
              q={q}
              staffId={staff.staffId}
              opened={side.opened}
              onOpen={side.open}
              onSend={side.openToSend}
            />
          )}
        </div>
        <Side side={side} staff={staff} mayMake={mayMake} />
      </main>
    </>
  );
}

type SideProps = { side: ReturnType<typeof useDeskSide>; staff: StaffSessionDto; mayMake: boolean };

function Side({ side, staff, mayMake }: SideProps) {
  const [made, setMade] = useState<string>();
  return (
    <>
      {mayMake && (
        <MakeQuote
          key={made}
          isOpen={side.isMaking}
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

function OtherView({ view, staff }: { view: View | undefined; staff: StaffSessionDto }) {
  if (view === 'talks') return <Talks />;
  if (view === 'payments') return <PaymentIssues staff={staff} />;
  if (view === 'approvals') return <Approvals />;
  if (view === 'reports') return <Reports />;
  if (view === 'reviews') return <Reviews />;
  if (view === 'careers') return <Careers />;
  if (view === 'audit') return <Audit />;
  if (view === 'figures') return <Figures />;
  if (view === 'switches') return <Switches />;
  return view === 'staff' && <StaffList self={staff.staffId} />;
}

type ViewsProps = { views: readonly View[]; view: View | undefined; onView: (view: View) => void };

function Views({ views, view, onView }: ViewsProps) {
  const t = useTranslations('cases');
  const claims = useTranslations('deskClaims');
  const grievances = useTranslations('deskGrievances');
  const reports = useTranslations('deskReports');
  const careers = useTranslations('deskCareers');
  const reviews = useTranslations('deskReviews');
  const issues = useTranslations('paymentIssues');
  const calls = useTranslations('deskCalls');
  const talks = useTranslations('deskTalks');
  const supervisor = useTranslations('deskSupervisor.views');
  const titles = {
    quotes: t('quotes'),
    talks: talks('title'),
    calls: calls('title'),
    cases: t('title'),
    claims: claims('title'),
    grievances: grievances('title'),
    payments: issues('title'),
    approvals: supervisor('approvals'),
    reports: reports('title'),
    reviews: reviews('title'),
    careers: careers('title'),
    audit: supervisor('audit'),
    figures: supervisor('figures'),
    staff: supervisor('staff'),
    switches: supervisor('switches'),
  };
  return (
    <nav
      className={views.length > MOST_IN_LINE ? `${styles.views} ${styles.ownRow}` : styles.views}
      aria-label={t('desk')}
    >
      {views.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          {titles[each]}
        </button>
      ))}
    </nav>
  );
}
