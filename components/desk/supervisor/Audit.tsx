import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import desk from '@/components/desk/Dashboard.module.css';
import { type AuditSearch, useAudit } from '@/hooks/desk/supervisor/supervise';
import { todayInIndia } from '@/lib/domain/common/dates';
import { firstAuditDay } from '@/lib/domain/desk/audit';
import { sayMoment } from '@/components/desk/quotes/sayMoment';
import { AuditExport } from './AuditExport';
import { AuditFilter } from './AuditFilter';
import { AuditTable } from './AuditTable';
import { Loaded } from './Loaded';
import styles from './Supervisor.module.css';

export function Audit() {
  const t = useTranslations('deskSupervisor.audit');
  const [search, setSearch] = useState<AuditSearch>(() => {
    const to = todayInIndia(new Date());
    return { from: firstAuditDay({ to }, to), to, actor: '', action: '', about: '' };
  });
  const answer = useAudit(search);
  const { data, size, setSize, isValidating } = answer;
  const locale = useLocale();
  const sealedUntil = data?.[0]?.sealedUntil;
  const hasMore = data?.at(-1)?.next !== undefined;
  return (
    <div>
      <div className={desk.bar}>
        <h1>{t('title')}</h1>
        <AuditExport search={search} />
      </div>
      <AuditFilter search={search} onSearch={setSearch} />
      <Loaded answer={answer} height="30rem">
        {(pages) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <Face kind="empty" title={t('empty')}>
              {t('emptyText')}
            </Face>
          ) : (
            <>
              <AuditTable entries={entries} />
              <div className={styles.foot}>
                <p role="status">{t('shown', { count: entries.length })}</p>
                <p>
                  {t('neverChanged')}{' '}
                  {sealedUntil !== undefined && t('sealed', { at: sayMoment(sealedUntil, locale) })}
                </p>
                {hasMore && (
                  <Button kind="line" size="dense" busy={isValidating} onClick={() => void setSize(size + 1)}>
                    {t('older')}
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
