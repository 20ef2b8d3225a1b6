import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { useBusy } from '@/hooks/common/useBusy';
import { useToasts } from '@/hooks/common/useToasts';

type Props = {
  /** Resolves to false where we had answered before. */
  onWithdraw: () => Promise<boolean>;
};

export function Withdraw({ onWithdraw }: Props) {
  const t = useTranslations('change');
  const toasts = useToasts();
  const { isBusy, run } = useBusy();
  const takeBack = () =>
    run(async () => {
      if (await onWithdraw()) toasts.say(t('takenBack'));
    });
  return (
    <AskTwice
      act={t('withdraw')}
      warning={t('withdrawText')}
      keep={t('keep')}
      confirm={t('withdrawConfirm')}
      isBusy={isBusy}
      onConfirm={() => void takeBack()}
    />
  );
}
