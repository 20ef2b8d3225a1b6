import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import type { RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import type { SeenPrice } from '@/hooks/quote/useSeenPrice';
import { PriceChangeNote } from './PriceChangeNote';
import { RefusalText } from '@/components/quote/plans/card/RefusedPlan';

type Props = {
  seen: SeenPrice;
  refused: RefusedPlanDto | undefined;
  hasError: boolean;
};

export function SummaryNotes({ seen: { before, price }, refused, hasError }: Props) {
  const t = useTranslations('quote.plans');
  return (
    <>
      {before && price && <PriceChangeNote before={before} after={price} />}
      {(refused ?? hasError) && (
        <Note kind="bad" role="alert">
          {refused ? <RefusalText refused={refused} /> : t('errorText')}
        </Note>
      )}
    </>
  );
}
