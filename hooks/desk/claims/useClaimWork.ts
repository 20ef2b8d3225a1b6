import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskClaimDto, DeskDecisionDto } from '@/lib/domain/claims/desk/contract';
import type { RefusalCause } from '@/lib/domain/claims/desk/refusals.data';
import type { EnteredBill } from '@/lib/domain/claims/desk/typedBill';
import type { AskReason } from '@/lib/domain/claims/dialogue';
import type { Paper } from '@/lib/domain/claims/papers.data';
import { useSubmit } from '@/hooks/common/useSubmit';

export type HospitalStep = 'requested' | 'preauthorised' | 'billed';

export function claimWork({ claimId, version }: Pick<DeskClaimDto, 'claimId' | 'version'>) {
  const of = { claimId, version };
  return {
    ask: (question: { reason: AskReason; paper?: Paper; note?: string }) =>
      postJson(api.deskClaimAsk, { ...of, ...question }),
    note: (what: HospitalStep, rupees?: number) => postJson(api.deskClaimNote, { ...of, what, rupees }),
    refuse: (cause: RefusalCause, note?: string) => postJson(api.deskClaimRefuse, { ...of, cause, note }),
    settle: (bill: EnteredBill, confirm: boolean) =>
      postJson<DeskDecisionDto>(api.deskClaimDecide, { ...of, bill, confirm }),
    enterAccount: (account: { holder: string; accountNumber: string; ifsc: string; paperId: string }) =>
      postJson(api.deskClaimAccount, { ...of, ...account }),
    payAgain: () => postJson(api.deskClaimPayAgain, of),
    checkPayout: () => postJson(api.deskClaimPayout, { claimId }),
  };
}

export type ClaimWork = ReturnType<typeof claimWork>;

/** Runs work on a claim and then reloads the claim, even if the work was refused because a colleague changed it. */
export function useClaimWork(renew: (isConflict?: boolean) => Promise<unknown>) {
  const t = useTranslations('deskClaims.claim');
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const [isDone, setIsDone] = useState(false);
  /** `keep`: the work changes nothing that is shown, so the claim isn't reloaded. */
  const send = async <T>(work: () => Promise<T>, { keep = false } = {}): Promise<T | undefined> => {
    setIsDone(false);
    const { answer, isConflict } = await run(work);
    if ((answer !== undefined && !keep) || isConflict) await renew(isConflict);
    setIsDone(answer !== undefined);
    return answer;
  };
  return { isBusy, failure, isDone, send };
}
