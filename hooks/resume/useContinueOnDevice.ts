import { useRouter } from 'next/router';
import useSWR from 'swr';
import { ApiError, isTemporary } from '@/lib/client/common/apiError';
import { deleteJson, getJson, postJson } from '@/lib/client/common/fetcher';
import { forgetHere } from '@/lib/client/verify/forgetHere';
import { journeySaver } from '@/lib/client/saving/journeySaver';
import { keepResumeId, keepResumeStage, readResumeId } from '@/lib/client/resume/resumeCookies';
import { readLeadIds, writeLeadIds, writeSession } from '@/lib/client/saving/storage';
import { api, isTripUrl } from '@/lib/config/paths';
import type { JourneyDto, OpenedLinkDto, ResumeRecordDto } from '@/lib/domain/resume/contract';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { JOURNEYS_A_PAGE } from '@/lib/domain/resume/resume';

type Listed = { journeys: readonly JourneyDto[]; hasMore: boolean };

async function readPage(url: string): Promise<Listed> {
  const journeys = await getJson<readonly JourneyDto[]>(url);
  return { journeys, hasMore: journeys.length >= JOURNEYS_A_PAGE };
}

/** What the proven number began; `needsProof` until one is proven, and once nobody has used the page for long. */
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
    await deleteJson(`${api.revisitJourneys}?${new URLSearchParams({ quoteId })}`);
    const isOther = (journey: JourneyDto) => journey.quoteId !== quoteId;
    const left = await change((listed) => ({ ...listed, journeys: listed.journeys.filter(isOther) }));
    if (left?.journeys.length === 0) await mutate();
  };
  const needsProof = error instanceof ApiError && error.status === 401;
  const hasFailed = !data && !needsProof && error !== undefined;
  return { ...data, more, discard, needsProof, hasFailed, mutate };
}

/** The family of another quote must not stand in the forms of this one; a form of a trip names its own. */
function takeFamily(quoteId: string): void {
  if (readLeadIds().quoteId !== quoteId) forgetHere(['form1', 'form2', 'form3']);
  writeLeadIds({ quoteId });
  writeSession('quoteId', quoteId);
}

/** Goes on here with a journey of the proven number. Rejects where its number is not (or no longer) proven. */
export function useOpenJourney() {
  const router = useRouter();
  return async (quoteId: string) => {
    const record = await postJson<ResumeRecordDto>(api.revisitOpen, { quoteId });
    // What still waits belongs to the record of before.
    journeySaver.flush();
    journeySaver.forget();
    if (!isTripUrl(record.url)) takeFamily(quoteId);
    keepResumeId(record.uuid);
    keepResumeStage(record.stage);
    await router.push(record.url);
  };
}

export type LinkOutcome = OpenedLinkDto | 'expired' | 'gone' | 'failed';

/** A link that was opened here: what it shows, and a new one in its place. Neither rejects. */
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

/** Sends a link to what is saved in this browser. */
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
