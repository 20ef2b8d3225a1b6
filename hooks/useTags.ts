import { useEffect, useState } from 'react';
import { getJson } from '@/lib/client/fetcher';
import { keepTagAnswer, loadTags, readTagAnswer, tagSetOf, type TagAnswer } from '@/lib/client/tags';
import { api } from '@/lib/config/paths';
import type { TagsDto } from '@/lib/domain/contract';

export type { TagAnswer };

/** Long after the page is there: counting visits is nobody's hurry. */
const DELAY_MS = 4000;

/** The tags of a path's family: nothing is loaded until they are configured and the visitor has said yes. */
export function useTags(url: string) {
  const set = tagSetOf(url);
  const [asked, setAsked] = useState<string>();

  useEffect(() => {
    const begin = async () => {
      if (readTagAnswer() === 'no') return;
      const { src } = await getJson<TagsDto>(`${api.tags}?set=${set}`);
      if (!src) return;
      if (readTagAnswer() === 'yes') loadTags(src);
      else setAsked(src);
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), DELAY_MS);
    return () => clearTimeout(timer);
  }, [set]);

  const answer = (answered: TagAnswer) => {
    keepTagAnswer(answered);
    if (answered === 'yes' && asked) loadTags(asked);
    setAsked(undefined);
  };
  return { isAsked: asked !== undefined, answer };
}
