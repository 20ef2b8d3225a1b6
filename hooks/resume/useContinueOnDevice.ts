import { useRouter } from 'next/router';
import useSWR from 'swr';
import { ApiError, hasStatus, isTemporary } from '@/lib/client/common/apiError';
import { deleteJson, getJson, postJson } from '@/lib/client/common/fetcher';
import { forgetHere } from '@/lib/client/verify/forgetHere';
import { journeySaver } from '@/lib/client/saving/journeySaver';
import { keepResumeId, keepResumeStage, readResumeId } from '@/lib/client/resume/resumeCookies';
import { readLeadIds, writeLeadIds, writeSession } from '@/lib/client/saving/storage';
import { api } from '@/lib/config/paths';
import type { JourneyDto, OpenedLinkDto, ResumeRecordDto } from '@/lib/domain/resume/contract';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { JOURNEYS_A_PAGE } from '@/lib/domain/resume/resume';

const isTripUrl = (url: string) => url.startsWith('/Travel/');

export function discardJourney(quoteId: string): Promise<void> {
  return deleteJson(`${api.revisitJourneys}?${new URLSearchParams({ quoteId })}`);
}

type Listed = { journeys: readonly JourneyDto[]; hasMore: boolean };

async function readPage(url: string): Promise<Listed> {
  const journeys = await getJson<readonly JourneyDto[]>(url);
  return { journeys, hasMore: journeys.length >= JOURNEYS_A_PAGE };
}

/** The proven number's journeys. `needsProof` before a proof, and after the session expires. */
export function useJourneys() {
  const { data, error, mutate } = useSWR<Listed, unknown>(api.revisitJourneys, readPage, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const change = (to: (listed: Listed) => Listed) =>
    mutate((listed) => listed && to(listed), { revalidate: false });
  const more = async () => {
    const after = data?.journeys.at(-1)?.quoteId ?? '';
    const page = await readPage(`${api.revisitJourneys}?${new URLSearchParams({ after })}`);
    const known = new Set(data?.journeys.map(({ quoteId }) => quoteId));
    const added = page.journeys.filter(({ quoteId }) => !known.has(quoteId));
    await change(({ journeys }) => ({ ...page, journeys: [...journeys, ...added] }));
  };
  const discard = async (quoteId: string) => {
    await discardJourney(quoteId);
    const isOther = (journey: JourneyDto) => journey.quoteId !== quoteId;
    const left = await change((listed) => ({ ...listed, journeys: listed.journeys.filter(isOther) }));
    if (left?.journeys.length === 0) await mutate();
  };
  const needsProof = hasStatus(error, 401);
  const hasFailed = !data && !needsProof && error !== undefined;
  return { ...data, more, discard, needsProof, hasFailed, mutate };
}

/** Replaces another quote's family in this browser's form; a trip's form names its own quote. */
function takeFamily(quoteId: string): void {
  if (readLeadIds().quoteId !== quoteId) forgetHere(['form1', 'form2', 'form3']);
  writeLeadIds({ quoteId });
  writeSession('quoteId', quoteId);
}

/** Rejects if the proof is missing or expired. */
export function useOpenJourney() {
  const takeUp = useTakeUp();
  return async (quoteId: string) => takeUp(await postJson<ResumeRecordDto>(api.revisitOpen, { quoteId }));
}

/** Makes this browser's journey that of the record, and goes to its page. */
export function useTakeUp() {
  const router = useRouter();
  return async (record: ResumeRecordDto) => {
    const { quoteId } = record;
    // Pending reports belong to the previous record.
    journeySaver.flush();
    journeySaver.forget();
    if (!isTripUrl(record.url)) takeFamily(quoteId);
    keepResumeId(record.uuid);
    keepResumeStage(record.stage);
    await router.push(record.url);
  };
}

export type LinkOutcome = OpenedLinkDto | 'expired' | 'gone' | 'failed';

/** Never rejects. */
export function useResumeLink(token: string) {
  return {
    open: async (): Promise<LinkOutcome> => {
      try {
        return await postJson<OpenedLinkDto>(api.revisitLinkOpen, { token });
      } catch (error) {
        if (!(error instanceof ApiError) || isTemporary(error)) return 'failed';
        return error.status === 410 ? 'expired' : 'gone';
      }
    },
    renew: () => postJson(api.revisitLinkRenew, { token }),
    stop: () => postJson(api.revisitLinkStop, { token }),
  };
}

export type SentLink = 'sent' | 'noNumber' | 'notSaved' | { message: string | undefined };

export async function sendResumeLink(channel: Channel, to: string): Promise<SentLink> {
  const uuid = readResumeId();
  if (!uuid) return 'notSaved';
  try {
    await postJson(api.revisitLink, { uuid, channel, to });
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) return { message: undefined };
    if (error.code === 'STEP_NOT_REACHED') return 'noNumber';
    return { message: Object.values(error.fields)[0] ?? error.serverMessage };
  }
}
