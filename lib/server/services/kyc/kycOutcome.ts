import type { KycStatus } from '@/lib/domain/quote/journey/nextStep';
import { isBought, type Quote } from '@/lib/domain/quote/quote';
import type { KycForm } from '@/lib/domain/kyc/form';
import { isSameName, type KycFailure } from '@/lib/domain/kyc/identity';
import { findKyc, type KycDetailsRecord, noteKycOutcome } from '@/models/kyc/kycDetails';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { sealedField } from '@/lib/server/services/common/personalData';
import { findQuoteAtAll, markQuote } from '@/lib/server/services/quote/quoteStore';

/** Names are kept for comparison by customer and reviewer. */
export type KycOutcome = {
  status: KycStatus;
  method?: KycForm['method'];
  failure?: KycFailure;
  name?: string;
  registryName?: string;
  reference?: string;
  /** The form that was judged, or waits for a person. What is typed after it proves nothing. */
  sent?: KycForm;
};

export const sealedKycForm = sealedField<KycForm>('kycDetails', 'form');
const sealedOutcome = sealedField<KycOutcome>('kycDetails', 'outcome');

export function outcomeOf({ outcome, _id }: KycDetailsRecord): KycOutcome | undefined {
  return outcome === undefined ? undefined : sealedOutcome.unseal(outcome, _id);
}

/** Outcomes of older servers have no form of their own. */
export function sentFormOf(record: KycDetailsRecord): KycForm {
  const { sent, name } = outcomeOf(record) ?? {};
  return sent ?? { ...sealedKycForm.unseal(record.form, record._id), ...(name !== undefined && { name }) };
}

export const selfOf = ({ members }: Quote) => members.find(({ relation }) => relation === 'self');

/** Once bought, a quote can't follow another date of birth; the underwriter decides on the difference. */
export const pricedBirthOf = (quote: Quote) => (isBought(quote) ? undefined : selfOf(quote)?.dateOfBirth);

/** Whether the outcome of a form says something of the quote as it is now. */
export function isOfPrice({ dateOfBirth }: KycForm, quote: Quote): boolean {
  return dateOfBirth === (pricedBirthOf(quote) ?? dateOfBirth);
}

type SettledKyc = { quote: Quote; outcome: KycOutcome; version: number };

/**
 * Settles an outcome by the quote as it is now, since a registry takes its time, and another device, a person, another
 * number or another date of birth may come in between. A verified identity stays verified.
 */
export function settleKyc(
  { _id, mobileHash }: Pick<Quote, '_id' | 'mobileHash'>,
  outcome: KycOutcome,
): Promise<SettledKyc> {
  return retryOnConflict(async () => {
    const found = await findKyc(_id);
    const quote = await findQuoteAtAll(_id);
    const isOwn = found?.mobileHash === mobileHash && quote?.mobileHash === mobileHash;
    if (!found || !quote || !isOwn) throw new AppError('CONFLICT');
    if (quote.kyc !== 'verified' && !isOfPrice(outcome.sent ?? {}, quote)) throw new AppError('CONFLICT');
    if (quote.kyc !== 'verified') return note(outcome, found, quote);
    return { quote, outcome: outcomeOf(found) ?? outcome, version: found.version };
  });
}

/**
 * Notes an outcome. A failed check neither closes an open review nor changes what it is about. Undefined on a
 * concurrent save.
 */
async function note(
  outcome: KycOutcome,
  found: KycDetailsRecord,
  quote: Quote,
): Promise<SettledKyc | undefined> {
  const { _id } = quote;
  const isInReview = quote.kyc === 'review' && outcome.status === 'failed' && outcome.failure !== 'review';
  const settled = isInReview ? { ...outcome, sent: sentFormOf(found) } : outcome;
  const kyc = isInReview ? 'review' : outcome.status;
  const noted = await noteKycOutcome(found, { status: kyc, outcome: sealedOutcome.seal(settled, _id) });
  if (!noted) return undefined;
  const marked = quote.kyc === kyc ? quote : await markQuote(_id, { kyc }, quote.version);
  return marked ? { quote: marked, outcome: settled, version: noted.version } : undefined;
}

/** The verified name, if the quote has another one, or has it in other letters. */
export async function provenNameOf({ _id, kyc, person }: Quote): Promise<string | undefined> {
  const found = kyc === 'verified' ? await findKyc(_id) : null;
  const { name } = (found && outcomeOf(found)) ?? {};
  return name === undefined || isSameName(name, person.name ?? '') ? undefined : name;
}

/**
 * Throws KYC_ENDED if an identity that is verified or in review has no record any more, since nobody can tell then whose
 * it was, or look at it. The quote asks for it once more.
 */
export async function checkIdentity({ _id, kyc, version }: Quote, now: Date): Promise<void> {
  if (kyc === 'failed') return;
  const found = kyc && (await findKyc(_id));
  if (found && found.expiresAt > now) return;
  if (kyc) await markQuote(_id, { kyc: undefined }, version);
  throw new AppError('KYC_ENDED');
}

/** The signer must be the verified person, at the age that the price is for; otherwise a person reviews. */
export async function kycOfProposer(
  quote: Quote,
  proposer: { name: string; dateOfBirth: string },
): Promise<KycStatus> {
  const { _id, kyc = 'review' } = quote;
  if (kyc !== 'verified') return kyc;
  const found = await findKyc(_id);
  const { name = '', dateOfBirth } = found ? sentFormOf(found) : {};
  const told = [proposer.dateOfBirth, (selfOf(quote) ?? proposer).dateOfBirth];
  return isSameName(name, proposer.name) && told.every((each) => each === dateOfBirth)
    ? 'verified'
    : 'review';
}

/** Whether the verified person's date of birth differs from the one that the bought price is for. */
export async function isPricedForOther(quote: Quote): Promise<boolean> {
  const [self, found] = [selfOf(quote), await findKyc(quote._id)];
  return self !== undefined && found !== null && sentFormOf(found).dateOfBirth !== self.dateOfBirth;
}
