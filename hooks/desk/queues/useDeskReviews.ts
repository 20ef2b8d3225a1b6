import useSWR from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskReviewDto, DeskReviewsDto } from '@/lib/domain/reviews/contract';
import type { HideReason } from '@/lib/domain/reviews/review';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

/** Each reading is audited, so none happens by itself. */
export function useDeskReviews(page: number) {
  const onError = useSessionEnd();
  const answer = useSWR<DeskReviewsDto, unknown>(
    `${api.deskReviews}?${new URLSearchParams({ page: String(page) })}`,
    getJson,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false, onError },
  );
  const moderate = async ({ reviewId, writtenAt }: DeskReviewDto, reason?: HideReason) => {
    try {
      return await postJson(api.deskReviews, { reviewId, writtenAt, ...(reason && { reason }) });
    } finally {
      await answer.mutate();
    }
  };
  return { answer, moderate };
}
