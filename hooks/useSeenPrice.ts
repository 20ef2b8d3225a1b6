import { useEffect } from 'react';
import type { FormValues } from '@/lib/client/storage';
import { useSavedForm } from './useSavedForm';

type Seen = { of: string; amount: number };

function parseSeen(value: unknown): Seen | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { of, amount } = value as Record<string, unknown>;
  return typeof of === 'string' && typeof amount === 'number' ? { of, amount } : undefined;
}

/**
 * Keeps the plan with the price that is shown for it. Gives what the same choice cost when this browser last showed
 * it, if that was another amount; `of` names everything in the choice that the customer can change.
 */
export function useSeenPrice(plan: FormValues, of: string, amount: number | undefined): number | undefined {
  const { saved, save } = useSavedForm('form3');
  const seen = parseSeen(saved?.seen);

  useEffect(() => {
    if (amount !== undefined) save({ ...plan, seen: { of, amount } });
  }, [save, plan, of, amount]);

  return seen?.of === of && amount !== undefined && seen.amount !== amount ? seen.amount : undefined;
}
