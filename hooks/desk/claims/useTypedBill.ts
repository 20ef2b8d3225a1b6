import { useEffect, useState } from 'react';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import type { TypedBill } from '@/lib/domain/claims/desk/typedBill';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { noteClosing } from './closingBills';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';
import { useStaffSession } from '@/hooks/desk/session/useStaffSession';

/** The bill as typed, on the server alone; what a session's end held up is sent after the next sign-in. */
export function useTypedBill({ claimId, typedBill }: Pick<DeskClaimDto, 'claimId' | 'typedBill'>) {
  const endSession = useSessionEnd();
  const { status } = useStaffSession();
  const [open] = useState(() => (id: string): DraftStore => ({
    load: () => Promise.resolve({ values: { ...typedBill } }),
    save: async ({ values }) => {
      await postJson(api.deskClaimBill, { claimId: id, typed: values }, { keepalive: true }).catch(
        (error: unknown) => {
          endSession(error);
          throw error;
        },
      );
      return {};
    },
  }));
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
