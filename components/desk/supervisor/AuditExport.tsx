import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import desk from '@/components/desk/Dashboard.module.css';
import { DenseSelect } from '@/components/desk/DenseFields';
import { useSubmit } from '@/hooks/common/useSubmit';
import { type AuditSearch, exportAudit } from '@/hooks/desk/supervisor/supervise';
import { EXPORT_REASONS } from '@/lib/domain/desk/audit';
import styles from './Supervisor.module.css';

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function AuditExport({ search }: { search: AuditSearch }) {
  const t = useTranslations('deskSupervisor.audit');
  const reasons = useTranslations('deskSupervisor.values');
  const [reason, setReason] = useState<string>(EXPORT_REASONS[0]);
  const { isBusy, failure, run } = useSubmit({ conflict: t('notExported'), failed: t('notExported') });
  const save = async () => {
    const { answer } = await run(() => exportAudit(search, reason));
    if (answer) download(answer, `audit-${search.from}-${search.to}.csv`);
  };
  return (
    <div className={`${desk.filters} ${styles.noPrint}`}>
      <DenseSelect label={t('exportFor')} value={reason} onChange={setReason}>
        {EXPORT_REASONS.map((each) => (
          <option key={each} value={each}>
            {reasons(each)}
          </option>
        ))}
      </DenseSelect>
      <Button kind="line" size="dense" busy={isBusy} onClick={() => void save()}>
        {t('export')}
      </Button>
      {failure && (
        <p role="alert" className={styles.wrong}>
          {failure.message}
        </p>
      )}
    </div>
  );
}
