import { useTranslations } from 'next-intl';
import { type FocusEvent } from 'react';
import { isAllowed, type StaffRole } from '@/lib/domain/desk/permissions';
import { centreInBar } from '@/hooks/common/page/centreInBar';
import { useServiceLevels } from '@/hooks/desk/supervisor/supervise';
import { formatAmount } from '@/lib/i18n/format';
import styles from './Dashboard.module.css';

const VIEWS = [
  { view: 'quotes', permission: 'quotes.list' },
  { view: 'calls', permission: 'customers.call' },
  { view: 'cases', permission: 'cases.list' },
  { view: 'claims', permission: 'claims.list' },
  { view: 'ports', permission: 'ports.read' },
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
/** More views than this get a row of their own, so that the search keeps its place. */
const MOST_IN_LINE = 5;
export type View = (typeof VIEWS)[number]['view'];

export function viewsOf(role: StaffRole): readonly View[] {
  return VIEWS.filter(({ permission }) => isAllowed(role, permission)).map(({ view }) => view);
}

type ViewsProps = { views: readonly View[]; view: View | undefined; onView: (view: View) => void };

export function Views({ views, view, onView }: ViewsProps) {
  const t = useTranslations('cases');
  const claims = useTranslations('deskClaims');
  const grievances = useTranslations('deskGrievances');
  const reports = useTranslations('deskReports');
  const careers = useTranslations('deskCareers');
  const reviews = useTranslations('deskReviews');
  const issues = useTranslations('paymentIssues');
  const calls = useTranslations('deskCalls');
  const ports = useTranslations('deskPorts');
  const talks = useTranslations('deskTalks');
  const supervisor = useTranslations('deskSupervisor.views');
  const titles = {
    quotes: t('quotes'),
    talks: talks('title'),
    calls: calls('title'),
    ports: ports('title'),
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
      onFocus={bringIntoView}
    >
      {views.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          {titles[each]} {(each === 'approvals' || each === 'staff') && <Count view={each} />}
        </button>
      ))}
    </nav>
  );
}

/** Chrome leaves a button where it is that is seen in part. One that is pressed must not move away from the finger. */
function bringIntoView({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) centreInBar(currentTarget, target);
}

/** Counts the custom amounts that wait, or the people to look at. */
function Count({ view }: { view: 'approvals' | 'staff' }) {
  const { data } = useServiceLevels();
  const asked = data?.levels.find(({ service }) => service === 'approvals')?.open;
  const count = (view === 'staff' ? data?.unusual.length : asked) ?? 0;
  return count > 0 && <b className="num">{formatAmount(count)}</b>;
}
