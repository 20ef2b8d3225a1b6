import { useLocale, useTranslations } from 'next-intl';
import type { HistoryEntryDto, QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import { OTP_PURPOSES } from '@/lib/domain/verify/otp.data';
import { formatDateOf, formatMoney, formatTimeOf } from '@/lib/i18n/format';
import { useVersionWords } from './useVersionWords';
import type { EntryWords } from './entryWords';

type Kind = HistoryEntryDto['kind'];
type Words = { [K in Kind]: (entry: Extract<HistoryEntryDto, { kind: K }>) => EntryWords };

type Consent = Extract<HistoryEntryDto, { kind: 'consentGiven' | 'consentWithdrawn' }>;

const PURPOSES = ['contact', 'marketing', 'kyc', 'child'] as const;

export function useEntryWords(staff: QuoteHistoryDto['staff']) {
  const t = useTranslations('deskDrawer.history');
  const drawer = useTranslations('deskDrawer');
  const calls = useTranslations('deskCalls');
  const statuses = useTranslations('desk.statuses');
  const locale = useLocale();
  const sayVersion = useVersionWords();
  const sayLink = useLinkWords();
  const sayMessage = useMessageWords();
  const window = ({ from, to }: { from: string; to: string }) => ({
    day: formatDateOf(from, locale),
    from: formatTimeOf(from),
    to: formatTimeOf(to),
  });
  const sayConsent = ({ kind, purpose }: Consent) => {
    const known = PURPOSES.find((each) => each === purpose);
    return { title: t(kind, { purpose: known ? t(`purposes.${known}`) : purpose }) };
  };
  const words: Words = {
    version: sayVersion,
    status: ({ status, before }) => {
      const name = statuses(`${status}`);
      return {
        title:
          before === undefined ? t('status', { status, name }) : t('statusMoved', { before, status, name }),
      };
    },
    message: sayMessage,
    linkAsked: sayLink,
    linkSent: sayLink,
    linkOpened: sayLink,
    linkCancelled: sayLink,
    callAsked: ({ about, ...times }) => ({
      title: t('callAsked', { about: calls(`about.${about}`) }),
      about: drawer('calls.window', window(times)),
    }),
    callDone: ({ outcome }) => ({ title: t('callDone', { outcome: calls(`outcome.${outcome}`) }) }),
    consentGiven: sayConsent,
    consentWithdrawn: sayConsent,
    payment: ({ of, status, amount }) => ({
      title: t('payment', { of, status: drawer(`payment.statuses.${status}`) }),
      amount: formatMoney(amount),
    }),
    mandate: ({ state, limit }) => ({ title: t('mandate', { state }), amount: formatMoney(limit) }),
    note: ({ text }) => ({ title: t('note'), about: text }),
    outcome: ({ outcome }) => ({ title: t('outcome', { outcome: drawer(`outcome.names.${outcome}`) }) }),
    relog: ({ state }) => ({ title: t('relog'), about: drawer(`relog.states.${state}`) }),
    callBack: ({ staffId, ...times }) => {
      const name = staff.find((each) => each.staffId === staffId)?.name ?? staffId;
      return { title: t('callBack'), about: t('callBackWhen', { ...window(times), name }) };
    },
    reveal: ({ reason }) => ({ title: t('reveal'), about: t(`reasons.${reason}`) }),
  };
  return (entry: HistoryEntryDto): EntryWords =>
    (words[entry.kind] as (entry: HistoryEntryDto) => EntryWords)(entry);
}

function kindOf(purpose: string): string {
  if (OTP_PURPOSES.some((each) => each === purpose)) return 'code';
  if (purpose.endsWith('-link')) return 'link';
  return purpose.split('-')[0] ?? '';
}

type LinkEntry = Extract<HistoryEntryDto, { channel: unknown; link: unknown }>;

function useLinkWords() {
  const t = useTranslations('deskDrawer.history');
  return ({ kind: moment, link, channel, opens, amount }: LinkEntry): EntryWords => ({
    title: t('link', { link, moment }),
    about: opens === undefined ? t(`channel.${channel}`) : t('opens', { opens }),
    amount: amount === undefined ? undefined : formatMoney(amount),
  });
}

type MessageEntry = Extract<HistoryEntryDto, { kind: 'message' }>;

function useMessageWords() {
  const t = useTranslations('deskDrawer.history');
  return ({ purpose, channel, delivery, stoppedBy }: MessageEntry): EntryWords => {
    const became = [t(`channel.${channel}`), t(`delivery.${delivery}`)];
    return {
      title: t('message', { purpose, kind: kindOf(purpose) }),
      about: [...became, ...(stoppedBy ? [t(`stopped.${stoppedBy}`)] : [])].join(', '),
    };
  };
}
