import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Face } from '@/components/ui/Face';
import { Skeleton } from '@/components/ui/Skeleton';
import { type CaseFilter, useCases } from '@/hooks/useCases';
import type { StaffSessionDto } from '@/lib/domain/contract';
import { isAllowed } from '@/lib/domain/permissions';
import { CaseCard } from './CaseCard';
import styles from './Cases.module.css';
import desk from './Dashboard.module.css';
import { Pager } from './Pager';

const comingCards = Array.from({ length: 3 }, () => ({ height: '9rem' }));

/** What waits for a person of the staff: identities to confirm, proposals to decide. */
export function Cases({ staff }: { staff: StaffSessionDto }) {
  const t = useTranslations('cases');
  const [filter, setFilter] = useState<CaseFilter>({ status: 'open', page: 1 });
  const { answer, decide } = useCases(filter);
  const { data, error, mutate } = answer;
  const narrow = (change: Partial<CaseFilter>) => setFilter({ ...filter, page: 1, ...change });
  const canDecide = isAllowed(staff.role, 'cases.decide');
  return (
    <>
      <div className={desk.bar}>
        <h1>{t('title')}</h1>
        <div className={desk.statuses} role="group" aria-label={t('show')}>
          {(['open', 'decided'] as const).map((status) => (
            <button
              key={status}
              type="button"
              className={desk.status}
              aria-pressed={status === filter.status}
              onClick={() => narrow({ status })}
            >
              {t(status)}
            </button>
          ))}
          {([undefined, 'kyc', 'proposal'] as const).map((kind) => (
            <button
              key={kind ?? 'all'}
              type="button"
              className={desk.status}
              aria-pressed={kind === filter.kind}
              onClick={() => narrow({ kind })}
            >
              {t(kind ?? 'all')}
            </button>
          ))}
        </div>
      </div>
      {!canDecide && <p className="small">{t('supervisorDecides')}</p>}
      {!data && !error && <Skeleton lines={comingCards} label={t('loading')} />}
      {!data && error !== undefined && (
        <Face
          kind="error"
          title={t('failed')}
          action={
            <Button kind="line" onClick={() => void mutate()}>
              {t('again')}
            </Button>
          }
        >
          {t('failedText')}
        </Face>
      )}
      {data && data.cases.length === 0 && (
        <Face kind="empty" title={t('empty')}>
          {t('emptyText')}
        </Face>
      )}
      {data && data.cases.length > 0 && (
        <>
          <ul className={styles.list}>
            {data.cases.map((each) => (
              <CaseCard key={each.caseId} found={each} onDecide={canDecide ? decide : undefined} />
            ))}
          </ul>
          <Pager {...data} shown={data.cases.length} onPage={(page) => setFilter({ ...filter, page })} />
        </>
      )}
    </>
  );
}
