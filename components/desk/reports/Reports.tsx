import { useTranslations } from 'next-intl';
import { useState } from 'react';
import desk from '@/components/desk/Dashboard.module.css';
import { DeskList } from '@/components/desk/DeskList';
import { type ReportFilter, useDeskReports } from '@/hooks/desk/useDeskReports';
import { REPORT_KINDS } from '@/lib/domain/reports/reports';
import { ReportCard } from './ReportCard';

/** What was told without a name. */
export function Reports() {
  const t = useTranslations('deskReports');
  const [filter, setFilter] = useState<ReportFilter>({ kind: 'wrongdoing', page: 1 });
  const { answer, write } = useDeskReports(filter);
  return (
    <>
      <div className={desk.bar}>
        <h1>{t('title')}</h1>
        <div className={desk.statuses} role="group" aria-label={t('show')}>
          {REPORT_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className={desk.status}
              aria-pressed={kind === filter.kind}
              onClick={() => setFilter({ kind, page: 1 })}
            >
              {t(`kinds.${kind}`)}
            </button>
          ))}
        </div>
      </div>
      <DeskList
        answer={answer}
        height="6rem"
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          again: t('again'),
          empty: t('empty'),
        }}
        cardsOf={(data) =>
          data.reports.map((report) => (
            <ReportCard
              key={report.reportId}
              report={report}
              onWrite={(text) => write(report.reportId, text)}
            />
          ))
        }
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
