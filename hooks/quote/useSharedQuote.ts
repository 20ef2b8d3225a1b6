import { useRouter } from 'next/router';
import { useState } from 'react';
import { ApiError, isTemporary } from '@/lib/client/common/apiError';
import { readForm, writeForm } from '@/lib/client/saving/storage';
import { paths } from '@/lib/config/paths';
import { todayInIndia, type IsoDate } from '@/lib/domain/common/dates';
import {
  parseSharedQuote,
  toBeginning,
  toMembers,
  type SharedQuote,
} from '@/lib/domain/quote/journey/sharedQuote';
import { usePrice } from './usePrice';

const NOTHING = {
  product: undefined,
  tier: undefined,
  sumInsured: undefined,
  tenure: undefined,
  riders: [],
  members: undefined,
  location: undefined,
};

function toPriceQuery({ people, city, price: _price, ...plan }: SharedQuote, today: IsoDate) {
  return { ...plan, members: toMembers(people, today), location: { city } };
}

export function useSharedQuote(isHydrated: boolean) {
  const router = useRouter();
  const [today] = useState(() => todayInIndia(new Date()));
  const query = /\?([^#]*)/.exec(router.asPath)?.[1] ?? '';
  const shared = isHydrated ? parseSharedQuote(query, today) : undefined;
  const { data, error, mutate } = usePrice(shared ? toPriceQuery(shared, today) : NOTHING);
  const isRefused = error instanceof ApiError && !isTemporary(error);

  /** Existing input on this device stays. */
  const proceed = () => {
    if (!shared) return;
    const { family, plan } = toBeginning(shared);
    if (!readForm('form2')) writeForm('form2', family);
    if (!readForm('form3')) writeForm('form3', plan);
    void router.push(paths.quoteOf(shared.product, shared.tier, shared.riders));
  };

  return {
    shared,
    price: data,
    isBroken: isHydrated && !shared,
    refusal: isRefused ? error.serverMessage : undefined,
    hasFailed: error !== undefined && !data && !isRefused,
    retry: () => mutate(),
    proceed,
  };
}
