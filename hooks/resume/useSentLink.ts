import { ApiError, isTemporary } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { SentLinkViewDto } from '@/lib/domain/desk/links';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';
import { useTakeUp } from './useContinueOnDevice';

export type SentLinkOutcome = SentLinkViewDto | 'expired' | 'cancelled' | 'gone' | 'failed';

/** A link that the desk sent. `open` never rejects; `enter` does while the number is not proven. */
export function useSentLink(linkCode: string) {
  const takeUp = useTakeUp();
  return {
    open: async (): Promise<SentLinkOutcome> => {
      try {
        return await postJson<SentLinkViewDto>(api.linkOpen, { linkCode });
      } catch (error) {
        if (!(error instanceof ApiError) || isTemporary(error)) return 'failed';
        if (error.code === 'LINK_CANCELLED') return 'cancelled';
        return error.code === 'EXPIRED' ? 'expired' : 'gone';
      }
    },
    enter: async () => takeUp(await postJson<ResumeRecordDto>(api.linkEnter, { linkCode })),
    renew: () => postJson(api.linkRenew, { linkCode }),
  };
}
