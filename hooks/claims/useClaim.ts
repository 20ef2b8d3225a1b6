import { useRouter } from 'next/router';
import useSWR, { mutate } from 'swr';
import { claimKeys } from '@/lib/client/claims/claimKeys';
import { claimSender } from '@/lib/client/claims/claimSender';
import { hasCode } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { routeIdOf } from '@/lib/client/common/routeId';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { api, paths } from '@/lib/config/paths';
import { CLAIM_NUMBER } from '@/lib/domain/claims/claimNumber';
import type { ClaimDto, ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import { APPEAL } from '@/lib/domain/claims/dialogue';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';
import { useHydrated } from '@/lib/late/useHydrated';

const PAYOUT_ASKED_MS = 5_000;

type Typed = Record<string, string>;

/** Answers from different tabs don't conflict, so no version is needed. */
const openTyped = (claimId: string): DraftStore => ({
  right: 'claims',
  load: async () => {
    const { typed = {} } = await getJson<ClaimOtherDetailsDto>(claimKeys.others(claimId));
    return { values: typed };
  },
  save: async ({ changed }) => {
    const keep = ([about, text]: [string, unknown]) =>
      postJson(api.claimDraft, { claimId, about, text }, { keepalive: true });
    await Promise.all(Object.entries(changed).map(keep));
    return {};
  },
});

/** The bank still has money to send. */
function isDue(latest: ClaimOtherDetailsDto | undefined): boolean {
  const { settlement, settledLoss, payouts = [] } = latest ?? {};
  const paid = payouts.reduce((sum, { rupees }) => sum + rupees, 0);
  return paid < (settlement?.payable ?? settledLoss?.rupees ?? 0);
}

export function useClaim() {
  const isHydrated = useHydrated();
  const claimId = routeIdOf(useRouter().asPath, paths.claim) ?? '';
  const isNamed = CLAIM_NUMBER.test(claimId);
  const named = isHydrated && isNamed ? claimId : undefined;
  const options = { shouldRetryOnError: false };
  const detail = useSWR<ClaimDto, unknown>(named ? claimKeys.detail(named) : null, getJson, {
    ...options,
    refreshInterval: (latest) => (latest?.status === 'approved' ? PAYOUT_ASKED_MS : 0),
  });
  const others = useSWR<ClaimOtherDetailsDto, unknown>(named ? claimKeys.others(named) : null, getJson, {
    ...options,
    refreshInterval: (latest) => (isDue(latest) ? PAYOUT_ASKED_MS : 0),
  });
  const typed = useServerDraft<Typed>('claimTyped', detail.data && named, openTyped);

  useUnproven(detail.mutate);
  const reload = async () => {
    await Promise.all([detail.mutate(), others.mutate()]);
    typed.retry();
    if (named) void claimSender(named).retry();
  };

  /** Resolves to false if the claim has moved on meanwhile; how it stands now is then shown. */
  const tell = async (path: string, body: object): Promise<boolean> => {
    await typed.flush();
    try {
      const claim = await postJson<ClaimDto>(path, { claimId: named, ...body });
      await mutate(claimKeys.detail(named ?? ''), claim, { revalidate: false });
      await others.mutate();
      return true;
    } catch (problem) {
      if (!hasCode(problem, 'STEP_NOT_REACHED')) throw problem;
      await Promise.all([detail.mutate(), others.mutate()]);
      return false;
    }
  };
  return {
    claim: detail.data,
    others: others.data,
    typed,
    reload,
    answer: (questionId: string, text: string) => tell(api.claimAnswer, { questionId, text }),
    appeal: async (text: string) => {
      if (await tell(api.claimAppeal, { text })) typed.change({ [APPEAL]: '' });
    },
    withdraw: () => tell(api.claimWithdraw, {}),
    state: pageStateOf({
      isHydrated,
      isNamed,
      isHere: detail.data !== undefined && others.data !== undefined,
      error: detail.error ?? others.error ?? typed.error,
    }),
  };
}

export type ClaimActions = Pick<ReturnType<typeof useClaim>, 'typed' | 'answer' | 'appeal' | 'withdraw'>;
