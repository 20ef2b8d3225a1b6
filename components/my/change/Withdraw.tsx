import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { useBusy } from '@/hooks/common/useBusy';

export function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<void> }) {
  const t = useTranslations('change');
  const { isBusy, run } = useBusy();
  return (
    <Button kind="line" busy={isBusy} onClick={() => void run(onWithdraw)}>
      {t('withdraw')}
    </Button>
  );
}
