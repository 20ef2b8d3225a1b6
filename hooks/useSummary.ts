import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, isTemporary } from '@/lib/client/apiError';
import { routeIdOf } from '@/lib/client/routeId';
import { writeForm, type FormValues } from '@/lib/client/storage';
import { paths, summaryUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/contract';
import { toAnswers, toFamilyForm, toFieldName, type FamilyForm } from '@/lib/domain/journey/familyForm';
import { emptyPlan } from '@/lib/domain/journey/planForm';
import type { Frequency } from '@/lib/domain/terms.data';
import { useJourneyResume } from './useJourneyResume';
import { useEveryPlan } from './usePrice';
import { useQuote, useSaveQuote } from './useQuote';
import { useSeenPrice } from './useSeenPrice';
import { useServerErrors } from './useServerErrors';
import { useToasts } from './useToasts';

export type SummaryChoice = {
  tier: string;
  sumInsured: number;
  tenure: number;
  frequency: Frequency;
  riders: readonly string[];
};

/** The quote of the address, and whether it is there, elsewhere, or not to be had just now. */
export function useSummaryQuote(isHydrated: boolean) {
  const id = routeIdOf(useRouter().asPath, paths.summary);
  const { data, error, isLoading, mutate } = useQuote(isHydrated ? id : undefined);
  const isMissing = isHydrated && (!id || !isTemporary(error));
  return { quote: data, isMissing, hasFailed: !data && !isMissing && error !== undefined, isLoading, mutate };
}

const choiceOf = ({ tier, sumInsured, tenure, frequency, riders }: QuoteDto): SummaryChoice => ({
  tier: tier ?? '',
  sumInsured: sumInsured ?? emptyPlan.sumInsured,
  tenure: tenure ?? emptyPlan.tenure,
  frequency: frequency ?? emptyPlan.frequency,
  riders,
});

/** Every form and term of the chosen plan, or why it can't be had. */
function useProductPrices(quote: QuoteDto, { tier, tenure, sumInsured, frequency, riders }: SummaryChoice) {
  const { members, pincode, city, product = '' } = quote;
  const family = { members, location: pincode ? { pincode } : { city: city ?? '' } };
  const { data, error } = useEveryPlan({ ...family, sumInsured, frequency, riders });
  const prices = (data?.plans ?? []).filter((price) => price.product === product);
  const priceOf = (form: string, years: number) =>
    prices.find((price) => price.tier === form && price.tenure === years);
  const refused = prices.length === 0 ? data?.refused.find((plan) => plan.product === product) : undefined;
  const price = priceOf(tier, tenure) ?? (refused ? undefined : quote.price);
  return { query: { ...family, product, tier }, price, priceOf, refused, hasError: error !== undefined };
}

/** The record from which the summary is resumed follows what it shows. */
function useSummaryRecord({ quoteId, members, pincode, city, existingIllness }: QuoteDto, plan: FormValues) {
  const { report, status } = useJourneyResume();
  useEffect(() => {
    const family = toFamilyForm({ members, pincode, city, existingIllness });
    report({ stage: 'summery_111', url: summaryUrl(quoteId), quoteId, form: { family, plan } });
  }, [report, quoteId, members, pincode, city, existingIllness, plan]);
  return status;
}

/** What may still be changed on the summary, its price, and what it was before the last change. */
export function useSummary(quote: QuoteDto) {
  const { quoteId, product } = quote;
  const saveQuote = useSaveQuote();
  const toasts = useToasts();
  const { fieldsOf } = useServerErrors();
  const [choice, setChoice] = useState(() => choiceOf(quote));
  const { price, ...prices } = useProductPrices(quote, choice);
  const plan = useMemo(() => ({ product, ...choice }), [product, choice]);
  const previousPrice = useSeenPrice(plan, `${quoteId} ${product}`, price);
  const status = useSummaryRecord(quote, plan);

  const change = async (changed: Partial<SummaryChoice>) => {
    const before = choice;
    const { tier, ...next } = { ...choice, ...changed };
    setChoice({ tier, ...next });
    try {
      await saveQuote({ quoteId, stage: 'summery_111', ...next, ...(tier && { tier }) });
    } catch (problem) {
      // A choice that this plan does not allow is taken back; one that was only not sent stays.
      if (problem instanceof ApiError && problem.status < 500) setChoice(before);
      toasts.sayError(problem);
    }
  };

  /** The problems at their fields, `{}` where the server was not reached, nothing where it is stored. */
  const changeFamily = async (family: FamilyForm) => {
    try {
      await saveQuote({ quoteId, stage: 'summery_111', ...toAnswers(family) });
      writeForm('form2', family);
      return undefined;
    } catch (problem) {
      return fieldsOf(problem, (path) => toFieldName(path, family.chosen)) ?? {};
    }
  };

  return { choice, change, changeFamily, price, previousPrice, status, ...prices };
}
