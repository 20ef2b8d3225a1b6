import useSWR from 'swr';
import { askEvery } from '@/lib/client/common/askEvery';
import { postJson, watchJson } from '@/lib/client/common/fetcher';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { api } from '@/lib/config/paths';
import type { AdvisorTask } from '@/lib/domain/desk/drawer/advisorTask';
import type { LinkDto, LinkKind, LinkPreviewDto, LinksDto } from '@/lib/domain/desk/links';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

/** SWR pauses it while the page is hidden. */
const POLL_MS = 5_000;
/** A message on its way arrives within a second or two. */
const ON_ITS_WAY_MS = 1_000;

const isOnItsWay = (data: LinksDto | undefined) => data?.links.some(({ state }) => state === 'sent');

/** Opened and paid are seen as they happen. */
export function useSentLinks(quoteId: string) {
  const onError = useSessionEnd();
  return useSWR<LinksDto, unknown>(`${api.deskLinks}?${new URLSearchParams({ quoteId })}`, watchJson, {
    ...askEvery(POLL_MS),
    refreshInterval: (data) => (isOnItsWay(data) ? ON_ITS_WAY_MS : POLL_MS),
    onError,
  });
}

export type LinkWish = {
  kind: LinkKind;
  quoteId: string;
  applicationId?: string;
  channel: Channel;
  amount?: number;
};

type Asked = readonly [string, LinkWish, AdvisorTask];

/** Asked again only when the wish or what is to be done changes, or after a send: each is audited. */
export function useLinkPreview(wish: LinkWish | undefined, task: AdvisorTask) {
  const onError = useSessionEnd();
  const read = ([url, body]: Asked) => postJson<LinkPreviewDto>(url, body);
  return useSWR<LinkPreviewDto, unknown, Asked | undefined>(wish && [api.linkPreview, wish, task], read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
    onError,
  });
}

type Sent = LinkWish & { email?: string; reason?: string; replaces?: string };

const paths = { payment: api.paymentLink, application: api.applicationLink, custom: api.customLink } as const;

export function useSendLink() {
  const keyOf = useIdempotencyKey();
  return ({ kind, ...body }: Sent) =>
    postJson<LinkDto>(paths[kind], body, { idempotencyKey: keyOf([kind, body]) });
}

export function cancelLink(linkId: string): Promise<LinkDto> {
  return postJson<LinkDto>(api.linkCancel, { linkId });
}
