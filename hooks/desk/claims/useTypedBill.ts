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

/** The bill as typed, on the server alone; what a session's end held up is sent after the next sign-in. */
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
        // Again after a colleague typed in it: what they have by now.
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
  // The next opening begins with what the server has by then, or with what could not be sent.
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
