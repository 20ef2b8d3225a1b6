import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { formatMoney } from '@/lib/i18n/format';

type Props = {
  price: PriceDto | undefined;
  /** False while the price is being refetched. */
  isReady: boolean;
  size: 'big' | 'medium';
  onFinish: (price: PriceDto) => Promise<unknown>;
};

export function ContinueWithPlan({ price, isReady, size, onFinish }: Props) {
  const t = useTranslations('quote.plans');
  const [isBusy, setIsBusy] = useState(false);
  if (!price) return null;
  const finish = async () => {
    setIsBusy(true);
    try {
      await onFinish(price);
    } finally {
      setIsBusy(false);
    }
  };
  const isBig = size === 'big';
  return (
    <Button kind="go" size={size} wide={isBig} busy={isBusy || !isReady} onClick={() => void finish()}>
      {isBig ? t('continue', { price: formatMoney(price.priceAfterTax) }) : t('continueShort')}
    </Button>
  );
}
