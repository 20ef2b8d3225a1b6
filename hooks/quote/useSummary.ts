import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { routeIdOf } from '@/lib/client/common/routeId';
import { followQuote, savedForm, toRecordForm } from '@/lib/client/saving/savedForm';
import { isQuoteHere, type FormValues } from '@/lib/client/saving/storage';
import { paths, summaryUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { changedFields } from '@/lib/domain/common/drafts/draft';
import {
  toAnswers,
  toFamilyForm,
  toFieldName,
  type FamilyAnswers,
  type FamilyForm,
} from '@/lib/domain/quote/journey/familyForm';
import { emptyPlan } from '@/lib/domain/quote/journey/planForm';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import { useChanges } from '@/hooks/common/forms/useChanges';
import { useSame } from '@/hooks/common/useStable';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useEveryPlan } from './usePrice';
import { useQuote, useSaveQuote } from './useQuote';
import { useSeenPrice } from './useSeenPrice';
import { pageStateOf } from '@/hooks/common/pageState';
import { useServerErrors } from '@/hooks/common/forms/useServerErrors';
import { useToasts } from '@/hooks/common/useToasts';

export type SummaryChoice = {
  tier: string;
  sumInsured: number;
  tenure: number;
  frequency: Frequency;
  riders: readonly string[];
};

export function useSummaryQuote(isHydrated: boolean, pathOf: (quoteId: string) => string = paths.summary) {
  const id = routeIdOf(useRouter().asPath, pathOf);
  const { data, error, mutate } = useQuote(isHydrated ? id : undefined);
  const state = pageStateOf({ isHydrated, isNamed: id !== undefined, isHere: data !== undefined, error });
  return { quote: data, state, mutate };
}

const choiceOf = ({ tier, sumInsured, tenure, frequency, riders }: QuoteDto): SummaryChoice => ({
  tier: tier ?? '',
  sumInsured: sumInsured ?? emptyPlan.sumInsured,
  tenure: tenure ?? emptyPlan.tenure,
  frequency: frequency ?? emptyPlan.frequency,
  riders,
});

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

function useSummaryRecord(quote: QuoteDto, plan: FormValues) {
  const { quoteId } = quote;
  const saved = useSame(toFamilyForm(quote));
  const { report, status } = useJourneyResume();
  const savedAt = useEffectEvent(() => Date.parse(quote.updatedAt));
  useEffect(() => {
    const family = isQuoteHere(quoteId) ? followQuote('form2', saved, savedAt()) : saved;
    const form = toRecordForm({ family, plan });
    report({ stage: 'summery_111', url: summaryUrl(quoteId), quoteId, form });
  }, [report, quoteId, saved, plan]);
  return status;
}

export function useSummary(quote: QuoteDto) {
  const { quoteId, product } = quote;
  const saveQuote = useSaveQuote();
  const toasts = useToasts();
  const { fieldsOf } = useServerErrors();
  const stored = useMemo(() => choiceOf(quote), [quote]);
  const [choice, change, saving] = useChanges(
    quoteId,
    stored,
    (changed) => saveQuote({ quoteId, stage: 'summery_111', ...changed }),
    toasts.sayError,
  );
  const { price, ...prices } = useProductPrices(quote, choice);
  const plan = useMemo(() => ({ product, ...choice }), [product, choice]);
  const isUnsaved = saving.state === 'saving' || saving.state === 'retrying';
  const seen = useSeenPrice(plan, `${quoteId} ${product}`, isUnsaved ? undefined : price);
  const recorded = useSummaryRecord(quote, plan);
  // The record is saved beside the quote, which alone is bought.
  const status = isUnsaved ? saving : recorded;

  /** Answers errors by field, `{}` if the server was not reached, undefined if saved. */
  const changeFamily = async (family: FamilyForm) => {
    const changed: Partial<FamilyAnswers> = changedFields(toAnswers(toFamilyForm(quote)), toAnswers(family));
    try {
      await saveQuote({ quoteId, stage: 'summery_111', ...changed });
      savedForm('form2').save(family);
      return undefined;
    } catch (problem) {
      return fieldsOf(problem, (path) => toFieldName(path, family.chosen)) ?? {};
    }
  };

  return { choice, change, changeFamily, price, seen, status, ...prices };
}
