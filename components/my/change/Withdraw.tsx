import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useToasts } from '@/hooks/common/useToasts';

export function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<void> }) {
  const t = useTranslations('change');
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = async () => {
    setIsBusy(true);
    try {
      await onWithdraw();
    } catch (error) {
      toasts.sayError(error);
      setIsBusy(false);
    }
  };
  return (
    <Button kind="line" busy={isBusy} onClick={() => void withdraw()}>
      {t('withdraw')}
    </Button>
  );
}
