import { useEffect, useState } from 'react';
import { hasStatus } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { tellUnproven } from '@/lib/client/common/unproven';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { api } from '@/lib/config/paths';
import type { TripClaimDto } from '@/lib/domain/travel/claims/contract';
import type { TripClaimDetails } from '@/lib/domain/travel/claims/tripClaim';

const post = (policyNumber: string, body: object, keepalive = false) =>
  postJson<TripClaimDto>(api.tripClaim, { policyNumber, ...body }, { keepalive });

const openDraft = (policyNumber: string): DraftStore => ({
  right: 'policies',
  load: async () => {
    const query = new URLSearchParams({ policyNumber });
    const claim = await getJson<TripClaimDto>(`${api.tripClaim}?${query}`);
    return { values: claim.details, version: claim.version, isOver: claim.claimId !== undefined };
  },
  save: ({ fields, version }) => post(policyNumber, { version, details: fields }, true),
});

/** A trip's claim that is being told, saved as it is typed. It holds illness and account. */
export function useTripClaim(policyNumber: string) {
  const draft = useServerDraft<TripClaimDetails>('tripClaim', policyNumber, openDraft);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const details = draft.values ?? {};
  const { error, retry } = draft;
  const isUnproven = hasStatus(error, 401);
  // On mount, since the page mounts this again after a code was entered.
  useEffect(() => {
    if (isUnproven) tellUnproven();
  }, [isUnproven]);
  useEffect(retry, [retry]);
  const tell = async (): Promise<TripClaimDto> => {
    const claim = await draft.submit(() => post(policyNumber, { details, submit: true }));
    if (claim.claimId) draft.finish();
    setFields(claim.fields ?? {});
    return claim;
  };
  return { details, draft, tell, fields, isAway: error !== undefined && !isUnproven };
}
