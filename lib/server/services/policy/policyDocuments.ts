import { paths } from '@/lib/config/paths';
import { dayAfterTerm, todayInIndia } from '@/lib/domain/common/dates';
import { isMinor } from '@/lib/domain/application/nominee';
import type { PolicyDocumentKind } from '@/lib/domain/policy/contract';
import type { Locale } from '@/lib/i18n/locales';
import type { PolicyDocumentQuery } from '@/lib/validation/policy/requests';
import type { PolicyRecord } from '@/models/policy/policy';
import type { DocumentData } from '@/lib/server/documents/documentData';
import { toPlanData } from '@/lib/server/documents/plan';
import { renderDocument } from '@/lib/server/documents/renderDocument';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { siteLink } from '@/lib/server/siteLink';
import { illnessNames } from '@/lib/server/services/declaration/illnessNames';
import { checkNotCooling } from './cooling';
import { cardCodesOf } from './healthCards';
import { handedOnTo, laterTermOf, termsUntil } from './laterTerm';
import { findOwnPolicy } from './policies';
import { maskedMobileOf, peopleOf, policyPriceOf, refundPartsOf } from './policyRecord';
import { toProposalData } from './signedProposal';
import { paymentOf } from '@/lib/server/services/payment/premium';

/** Throws NOT_FOUND for the card of a person who isn't insured. */
export async function renderPolicyDocument(
  request: ApiRequest<PolicyDocumentQuery>,
): Promise<{ file: Buffer; name: string }> {
  const { kind, person = 1, language: locale = request.locale } = request.input;
  const policy = await findOwnPolicy(request);
  checkNotCooling(policy, request.now);
  const file = await render(kind, { policy, person, locale, now: request.now });
  const part = kind === 'healthCard' ? `-${person}` : '';
  return { file, name: `${policy._id}-${kind}${part}.pdf` };
}

type Wanted = { policy: PolicyRecord; person: number; locale: Locale; now: Date };

async function render(kind: PolicyDocumentKind, wanted: Wanted): Promise<Buffer> {
  const { policy, locale } = wanted;
  switch (kind) {
    case 'schedule':
      return renderDocument(kind, await toSchedule(policy, locale), locale);
    case 'receipt':
      return renderDocument(kind, await toReceipt(policy), locale);
    case 'taxCertificate':
      return renderDocument(kind, toTaxCertificate(policy), locale);
    case 'coverHistory':
      return renderDocument(kind, await toCoverHistory(wanted), locale);
    case 'informationSheet':
      return renderDocument(kind, { ...termsOf(policy), date: policy.issuedOn }, locale);
    case 'proposal':
      return renderDocument(kind, await toProposalData(policy), locale);
    case 'healthCard':
      return renderDocument(kind, await toHealthCard(wanted), locale);
  }
}

async function toSchedule(policy: PolicyRecord, locale: Locale): Promise<DocumentData['schedule']> {
  const { issuedOn, freeLookUntil, city = '', pincode } = policy;
  const people = peopleOf(policy);
  const { holder, insured, nominee, endorsements = [] } = people;
  const later = await laterTermOf(policy);
  return {
    ...termsOf(policy),
    issuedOn,
    freeLookUntil,
    price: policyPriceOf(policy),
    place: { city, pincode },
    proposer: {
      name: holder.name,
      mobileNumber: maskedMobileOf(people),
      email: holder.email,
      address: [holder.addressLine, holder.locality, `${holder.city} ${holder.pincode}`, holder.state],
    },
    members: insured.map(({ conditions, ...member }) => ({
      ...member,
      existingIllnesses: illnessNames(conditions, locale),
    })),
    ...(later && { later }),
    changes: endorsements,
    nominees: [
      {
        name: nominee.name,
        relation: nominee.relation,
        share: 100,
        ...(isMinor(nominee.dateOfBirth, issuedOn) && { appointee: nominee.appointee?.name }),
      },
    ],
  };
}

async function toReceipt(policy: PolicyRecord): Promise<DocumentData['receipt']> {
  return { ...termsOf(policy), ...paidOf(policy), ...(await paymentOf(policy)) };
}

/** Only premium that we kept saves tax, so cover and premium are those left after a refund. */
function toTaxCertificate(policy: PolicyRecord): DocumentData['taxCertificate'] {
  const { cover, ...terms } = termsOf(policy);
  const { requestedOn } = policy.cancelled ?? {};
  const refunds = requestedOn === undefined ? [] : refundPartsOf(policy, requestedOn);
  const until = requestedOn ?? cover.until;
  const refundOf = (paidBy: string | undefined) =>
    refunds.find(({ paymentId }) => paymentId === paidBy)?.refund ?? 0;
  const { paidBy, price, paidOn } = paidOf(policy);
  const { tenure, paymentId, additions = [] } = policy;
  const { insured } = peopleOf(policy);
  const added = additions.map((addition) => ({
    paidOn: addition.paidOn ?? addition.startsOn,
    amount: addition.amount,
    refund: refundOf(addition.paymentId),
    // As for a premium, tax law asks whether it was paid for more than a year ahead.
    tenure: dayAfterTerm(addition.startsOn, 12) <= policy.endsOn ? 2 : 1,
    name: insured.find(({ memberId }) => memberId === addition.memberId)?.name ?? '',
  }));
  const first = { paidOn, amount: price.priceAfterTax, refund: refundOf(paymentId), tenure };
  return { ...terms, paidBy, cover: { ...cover, until }, premiums: [first, ...added] };
}

async function toCoverHistory({ policy, now }: Wanted): Promise<DocumentData['coverHistory']> {
  const [terms, handedOn] = await Promise.all([termsUntil(policy), handedOnTo(policy)]);
  const heldBy = peopleOf(policy).holder.name;
  return { ...termsOf(policy), ...handedOn, date: todayInIndia(now), heldBy, terms };
}

function paidOf(policy: PolicyRecord) {
  return { paidOn: policy.paidOn, paidBy: peopleOf(policy).holder.name, price: policyPriceOf(policy) };
}

function termsOf(policy: PolicyRecord) {
  const plan = toPlanData(policy);
  if (!plan) throw new Error('a policy names a product that is not sold');
  return { policyNumber: policy._id, plan, cover: { from: policy.startsOn, until: policy.endsOn } };
}

async function toHealthCard({ policy, person, locale, now }: Wanted): Promise<DocumentData['healthCard']> {
  // Hospitals must not accept cards of a cancelled policy.
  if (policy.cancelled) throw new AppError('NOT_FOUND');
  const code = (await cardCodesOf(policy, now))[person - 1];
  const member = peopleOf(policy).insured[person - 1];
  if (!member || code === undefined) throw new AppError('NOT_FOUND');
  const { memberId, name, dateOfBirth } = member;
  const link = siteLink(paths.cardOf(code), locale);
  return { ...termsOf(policy), member: { memberId, name, dateOfBirth }, link };
}
