import useSWR from 'swr';
import { useFragment } from '@/hooks/common/page/useFragment';
import { pageStateOf } from '@/hooks/common/pageState';
import { postJson } from '@/lib/client/common/fetcher';
import { readSession, readSessionObject, writeSession } from '@/lib/client/saving/storage';
import { api } from '@/lib/config/paths';
import type { OwnReviewDto } from '@/lib/domain/reviews/contract';

export type TypedReview = { stars?: number; words: string };

function readTyped(code: string): TypedReview | undefined {
  const typed = readSessionObject('review') as ({ code: string } & Partial<TypedReview>) | undefined;
  return typed?.code === code ? { words: '', ...typed } : undefined;
}

/** Opens the review by the code in the address's fragment. What is typed is kept in this tab. */
export function useOwnReview(isHydrated: boolean) {
  const code = useFragment() ?? '';
  const { data, error, mutate } = useSWR<OwnReviewDto, unknown>(
    code && [api.reviewOpen, code],
    () => postJson<OwnReviewDto>(api.reviewOpen, { code }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const keptAs = ({ stars, words }: TypedReview) => JSON.stringify({ code, stars, words });
  const save = async (typed: TypedReview) => {
    const saved = await postJson<OwnReviewDto>(api.reviews, { code, ...typed });
    // What was typed since is kept.
    if (readSession('review') === keptAs(typed)) writeSession('review', undefined);
    await mutate(saved, { revalidate: false });
    return saved;
  };
  return {
    review: data,
    state: pageStateOf({ isHydrated, isNamed: code !== '', isHere: data !== undefined, error }),
    reload: () => mutate(),
    typed: readTyped(code),
    keep: (typed: TypedReview) => void writeSession('review', keptAs(typed)),
    save,
  };
}
