import { boughtBy } from '@/lib/domain/payment/bought';
import type { HistoryEntryDto } from '@/lib/domain/desk/drawer/contract';
import type { REVEAL_REASONS } from '@/lib/domain/callbacks/contract';
import type { Quote } from '@/lib/domain/quote/quote';
import type { CallbackRecord } from '@/models/callbacks/callback';
import type { DialerLeadRecord } from '@/models/callbacks/dialerLead';
import type { OtpPurpose } from '@/lib/domain/verify/otp.data';
import { listMessagesOf } from '@/models/common/outbox';
import { listSentMessages } from '@/models/common/sentMessage';
import { type ConsentRecord, listConsents } from '@/models/consents/consent';
import { listAuditOf } from '@/models/desk/auditEntry';
import { listDeskNotes } from '@/models/desk/deskNote';
import { listSentLinksOf, type SentLinkRecord } from '@/models/desk/sentLink';
import { listPaymentsOf } from '@/models/payment/payment';
import { listMandatesOf } from '@/models/renewals/mandate';
import { listQuoteVersions } from '@/models/quote/quoteVersion';
import { messageHashOf } from '@/lib/server/services/common/outbox';
import { sealedDeskNote } from './deskNotes';
import type { FoundQuote } from './foundQuote';

/** Bounds what one quote can make the desk read. */
const MOST = 200;
const MOST_NOTES = 1_000;
/**
 * Messages with codes for other things are left out: who sells must not see that a number has claims, a complaint or a
 * candidacy.
 */
const CODES_OF_QUOTES: readonly OtpPurpose[] = ['verify-phone', 'resume', 'sign-proposal'];

export async function entriesOf(
  { quote, lead }: FoundQuote,
  calls: readonly CallbackRecord[],
): Promise<readonly HistoryEntryDto[]> {
  const found = await Promise.all([
    versionsOf(quote),
    messagesOf(quote),
    consentsOf(quote),
    paymentsOf(quote),
    mandatesOf(quote),
    revealsOf(quote),
    linksOf(quote),
    notesOf(quote),
  ]);
  return [...found.flat(), ...movesOf(lead), ...callsOf(calls)];
}

async function versionsOf({ _id }: Quote): Promise<HistoryEntryDto[]> {
  const versions = await listQuoteVersions(_id);
  return versions.map(({ version, at, actor, causes, facts }, index) => ({
    kind: 'version',
    id: `version-${version}`,
    at: at.toISOString(),
    by: actor,
    causes,
    facts,
    before: versions[index - 1]?.facts,
  }));
}

function movesOf(lead: DialerLeadRecord | null): HistoryEntryDto[] {
  const history = lead?.history ?? [];
  return history.map(({ status, at, actor }, index) => ({
    kind: 'status',
    id: `status-${status}`,
    at: at.toISOString(),
    by: actor,
    status,
    before: history[index - 1]?.status,
  }));
}

async function messagesOf({ _id: quoteId, person }: Quote): Promise<HistoryEntryDto[]> {
  const toHash = person.mobileNumber === undefined ? undefined : messageHashOf(person.mobileNumber);
  const [messages, sent] = await Promise.all([
    listMessagesOf({ quoteId, toHash, purposes: CODES_OF_QUOTES }, MOST),
    listSentMessages(quoteId, MOST),
  ]);
  const known = new Set(sent.map(({ _id }) => _id));
  const newest = messages.flatMap(({ status, createdAt: at, ...message }) =>
    status === 'withheld' || known.has(message._id)
      ? []
      : [{ ...message, at, delivery: status === 'refused' ? ('failed' as const) : status }],
  );
  return [...sent, ...newest].map(({ _id, at, purpose, channel, delivery, ...more }) => ({
    kind: 'message',
    id: `message-${_id}`,
    at: at.toISOString(),
    by: 'system',
    purpose,
    channel,
    delivery,
    ...('stoppedBy' in more && { stoppedBy: more.stoppedBy }),
  }));
}

async function consentsOf({ _id, mobileHash }: Quote): Promise<HistoryEntryDto[]> {
  if (mobileHash === undefined) return [];
  const consents = await listConsents(mobileHash, MOST);
  return consents.filter(({ quoteId }) => quoteId === _id).flatMap(toConsentEntries);
}

function toConsentEntries({
  _id,
  purpose,
  givenAt,
  givenBy = 'customer',
  withdrawnAt,
  withdrawnBy,
}: ConsentRecord): HistoryEntryDto[] {
  const given = { id: `consent-${_id}`, at: givenAt.toISOString(), by: givenBy };
  const withdrawn = {
    id: `withdrawal-${_id}`,
    at: withdrawnAt?.toISOString() ?? '',
    by: withdrawnBy ?? 'customer',
  };
  return [
    { kind: 'consentGiven', ...given, purpose },
    ...(withdrawnAt ? [{ kind: 'consentWithdrawn' as const, ...withdrawn, purpose }] : []),
  ];
}

