import type { useQuoteJourney } from '@/hooks/quote/useQuoteJourney';
import type { usePlanForm } from './usePlanForm';
import type { useStep } from './useStep';

/** What both parts of the journey need of it. */
export type JourneyProps = {
  only: 'aspire' | undefined;
  quoteId: string | undefined;
  plans: ReturnType<typeof usePlanForm>;
  journey: ReturnType<typeof useQuoteJourney>;
  go: ReturnType<typeof useStep>['go'];
};
