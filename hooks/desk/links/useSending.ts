import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { AdvisorTask } from '@/lib/domain/desk/drawer/advisorTask';
import type { LinkKind, LinksDto } from '@/lib/domain/desk/links';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { cancelLink, type LinkWish, useLinkPreview, useSendLink } from './useSentLinks';

type Typed = { channel: Channel; email: string; reason: string; amount?: number };

type About = { quoteId: string; task: AdvisorTask };

/** The previewed amount is part of the request, so the server refuses it if the price has changed. */
export function useSending({ quoteId, task }: About, links: LinksDto, onChanged: () => void) {
  const t = useTranslations('deskLinks');
  const [chosen, choose] = useState<LinkKind>();
  const [typed, setTyped] = useState<Typed>({ channel: 'whatsapp', email: '', reason: '' });
  const [said, setSaid] = useState('');
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const sendLink = useSendLink();
  const { applicationId } = links;
  const kind = chosen ?? (applicationId === undefined ? 'payment' : 'application');
  const preview = useLinkPreview(toWish({ kind, quoteId, applicationId, ...typed }), task);
  const shown = kind === 'custom' && typed.amount === undefined ? undefined : preview.data;

  const send = async () => {
    const wish = toWish({ kind, quoteId, applicationId, channel: typed.channel, amount: shown?.amount });
    if (!wish) return;
    const { email, reason } = typed;
    setSaid('');
    const { answer } = await run(() =>
      sendLink({
        ...wish,
        amount: shown?.amount,
        replaces: links.liveId,
        ...(typed.channel === 'email' && { email }),
        ...(kind === 'custom' && { reason }),
      }),
    );
    if (answer) setSaid(t(answer.state === 'pending_approval' ? 'asked' : 'done'));
    onChanged();
    await preview.mutate();
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
    preview: shown,
    isBusy,
    send,
    cancel,
    said,
    type: (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more })),
    failure: message,
    fields: failure?.fields ?? {},
  };
}

type Asked = LinkWish & { applicationId: string | undefined };

/** The server makes the amount of a payment link. */
function toWish({ kind, quoteId, applicationId, channel, amount }: Asked): LinkWish | undefined {
  if (kind === 'application')
    return applicationId === undefined ? undefined : { kind, quoteId, applicationId, channel };
  if (kind === 'payment') return { kind, quoteId, channel };
  return amount === undefined ? undefined : { kind, quoteId, channel, amount };
}