async function paymentsOf({ _id }: Quote): Promise<HistoryEntryDto[]> {
  const payments = await listPaymentsOf(_id);
  return payments.flatMap((payment) =>
    payment.history.map(({ status, at }, index) => ({
      kind: 'payment',
      id: `payment-${payment._id}-${index}`,
      at: at.toISOString(),
      by: index === 0 ? 'customer' : 'system',
      status,
      mode: payment.mode,
      amount: payment.amount,
      of: boughtBy(payment).kind,
    })),
  );
}

async function mandatesOf({ _id }: Quote): Promise<HistoryEntryDto[]> {
  const mandates = await listMandatesOf(_id, MOST);
  return mandates.flatMap(({ _id: id, limit, createdAt, givenAt, endedAt, endedBy }) => {
    const moments = [
      { state: 'asked', at: createdAt, by: 'customer' },
      { state: 'active', at: givenAt, by: 'customer' },
      { state: 'ended', at: endedAt, by: endedBy === 'customer' ? 'customer' : 'system' },
    ] as const;
    return moments.flatMap(({ state, at, by }): HistoryEntryDto[] =>
      at ? [{ kind: 'mandate', id: `mandate-${state}-${id}`, at: at.toISOString(), by, state, limit }] : [],
    );
  });
}

function callsOf(calls: readonly CallbackRecord[]): HistoryEntryDto[] {
  return calls.flatMap(({ _id, about, askedAt, from, to, outcome, doneAt, claimedBy }): HistoryEntryDto[] => {
    const window = { from: from.toISOString(), to: to.toISOString() };
    const asked = { id: `asked-${_id}`, at: askedAt.toISOString(), by: 'customer' };
    const done = { id: `done-${_id}`, at: doneAt?.toISOString() ?? '', by: claimedBy ?? 'system' };
    return [
      // A call that staff promised is shown by their note.
      ...(about === 'callBack' ? [] : [{ kind: 'callAsked' as const, ...asked, about, ...window }]),
      ...(outcome && doneAt ? [{ kind: 'callDone' as const, ...done, about, outcome }] : []),
    ];
  });
}

type Revealed = { reason?: (typeof REVEAL_REASONS)[number] | 'callback' };

async function revealsOf({ _id }: Quote): Promise<HistoryEntryDto[]> {
  const entries = await listAuditOf(_id, 'NUMBER_REVEALED', MOST);
  return entries.map(({ _id: id, at, actor, details }) => {
    const { reason = 'callback' } = details as Revealed;
    return { kind: 'reveal', id: `reveal-${id}`, at: at.toISOString(), by: actor, reason };
  });
}

async function linksOf({ _id }: Quote): Promise<HistoryEntryDto[]> {
  return (await listSentLinksOf(_id)).flatMap(toLinkEntries);
}

function toLinkEntries(link: SentLinkRecord): HistoryEntryDto[] {
  const { _id, kind, channel, amount, by, askedAt, sentAt, opens, lastOpenedAt, cancelledAt, cancelledBy } =
    link;
  const moments = [
    { kind: 'linkAsked', at: sentAt?.getTime() === askedAt.getTime() ? undefined : askedAt, by },
    { kind: 'linkSent', at: sentAt, by },
    { kind: 'linkOpened', at: lastOpenedAt, by: 'customer', opens },
    { kind: 'linkCancelled', at: cancelledAt, by: cancelledBy ?? 'system' },
  ] as const;
  return moments.flatMap(({ at, ...moment }): HistoryEntryDto[] =>
    at === undefined
      ? []
      : [
          {
            ...moment,
            id: `${moment.kind}-${_id}`,
            at: at.toISOString(),
            link: kind,
            channel,
            ...(amount !== undefined && { amount }),
          },
        ],
  );
}

async function notesOf({ _id: quoteId }: Quote): Promise<HistoryEntryDto[]> {
  const notes = await listDeskNotes(quoteId, MOST_NOTES);
  return notes.map(({ _id, staffId, at, text, outcome, callBack, relog }): HistoryEntryDto => {
    const noted = { id: `note-${_id}`, at: at.toISOString(), by: staffId };
    if (outcome !== undefined) return { kind: 'outcome', ...noted, outcome };
    if (relog !== undefined) return { kind: 'relog', ...noted, state: relog };
    if (callBack) {
      const { from, to } = callBack;
      const window = { from: from.toISOString(), to: to.toISOString() };
      return { kind: 'callBack', ...noted, ...window, staffId: callBack.staffId };
    }
    return { kind: 'note', ...noted, text: text === undefined ? '' : sealedDeskNote.unseal(text, _id) };
  });
}
