import { useRouter } from 'next/router';
import { tags } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { useTags } from '@/hooks/site/useTags';

const TagConsent = late({
  load: () => import('./TagConsent').then((module) => module.TagConsent),
  texts: { tags },
});

/** The place in every page where visitors are asked whether they may be counted; mostly nobody asks. */
export function TagSlot() {
  const { isAsked, answer } = useTags(useRouter().asPath);
  return isAsked ? <TagConsent onAnswer={answer} /> : null;
}
