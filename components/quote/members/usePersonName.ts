import { useTranslations } from 'next-intl';
import { countOf, relationOf, type PersonId } from '@/lib/domain/quote/journey/familyForm';

/** "Mother", "Son"; numbered if there are two: "Son 1", "Son 2". */
export function usePersonName() {
  const t = useTranslations('quote.people');
  return (id: PersonId, family: readonly PersonId[] = []): string => {
    const relation = relationOf(id);
    const number = countOf(family, relation) > 1 ? /-(\d)$/.exec(id)?.[1] : undefined;
    return number ? `${t(relation)} ${number}` : t(relation);
  };
}
