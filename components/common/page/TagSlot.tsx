import { useRouter } from 'next/router';
import { tags } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { useTags } from '@/hooks/site/useTags';

const TagConsent = late({
  load: () => import('./TagConsent').then((module) => module.TagConsent),
  texts: { tags },
});

export function TagSlot() {
  const { isAsked, answer } = useTags(useRouter().asPath);
  return isAsked ? <TagConsent onAnswer={answer} /> : null;
}
