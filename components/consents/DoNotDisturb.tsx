import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useConsents } from '@/hooks/consents/useConsents';
import { useHydrated } from '@/lib/late/useHydrated';
import { useBusy } from '@/hooks/common/useBusy';
import type { ConsentDto } from '@/lib/domain/consents/contract';
import { ConsentLedger } from './ConsentLedger';
import styles from './Consents.module.css';

type LedgerProps = { consents: readonly ConsentDto[]; onWithdraw: () => Promise<unknown> };

function Withdrawal({ consents, onWithdraw }: LedgerProps) {
  const t = useTranslations('consents');
  const { isBusy, run } = useBusy();
  const [isDone, setIsDone] = useState(false);
  const isOpen = consents.some(({ withdrawnAt }) => !withdrawnAt);

  return (
    <>
      {isDone && (
        <Note kind="good" role="status">
          <b>{t('doneTitle')}</b> {t('doneText')}
        </Note>
      )}
      {isOpen && (
        <Button kind="bad" size="big" busy={isBusy} onClick={() => void run(onWithdraw).then(setIsDone)}>
          {t('withdraw')}
        </Button>
      )}
      <ConsentLedger consents={consents} />
    </>
  );
}

function Ledger() {
  const t = useTranslations('consents');
  const common = useTranslations('common');
  const { consents, needsProof, hasFailed, reload, withdraw } = useConsents();
  if (needsProof) {
    return (
      <section className={`card ${styles.card}`}>
        <VerifyPhone purpose="do-not-disturb" onVerified={reload} />
      </section>
    );
  }
  if (hasFailed) {
    return <AwayFace title={t('title')} text={t('failed')} again={common('tryAgain')} onAgain={reload} />;
  }
  if (!consents) return <Skeleton lines={[{ height: '12rem' }]} label={t('loading')} />;
  if (consents.length === 0) {
    return (
      <Face kind="empty" title={t('emptyTitle')}>
        {t('emptyText')}
      </Face>
    );
  }
  return <Withdrawal consents={consents} onWithdraw={withdraw} />;
}

export function DoNotDisturb() {
  const t = useTranslations('consents');
  const isHydrated = useHydrated();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      {isHydrated ? <Ledger /> : <Skeleton lines={[{ height: '12rem' }]} label={t('loading')} />}
    </div>
  );
}
