import useSWR from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskReviewsDto } from '@/lib/domain/reviews/contract';
import type { HideReason } from '@/lib/domain/reviews/review';
import { useSessionEnd } from './useSessionEnd';

/** Each reading is kept in the audit: none happens by itself. */
export function useDeskReviews(page: number) {
  const onError = useSessionEnd();
  const answer = useSWR<DeskReviewsDto, unknown>(
    `${api.deskReviews}?${new URLSearchParams({ page: String(page) })}`,
    getJson,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false, onError },
  );
  const moderate = async (reviewId: string, reason?: HideReason) => {
    const done = await postJson(api.deskReviews, { reviewId, ...(reason && { reason }) });
    await answer.mutate();
    return done;
  };
  return { answer, moderate };
}
