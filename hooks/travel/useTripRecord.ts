import { useEffect, useEffectEvent } from 'react';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { followQuote, toRecordForm } from '@/lib/client/saving/savedForm';
import { readForm } from '@/lib/client/saving/storage';
import { summaryUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { Trip } from '@/lib/domain/travel/trip';
import { toTripForm } from '@/lib/domain/travel/tripForm';

export function useTripRecord({ quoteId, segment, sumInsuredUsd, updatedAt }: QuoteDto, trip: Trip) {
  const { report, status } = useJourneyResume();
  const savedAt = useEffectEvent(() => Date.parse(updatedAt));
  useEffect(() => {
    const saved = { ...toTripForm(trip), sumInsuredUsd, quoteId };
    const isHere = readForm('form4')?.quoteId === quoteId;
    const form = toRecordForm({ trip: isHere ? followQuote('form4', saved, savedAt()) : saved });
    report({ stage: 'summery_111', url: summaryUrl(quoteId, segment), quoteId, form });
  }, [report, quoteId, segment, trip, sumInsuredUsd]);
  return status;
}
