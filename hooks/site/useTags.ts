import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { getJson } from '@/lib/client/common/fetcher';
import {
  keepTagAnswer,
  leaveTagsBehind,
  loadTags,
  readTagAnswer,
  tagsFor,
  type TagAnswer,
} from '@/lib/client/site/tags';
import { api } from '@/lib/config/paths';
import type { TagsDto } from '@/lib/domain/site/contract';
import type { TagSet } from '@/lib/validation/site/tags';

export type { TagAnswer };

/** Analytics must not compete with the page's own loading. */
const DELAY_MS = 4000;

/** Loads tags only if they are configured and the visitor agreed. */
export function useTags(url: string) {
  const { events } = useRouter();
  const set = tagsFor(url);
  const [asked, setAsked] = useState<{ set: TagSet; src: string }>();

  useEffect(() => {
    events.on('routeChangeStart', leaveTagsBehind);
    return () => events.off('routeChangeStart', leaveTagsBehind);
  }, [events]);

  useEffect(() => {
    if (!set) return;
    let isHere = true;
    const begin = async () => {
      if (readTagAnswer() === 'no') return;
      const { src } = await getJson<TagsDto>(`${api.tags}?set=${set}`);
      if (!src || !isHere) return;
      if (readTagAnswer() === 'yes') loadTags(src);
      else setAsked({ set, src });
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), DELAY_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [set]);

  const isAsked = asked !== undefined && asked.set === set;
  const answer = (answered: TagAnswer) => {
    keepTagAnswer(answered);
    if (answered === 'yes' && isAsked) loadTags(asked.src);
    setAsked(undefined);
  };
  return { isAsked, answer };
}
