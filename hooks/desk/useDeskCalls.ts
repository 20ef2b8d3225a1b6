import useSWR, { useSWRConfig } from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type {
  CALL_OUTCOMES,
  DeskCallsDto,
  REVEAL_REASONS,
  RevealedDto,
} from '@/lib/domain/callbacks/contract';

export type CallFilter = { status: 'open' | 'done'; page: number };
export type DeskCallActions = {
  /** Answers the number to call. */
  claim: (callbackId: string) => Promise<string>;
  note: (callbackId: string, outcome: (typeof CALL_OUTCOMES)[number]) => Promise<void>;
};

export function useDeskCalls({ status, page }: CallFilter) {
  const { mutate } = useSWRConfig();
  const query = new URLSearchParams({ status, page: String(page) });
  const answer = useSWR<DeskCallsDto, unknown>(`${api.deskCalls}?${query}`, getJson, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    onError: (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) void mutate(api.staffSession);
    },
  });
  return { answer, actions: callActions(() => answer.mutate()) };
}

export async function revealNumber(leadId: string, reason: (typeof REVEAL_REASONS)[number]): Promise<string> {
  return (await postJson<RevealedDto>(api.reveal, { leadId, reason })).mobileNumber;
}

export function callActions(renew: () => Promise<unknown>): DeskCallActions {
  return {
    claim: async (callbackId) => {
      const { mobileNumber } = await postJson<RevealedDto>(api.deskCalls, { callbackId });
      await renew();
      return mobileNumber;
    },
    note: async (callbackId, outcome) => {
      await postJson(api.deskCalls, { callbackId, outcome });
      await renew();
    },
  };
}
