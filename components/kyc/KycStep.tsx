import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { ServerDraft } from '@/hooks/common/forms/useServerDraft';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { KycDto } from '@/lib/domain/kyc/contract';
import type { KycForm as Form, KycOnce } from '@/lib/domain/kyc/form';
import styles from './Kyc.module.css';
import { KycForm } from './KycForm';
import { KycOutcome } from './KycOutcome';
import { SandboxHints } from './SandboxHints';

type Props = {
  kyc: KycDto;
  draft: Pick<ServerDraft<Form>, 'values' | 'change' | 'status'>;
  onSubmit: (once: KycOnce) => Promise<KycDto>;
  /** Reloads a KYC that was changed in another session. */
  onReload: () => unknown;
};

export function KycStep({ kyc, draft, onSubmit, onReload }: Props) {
  const t = useTranslations('kyc');
  const { status, isSandbox } = kyc;
  const { isBusy, failure, run } = useSubmit({ conflict: t('changed'), failed: t('failed') });
  const [isOpen, setIsOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const outcome = useRef<HTMLDivElement>(null);
  const form = draft.values ?? {};

  const send = async (once: KycOnce) => {
    const { answer, isConflict } = await run(() => onSubmit(once));
    if (answer && !answer.failure) setIsOpen(false);
    if (isConflict) await onReload();
    setAttempt((now) => now + 1);
  };
  // In an effect, because an empty box can't be focused and the outcome is rendered only now.
  useEffect(() => {
    if (attempt > 0) outcome.current?.focus();
  }, [attempt]);
  const askPerson = () => {
    flushSync(() => {
      setIsOpen(true);
      draft.change({ method: 'manual' });
    });
    document.getElementById('kyc-callTime')?.focus();
  };
  const mendName = () => document.getElementById('kyc-name')?.focus();
  const isSettled = status === 'verified' || (status === 'review' && !isOpen);

  return (
    <div className={`wrap ${styles.page}`}>
      <SaveState status={draft.status} />
      <h1>{t('title')}</h1>
      {!isSettled && <p className="lead">{t('lead')}</p>}
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        <KycOutcome
          kyc={kyc}
          failure={failure}
          isSettled={isSettled}
          onAskPerson={askPerson}
          onMendName={mendName}
          onOther={isSettled ? () => setIsOpen(true) : undefined}
        />
      </div>
      {!isSettled && (
        <>
          {isSandbox && <SandboxHints />}
          <KycForm
            form={form}
            fields={failure?.fields}
            kyc={kyc}
            isBusy={isBusy}
            onChange={draft.change}
            onSend={(once) => void send(once)}
          />
        </>
      )}
    </div>
  );
}
