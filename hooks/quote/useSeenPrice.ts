import { useEffect, useState } from 'react';
import type { FormValues } from '@/lib/client/saving/storage';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { useSavedForm } from '@/hooks/common/forms/useSavedForm';

/** Flat, because the API accepts JSON at most eight levels deep, and the values of a bill line are the eighth. */
type Seen = PriceDto & { of: string };

const isLine = (value: unknown) =>
  typeof value === 'object' && value !== null && 'label' in value && 'amount' in value;

function parseSeen(value: unknown): Seen | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const seen = value as Partial<Seen>;
  const isPrice = typeof seen.priceAfterTax === 'number' && typeof seen.sumInsured === 'number';
  const hasLines = Array.isArray(seen.breakdown) && seen.breakdown.every(isLine);
  return typeof seen.of === 'string' && isPrice && hasLines ? (seen as Seen) : undefined;
}

export type SeenPrice = { price?: PriceDto; before?: PriceDto };

/**
 * Returns the latest price and the one before the last change, even of an earlier visit. Prices are compared only for
 * the same `of`. An undefined price is ignored, since a choice that isn't saved yet may be refused.
 */
export function useSeenPrice(plan: FormValues, of: string, price: PriceDto | undefined): SeenPrice {
  const { saved, save } = useSavedForm('form3');
  const [shown, setShown] = useState<SeenPrice>({});

  if (price && price !== shown.price) {
    const kept = parseSeen(saved?.seen);
    const last = shown.price ?? (kept?.of === of ? kept : undefined);
    const hasChanged = last !== undefined && last.priceAfterTax !== price.priceAfterTax;
    setShown({ price, before: hasChanged ? last : shown.before });
  }

  useEffect(() => {
    // Skipped if another tab saved last, since this one's values may be older.
    if (price) save({ ...plan, seen: { ...price, of } });
  }, [save, plan, of, price]);

  return shown;
}
