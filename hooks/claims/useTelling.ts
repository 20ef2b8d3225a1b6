import { useRouter } from 'next/router';
import { mutate } from 'swr';
import { claimKeys } from '@/lib/client/claims/claimKeys';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { routeIdOf } from '@/lib/client/common/routeId';
import { api, paths } from '@/lib/config/paths';
import type { ClaimAnswers } from '@/lib/domain/claims/claim';
import type { ClaimablePolicyDto, ClaimDto } from '@/lib/domain/claims/contract';
import { findTellProblems, openQuestions } from '@/lib/domain/claims/tellQuestions';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { useDraftForm } from '@/hooks/common/forms/useDraftForm';
import { pageStateOf } from '@/hooks/common/pageState';
import { useClaimablePolicies } from './useClaims';

async function post(claimId: string, body: object, keepalive = false): Promise<ClaimDto> {
  const claim = await postJson<ClaimDto>(api.claims, { claimId, ...body }, { keepalive });
  await mutate(claimKeys.detail(claimId), claim, { revalidate: false });
  return claim;
}

const openDraft = (claimId: string): DraftStore => ({
  right: 'claims',
  load: async () => {
    const claim = await getJson<ClaimDto>(claimKeys.detail(claimId));
    await mutate(claimKeys.detail(claimId), claim, { revalidate: false });
    // Told in another tab: input typed here since then can't change it.
    return { values: claim.answers, version: claim.version, isOver: claim.status !== 'draft' };
  },
  save: ({ fields, version }) => post(claimId, { version, answers: fields }, true),
});

/** The claim that the address names; undefined while there is none. */
export function useClaimId(): string | undefined {
  return routeIdOf(useRouter().asPath, paths.claimDraft);
}

/** A claim that is being told, saved as it is typed. */
export function useTelling(claimId: string) {
  const { data, error, isHere, draft, reload, ifSent } = useDraftForm<ClaimDto, ClaimAnswers>({
    name: 'claim',
    key: claimKeys.detail(claimId),
    idOf: ({ status }) => (status === 'draft' ? claimId : undefined),
    open: openDraft,
  });
  const covered = useClaimablePolicies(data !== undefined);
  const answers: ClaimAnswers = (data?.status === 'draft' ? draft.values : data?.answers) ?? {};
  const asOf = clockOf(data);

  const tell = async () => {
    const sent = draft.submit(() => post(claimId, { answers, submit: true }));
    const claim = await sent.catch(ifSent);
    if (claim && claim.status !== 'draft') draft.finish();
  };
  const retry = async () => {
    await Promise.all([reload(), covered.reload()]).catch(() => undefined);
  };
  return {
    data,
    draft,
    answers,
    tell,
    retry,
    ...aboutPerson(answers, todayInIndia(asOf), covered.policies),
    asOf,
    policies: covered.policies ?? [],
    state: pageStateOf({
      isHydrated: true,
      isNamed: true,
      isHere: isHere && covered.policies !== undefined,
      error: error ?? covered.error,
    }),
  };
}

/** After telling, answers aren't validated again, so the server sends no time for it. */
function clockOf(claim: ClaimDto | undefined): Date {
  return claim?.asOf === undefined ? new Date() : new Date(claim.asOf);
}

/** The person that the claim is for, under which policy, and which questions that leaves open. */
function aboutPerson(answers: ClaimAnswers, today: IsoDate, policies: readonly ClaimablePolicyDto[] = []) {
  const isOf = ({ memberId }: { memberId: string }) => memberId === answers.memberId;
  const policy = policies.find(({ people }) => people.some(isOf));
  const { startsOn, endsOn } = policy ?? {};
  const problems = findTellProblems(answers, { today, startsOn, endsOn });
  return { policy, person: policy?.people.find(isOf), problems, open: openQuestions(problems) };
}

export type Telling = ReturnType<typeof useTelling>;
