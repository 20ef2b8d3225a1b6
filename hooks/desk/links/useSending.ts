import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import type { AdvisorTask } from '@/lib/domain/desk/drawer/advisorTask';
import type { LinkKind, LinksDto } from '@/lib/domain/desk/links';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { cancelLink, type LinkWish, useLinkPreview, useSendLink } from './useSentLinks';

type Chosen = { channel: Channel; amount?: number };
const nothing = { email: '', reason: '' };

type About = { quoteId: string; task: AdvisorTask };

/** The previewed amount is part of the request, so the server refuses it if the price has changed. */
export function useSending({ quoteId, task }: About, links: LinksDto, onChanged: () => void) {
  const t = useTranslations('deskLinks');
  const [chosen, choose] = useState<LinkKind>();
  const { typed, pick, type, clear } = useTyped(quoteId);
  const [said, setSaid] = useState('');
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const sendLink = useSendLink();
  const { applicationId } = links;
  const kind = chosen ?? (applicationId === undefined ? 'payment' : 'application');
  const preview = useLinkPreview(toWish({ kind, quoteId, applicationId, ...typed }), task);
  const shown = kind === 'custom' && typed.amount === undefined ? undefined : preview.data;

  /** True if the links are others now. */
  const send = async () => {
    const wish = toWish({ kind, quoteId, applicationId, channel: typed.channel, amount: shown?.amount });
    if (!wish) return false;
    setSaid('');
    const { answer, isConflict = false } = await run(() =>
      sendLink({
        ...wish,
        amount: shown?.amount,
        replaces: links.liveId,
        ...(typed.channel === 'email' && { email: typed.email }),
        ...(kind === 'custom' && { reason: typed.reason }),
      }),
    );
    if (answer) {
      setSaid(t(answer.state === 'pending_approval' ? 'asked' : 'done'));
      clear();
    }
    onChanged();
    await preview.mutate();
    return answer !== undefined || isConflict;
  };
  const cancel = async (linkId: string) => {
    setSaid('');
    const { answer } = await run(() => cancelLink(linkId));
    if (answer) setSaid(t('cancelled'));
    onChanged();
    await preview.mutate();
    return answer !== undefined;
  };
  const message = failure?.code === 'PRICE_CHANGED' ? t('priceChanged') : failure?.message;
  return {
    kind,
    choose: (next: LinkKind) => {
      setSaid('');
      choose(next);
    },
    typed,
    pick,
    type,
    preview: shown,
    isBusy,
    send,
    cancel,
    said,
    failure: message,
    fields: failure?.fields ?? {},
  };
}

/** What is chosen begins anew with each quote; what is typed is kept. */
function useTyped(quoteId: string) {
  const [chosen, choose] = useState<Chosen>({ channel: 'whatsapp' });
  const { typed, type, clear } = useKeptTyped(`link ${quoteId}`, nothing);
  const pick = (more: Partial<Chosen>) => choose((before) => ({ ...before, ...more }));
  return { typed: { ...chosen, ...typed }, pick, type, clear };
}

type Asked = LinkWish & { applicationId: string | undefined };

/** The server makes the amount of a payment link. */
function toWish({ kind, quoteId, applicationId, channel, amount }: Asked): LinkWish | undefined {
  if (kind === 'application')
    return applicationId === undefined ? undefined : { kind, quoteId, applicationId, channel };
  if (kind === 'payment') return { kind, quoteId, channel };
  return amount === undefined ? undefined : { kind, quoteId, channel, amount };
}
