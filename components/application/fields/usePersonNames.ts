import { useTranslations } from 'next-intl';
import type { Draft } from '@/lib/domain/application/answers';
import { isRelation } from '@/lib/domain/quote/members';

/** Each person's first name once typed, else their relation to the proposer. */
export function usePersonNames(people: readonly Draft[]): readonly string[] {
  const t = useTranslations('application.relations');
  return people.map(({ name, relation }) => {
    const first = typeof name === 'string' ? name.trim().split(/\s+/)[0] : '';
    return first || (isRelation(relation) ? t(relation) : '');
  });
}
