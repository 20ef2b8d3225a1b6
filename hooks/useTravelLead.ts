import { useState } from 'react';
import { postJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/contract';
import { useIdempotencyKey } from './useIdempotencyKey';
import { useKeptLead } from './useKeptLead';

/**
 * The lead form of travel: an advisor is told, who calls with a price. The quote that this browser remembers is the
 * one of health, and stays.
 */
export function useTravelLead() {
  const keyFor = useIdempotencyKey();
  const [calledAt, setCalledAt] = useState<string>();
  const form = useKeptLead(async (details) => {
    const lead = { ...details, consent: true, segment: 'Travel' };
    const { mobileNumber } = await postJson<QuoteDto>(api.quote, lead, { idempotencyKey: keyFor(lead) });
    setCalledAt(mobileNumber);
  });
  /** The masked number that will be called, once the lead is with us. */
  return { form, calledAt };
}
