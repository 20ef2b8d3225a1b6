import { DAY_MS, MINUTE_MS } from '@/lib/domain/common/dates';
import { api } from '@/lib/config/paths';
import { keptUntil } from '@/lib/domain/common/retention';
import type { Locale } from '@/lib/domain/common/locales';
import { paymentReference } from '@/lib/domain/payment/payment';
import type { MandateDto } from '@/lib/domain/renewals/contract';
import { debitOn } from '@/lib/domain/renewals/mandate';
import type { PolicyRecord } from '@/models/policy/policy';
import { findOpenMandate, type MandateRecord } from '@/models/renewals/mandate';
import { keyedHash, randomId } from '@/lib/server/crypto';
import { currentGateway } from '@/lib/server/integrations/gateways';
import type { Payer } from '@/lib/server/integrations/gateway';
import type { Asked } from '@/lib/server/services/common/audit';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { siteLink } from '@/lib/server/siteLink';

/** The customer goes to the bank's page at once; whoever isn't back by then has given nothing. */
export const GIVE_WITHIN_MS = DAY_MS;
export const ASK_AGAIN_MS = MINUTE_MS;
/** How long the bank is asked: its page may stay open in a tab for longer. */
export const ASK_FOR_MS = 3 * GIVE_WITHIN_MS;

type New = { limit: number; language: Locale; now: Date };

export function newMandate(policy: PolicyRecord, { limit, language, now }: New): MandateRecord {
  const id = randomId();
  return {
    _id: id,
    quoteId: policy.quoteId,
    policyNumber: policy._id,
    status: 'asked',
    isOpen: true,
    limit,
    language,
    version: 1,
    gateway: currentGateway(),
    createdAt: now,
    reference: paymentReference(Buffer.from(keyedHash('mandate-reference', id), 'base64url')),
    dueAt: new Date(now.getTime() + ASK_AGAIN_MS),
    expiresAt: keptUntil('payment', now),
  };
}

export function payerOf(policy: PolicyRecord): Payer {
  const { name, mobileNumber, email } = peopleOf(policy).holder;
  return { name, mobileNumber, email };
}

export function mandateReturnUrl({ policyNumber }: MandateRecord, locale: Locale): string {
  return siteLink(`${api.paymentReturn}?${new URLSearchParams({ policyNumber, locale })}`);
}

/** The worker's requests for the audit, under the mandate's id. */
export function byWorker({ _id }: MandateRecord, now: Date): Asked {
  return { requestId: _id, caller: { addressHash: 'worker' }, now };
}

export async function mandateOf(policy: PolicyRecord): Promise<MandateDto | undefined> {
  const found = await findOpenMandate(policy.quoteId);
  return found?.policyNumber === policy._id ? toMandateDto(found, policy) : undefined;
}

export function toMandateDto(mandate: MandateRecord, { _id, endsOn }: PolicyRecord): MandateDto {
  const { status, limit, checkout, told, debit } = mandate;
  const isTold = told?.policyNumber === _id;
  return {
    status,
    limit,
    ...(status === 'asked' &&
      checkout && { checkoutUrl: checkout.url, ...(checkout.fields && { checkoutFields: checkout.fields }) }),
    ...(isTold && {
      notice: { kind: told.kind, amount: told.amount, debitOn: debitOn(endsOn, told.at) },
    }),
    ...(debit?.policyNumber === _id && { isTried: true as const }),
  };
}
