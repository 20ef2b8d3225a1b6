import { lateResolver } from '@/hooks/common/forms/lateResolver';
import { useKeptForm, type KeptForm } from './useKeptForm';
import { isQuoteHere } from '@/lib/client/saving/storage';
import {
  emptyFamily,
  parseFamilyForm,
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
  return useKeptForm(familyForm, { quoteId, isHydrated, onTyped });
}
