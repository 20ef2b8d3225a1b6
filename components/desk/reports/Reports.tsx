import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskHead } from '@/components/desk/DeskHead';
import { DeskList } from '@/components/desk/DeskList';
import { type ReportFilter, useDeskReports } from '@/hooks/desk/queues/useDeskReports';
import { REPORT_KINDS } from '@/lib/domain/reports/reports';
import { ReportCard } from './ReportCard';

/** Lists what was reported without a name. */
export function Reports() {
  const t = useTranslations('deskReports');
  const [filter, setFilter] = useState<ReportFilter>({ kind: 'wrongdoing', page: 1 });
  const { answer, write } = useDeskReports(filter);
  return (
    <>
      <DeskHead
        title={t('title')}
        label={t('show')}
        choices={REPORT_KINDS}
        chosen={filter.kind}
        say={(kind) => t(`kinds.${kind}`)}
        onChoose={(kind) => setFilter({ kind, page: 1 })}
      />
      <DeskList
        answer={answer}
        height="6rem"
        say={(word) => t(word)}
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
