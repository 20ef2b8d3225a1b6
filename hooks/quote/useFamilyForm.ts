import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { savedForm } from '@/lib/client/saving/savedForm';
import { lateResolver } from '@/hooks/common/forms/lateResolver';
import { useKeptForm, type KeptForm } from './useKeptForm';
import { isQuoteHere, readForm } from '@/lib/client/saving/storage';
import {
  emptyFamily,
  parseFamilyForm,
  parsePeople,
  toFamilyForm,
  type FamilyForm,
} from '@/lib/domain/quote/journey/familyForm';

const familyForm: KeptForm<FamilyForm> = {
  key: 'form2',
  part: 'family',
  empty: emptyFamily,
  parse: parseFamilyForm,
  ofQuote: (quote) => {
    const { place, ...family } = toFamilyForm(quote);
    return quote.members.length > 0 ? { ...family, ...(place && { place }) } : undefined;
  },
  isOf: (_family, quoteId) => isQuoteHere(quoteId),
  givesWay: false,
  complete: (family, _quoteId, birth) =>
    typeof birth === 'string' && family.dates['self'] === undefined
      ? { ...family, dates: { ...family.dates, self: birth } }
      : family,
  resolver: lateResolver(() => import('./familyResolver').then((module) => module.familyResolver)),
};

export function useFamilyForm(
  quoteId: string | undefined,
  isHydrated: boolean,
  onTyped?: (family: FamilyForm) => void,
) {
  useAskedPeople();
  return useKeptForm(familyForm, { quoteId, isHydrated, onTyped });
}

/** A link from a category's page chooses its people, where nobody has been chosen on this device. */
function useAskedPeople() {
  const { isReady, query } = useRouter();
  useEffect(() => {
    const chosen = isReady ? parsePeople(query['people']) : undefined;
    if (chosen && !readForm('form2'))
      savedForm('form2').take({ values: { ...emptyFamily, chosen }, stamps: {} });
  }, [isReady, query]);
}
