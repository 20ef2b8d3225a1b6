import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTags } from '@/hooks/site/useTags';

const TagConsent = dynamic(() => import('./TagConsent').then((module) => module.TagConsent), { ssr: false });

/** The place in every page where visitors are asked whether they may be counted; mostly nobody asks. */
export function TagSlot() {
  const { isAsked, answer } = useTags(useRouter().asPath);
  return isAsked ? <TagConsent onAnswer={answer} /> : null;
}
