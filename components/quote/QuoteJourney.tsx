import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useFamilyForm } from '@/hooks/quote/useFamilyForm';
import { useQuoteId } from '@/hooks/quote/useQuoteId';
import { useQuoteJourney } from '@/hooks/quote/useQuoteJourney';
import { useSame } from '@/hooks/common/useStable';
import { paths } from '@/lib/config/paths';
import { isFamilyComplete, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { useTypedBefore } from '@/lib/late/before/useTypedBefore';
import { useHydrated } from '@/lib/late/useHydrated';
import { FamilyQuestions } from './FamilyQuestions';
import { FAMILY_FORM } from './members/MembersStep';
import { useToday } from './members/useToday';
import { usePlanForm } from './usePlanForm';
import { PricedPlans } from './PricedPlans';
import { useAskedPlans } from './useAskedPlans';
import { useStep } from './useStep';

/** Prefers a complete saved family until the form has loaded it, since the questions would otherwise flash up. */
const familyOf = (typed: FamilyForm, known: FamilyForm | undefined, today: string) =>
  known && !isFamilyComplete(typed, today) && isFamilyComplete(known, today) ? known : typed;

/** The family and its plans are steps of one page, so that the family's answers stay while prices are compared. */
export function QuoteJourney({ only }: { only?: 'aspire' }) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const today = useToday();
  const { step, go } = useStep();
  const quoteId = useQuoteId(isHydrated);
  const plans = usePlanForm(only);
  const { plan } = plans;
  const journey = useQuoteJourney(quoteId, only ? paths.aspire : paths.getQuote);
  const kept = useFamilyForm(quoteId, isHydrated, (family) => journey.keepTyped({ family, plan }));
  const { form, known, isLoading } = kept;
  useTypedBefore(FAMILY_FORM);
  const family = useSame(familyOf(form.getValues(), known, today));
  const isPastFamily = step === 'plans' || step === 'compare';
  const isPriced = isPastFamily && isFamilyComplete(family, today);
  useAskedPlans(family, plan, isPriced);

  // A deep link to the plans falls back to the first unanswered question.
  useEffect(() => {
    if (!isPastFamily || isLoading || isFamilyComplete(form.getValues(), today)) return;
    void router.replace(`${router.asPath.split('#')[0]}#who`, undefined, { shallow: true });
  }, [isPastFamily, isLoading, form, today, router]);

  const shared = { only, quoteId, plans, journey, go };
  if (isPriced) return <PricedPlans {...shared} step={step} family={family} />;
  return <FamilyQuestions {...shared} group={isPastFamily ? 'who' : step} kept={kept} />;
}
