import { useEffect, useState } from 'react';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskTypedBillDto, DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import type { TypedBill } from '@/lib/domain/claims/desk/typedBill';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { noteClosing } from './closingBills';
import { deskClaimUrl } from './useDeskClaim';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';
import { useStaffSession } from '@/hooks/desk/session/useStaffSession';

/** The bill as typed, stored on the server only. A save that the session's end interrupted is sent later. */
type Claim = Pick<DeskClaimDto, 'claimId' | 'typedBill' | 'billVersion'>;

export function useTypedBill(claim: Claim) {
  const { claimId } = claim;
  const endSession = useSessionEnd();
  const { status } = useStaffSession();
  const [open] = useState(() => (id: string): DraftStore => {
    let known: Claim | undefined = claim;
    const ends = (error: unknown) => {
      endSession(error);
      throw error;
    };
    return {
      load: async () => {
        // Reads the bill again after a colleague changed it.
        const { typedBill, billVersion } = known ?? (await readClaim(id).catch(ends));
        known = undefined;
        return { values: { ...typedBill }, version: billVersion };
      },
      save: async ({ values, version }) => {
        const body = { claimId: id, typed: values, version };
        return postJson<DeskTypedBillDto>(api.deskClaimBill, body, { keepalive: true }).catch(ends);
      },
    };
  });
  const {
    values,
    change,
    retry,
    flush,
    finish,
    status: saved,
  } = useServerDraft<TypedBill>('bill', claimId, open);
  useEffect(() => {
    if (status === 'signedIn') retry();
  }, [status, retry]);
  // The next opening starts with what the server then has, or with what couldn't be sent.
  useEffect(
    () => () =>
      noteClosing(
        claimId,
        flush().then(finish, () => undefined),
      ),
    [claimId, flush, finish],
  );
  return { typed: values ?? {}, change, flush, saved };
}

function readClaim(claimId: string): Promise<Claim> {
  return getJson<DeskClaimDto>(deskClaimUrl(claimId));
}
