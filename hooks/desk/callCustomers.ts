import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CALL_OUTCOMES, REVEAL_REASONS, RevealedDto } from '@/lib/domain/callbacks/contract';

export type DeskCallActions = {
  /** Answers the number to call. */
  claim: (callbackId: string) => Promise<string>;
  note: (callbackId: string, outcome: (typeof CALL_OUTCOMES)[number]) => Promise<void>;
};

export function revealNumber(leadId: string, reason: (typeof REVEAL_REASONS)[number]): Promise<RevealedDto> {
  return postJson<RevealedDto>(api.reveal, { leadId, reason });
}

export function callActions(
  renew: () => Promise<unknown>,
  onRevealed?: (numberMark: string) => void,
): DeskCallActions {
  return {
    claim: async (callbackId) => {
      const { mobileNumber, numberMark } = await postJson<RevealedDto>(api.deskCalls, { callbackId });
      onRevealed?.(numberMark);
      await renew();
      return mobileNumber;
    },
    note: async (callbackId, outcome) => {
      await postJson(api.deskCalls, { callbackId, outcome });
      await renew();
    },
  };
}
