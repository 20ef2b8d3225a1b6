import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '@/lib/client/apiError';
import { readForm } from '@/lib/client/storage';
import { summaryIdOf } from '@/lib/client/summaryId';
import { summaryUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/contract';
import { parseFamilyForm, toFamilyForm } from '@/lib/domain/journey/familyForm';
import type { Frequency } from '@/lib/domain/terms.data';
import { useJourneyResume } from './useJourneyResume';
import { usePrice } from './usePrice';
import { useQuote, useSaveQuote } from './useQuote';
import { useSeenPrice } from './useSeenPrice';
import { useToasts } from './useToasts';

export type SummaryChoice = {
  sumInsured: number;
  tenure: number;
  frequency: Frequency;
  riders: readonly string[];
};

/** The quote of the address, and whether it is there, elsewhere, or not to be had just now. */
export function useSummaryQuote(isHydrated: boolean) {
  const id = summaryIdOf(useRouter().asPath);
  const { data, error, isLoading, mutate } = useQuote(isHydrated ? id : undefined);
  const isMissing =
    isHydrated && (!id || (error instanceof ApiError && error.status < 500 && error.status !== 429));
  return { quote: data, isMissing, hasFailed: !data && !isMissing && error !== undefined, isLoading, mutate };
}

/** What may still be changed on the summary, its price, and the record from which it is resumed. */
export function useSummary(quote: QuoteDto) {
  const { quoteId, members, pincode, city, product, tier } = quote;
  const { report, status } = useJourneyResume();
  const saveQuote = useSaveQuote();
  const toasts = useToasts();
  const [choice, setChoice] = useState<SummaryChoice>({
    sumInsured: quote.sumInsured ?? 10_00_000,
    tenure: quote.tenure ?? 1,
    frequency: quote.frequency ?? 'once',
    riders: quote.riders,
  });
  const query = {
    members,
    location: pincode ? { pincode } : { city: city ?? '' },
    product,
    tier: tier ?? '',
  };
  const { data: price = quote.price, error } = usePrice({ ...query, ...choice }, product !== undefined);
  const plan = useMemo(() => ({ product, tier, ...choice }), [product, tier, choice]);
  const previousPrice = useSeenPrice(plan, JSON.stringify({ ...query, ...choice }), price?.priceAfterTax);

  useEffect(() => {
    const family = parseFamilyForm(readForm('form2')) ?? toFamilyForm({ members, pincode, city });
    report({ stage: 'summery_111', url: summaryUrl(quoteId), quoteId, form: { family, plan } });
  }, [report, quoteId, members, pincode, city, plan]);

  const change = async (changed: Partial<SummaryChoice>) => {
    const before = choice;
    const next = { ...choice, ...changed };
    setChoice(next);
    try {
      await saveQuote({ quoteId, stage: 'summery_111', ...next });
    } catch (problem) {
      // A choice that this plan does not allow is taken back; one that was only not sent stays.
      if (problem instanceof ApiError && problem.status < 500) setChoice(before);
      toasts.sayError(problem);
    }
  };

  return { choice, change, price, previousPrice, query, hasError: error !== undefined, status };
}
