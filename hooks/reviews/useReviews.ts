import useSWR from 'swr';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { ReviewsDto } from '@/lib/domain/reviews/contract';

export function useReviews(product: string) {
  return useSWR<ReviewsDto, unknown>(`${api.reviews}?${new URLSearchParams({ product })}`, getJson, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  }).data;
}
