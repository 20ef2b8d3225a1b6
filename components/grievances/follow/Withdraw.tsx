import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { useSubmit } from '@/hooks/common/useSubmit';

export function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<unknown> }) {
  const t = useTranslations('grievance.card');
  const { isBusy, failure, run } = useSubmit({ conflict: t('notSent'), failed: t('unsure') });
  return (
    <AskTwice
      act={t('withdraw')}
      warning={failure?.message ?? t('withdrawText')}
      keep={t('keep')}
      confirm={t('withdrawConfirm')}
      isBusy={isBusy}
      onConfirm={() => void run(onWithdraw)}
    />
  );
}
