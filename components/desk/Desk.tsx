import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { isAllowed } from '@/lib/domain/desk/permissions';
import { Calls } from './calls/Calls';
import { Cases } from './cases/Cases';
import { useOpenedQuote } from '@/hooks/desk/useOpenedQuote';
import styles from './Dashboard.module.css';
import { DeskHeader } from './DeskHeader';
import { Drawer } from './drawer/Drawer';
import { Find } from './Find';
import { PaymentIssues } from './payments/PaymentIssues';
import type { QuoteFilter } from './quotes/QuoteFilters';
import { Quotes } from './quotes/Quotes';

const VIEWS = [
  { view: 'quotes', permission: 'quotes.list' },
  { view: 'calls', permission: 'customers.call' },
  { view: 'cases', permission: 'cases.list' },
  { view: 'payments', permission: 'paymentIssues.list' },
] as const;
type View = (typeof VIEWS)[number]['view'];

type Props = { staff: StaffSessionDto; onSignOut: () => Promise<void> };

export function Desk({ staff, onSignOut }: Props) {
  const t = useTranslations('cases');
  const issues = useTranslations('paymentIssues');
  const calls = useTranslations('deskCalls');
  const titles = { quotes: t('quotes'), calls: calls('title'), cases: t('title'), payments: issues('title') };
  const views = VIEWS.filter(({ permission }) => isAllowed(staff.role, permission));
  const [view, setView] = useState<View | undefined>(views[0]?.view);
  const { opened, open, close } = useOpenedQuote();
  const [filter, setFilter] = useState<QuoteFilter>({ since: 'earlier', page: 1 });
  const find = (q: string | undefined) => {
    setView('quotes');
    setFilter({ ...filter, page: 1, q });
  };
  return (
    <>
      <DeskHeader staff={staff} onSignOut={onSignOut}>
        {isAllowed(staff.role, 'quotes.list') && <Find onFind={find} />}
      </DeskHeader>
      <main id="main" className={opened ? `${styles.desk} ${styles.split}` : styles.desk}>
        <div className={styles.list}>
          <div className={styles.statuses} role="group" aria-label={t('desk')}>
            {views.map((each) => (
              <button
                key={each.view}
                type="button"
                className={styles.status}
                aria-pressed={each.view === view}
                onClick={() => setView(each.view)}
              >
                {titles[each.view]}
              </button>
            ))}
          </div>
          {view === 'calls' && <Calls staff={staff} />}
          {view === 'cases' && <Cases staff={staff} />}
          {view === 'payments' && <PaymentIssues staff={staff} />}
          {view === 'quotes' && <Quotes filter={filter} onFilter={setFilter} opened={opened} onOpen={open} />}
        </div>
        {opened && <Drawer quoteId={opened} onClose={close} />}
      </main>
    </>
  );
}
