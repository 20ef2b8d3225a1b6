import { useTranslations } from 'next-intl';
import { relationOf, type PersonId } from '@/lib/domain/journey/familyForm';

/** "Mother", "Son", and where there are two of them "Son 2". */
export function usePersonName() {
  const t = useTranslations('journey.people');
  return (id: PersonId, isNumbered = false): string => {
    const number = /-(\d)$/.exec(id)?.[1];
    return isNumbered && number ? `${t(relationOf(id))} ${number}` : t(relationOf(id));
  };
}
