import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskReviewDto, DeskReviewsDto } from '@/lib/domain/reviews/contract';
import type { HideReason } from '@/lib/domain/reviews/review';
import { useDeskRecord } from '@/hooks/desk/readDesk';

export function useDeskReviews(page: number) {
  const answer = useDeskRecord<DeskReviewsDto>(api.deskReviews, { page });
  const moderate = async ({ reviewId, writtenAt }: DeskReviewDto, reason?: HideReason) => {
    try {
      return await postJson(api.deskReviews, { reviewId, writtenAt, ...(reason && { reason }) });
    } finally {
      await answer.mutate();
    }
  };
  return { answer, moderate };
}
