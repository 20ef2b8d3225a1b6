import type { ReviewCaseDto, ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import { ageInYears, isIsoDate, type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { HEALTH_QUESTIONS } from '@/lib/domain/declaration/questions.data';
import { IDENTITY_OUTCOMES } from '@/lib/domain/desk/drawer/notes';
import { isAllowed, mayDecide } from '@/lib/domain/desk/permissions';
import { isChangeKind } from '@/lib/domain/my/changes';
import { maskMobile } from '@/lib/domain/common/phone';
import type { Quote } from '@/lib/domain/quote/quote';
import { findProduct } from '@/lib/domain/plans/products';
import type { CasesQuery } from '@/lib/validation/desk/cases';
import { findKyc } from '@/models/kyc/kycDetails';
import { findOutcome } from '@/models/desk/deskNote';
import { countCases, listCases, type ReviewCaseRecord } from '@/models/desk/reviewCase';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { sealedReason } from './caseDecisions';
import { readAnswers } from '@/lib/server/services/declaration/healthDeclaration';
import { outcomeOf, sentFormOf } from '@/lib/server/services/kyc/kycOutcome';
import { changeOf } from '@/lib/server/services/my/caseDetails';
import { numberCaseOf } from '@/lib/server/services/my/number/settleNumber';
import { proposalOf } from '@/lib/server/services/application/proposalCase';
import { findQuotesOnDesk } from './drawer/foundQuote';
import { actorOf } from '@/lib/server/services/common/actor';

const PAGE_SIZE = 20;
const SHOWN_DIGITS = 4;

/** Every listing is audited. Details and reasons go only to roles that decide that kind of case. */
export async function listReviewCases(request: ApiRequest<CasesQuery>): Promise<ReviewCasesDto> {
  const { staffId, role } = actorOf(request);
  const { input, now } = request;
  const { page, ...filter } = input;
  const [listed, total] = await Promise.all([
    listCases(filter, { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countCases(filter),
  ]);
  const found = listed.map(({ quote, ...each }) => ({ ...each, quote: quote && openQuote(quote) }));
  const seen = {
    caseIds: found.map(({ _id }) => _id),
    withDetails: found.filter(({ kind }) => mayDecide(role, kind)).map(({ _id }) => _id),
  };
  await audit('CASES_LISTED', staffId, request, seen);
  const quoteIds = isAllowed(role, 'quotes.read') ? found.map(({ quoteId }) => quoteId) : [];
  const onDesk = await findQuotesOnDesk(quoteIds);
  const cases = found.map(async (each) => ({
    ...toDto(each),
    ...(onDesk.has(each.quoteId) && { isOnDesk: true as const }),
    ...(mayDecide(role, each.kind) && (await detailsOf(each, now))),
  }));
  return { cases: await Promise.all(cases), page, limit: PAGE_SIZE, total };
}

type OpenedCase = ReviewCaseRecord & { quote: Quote | undefined };

function toDto(found: OpenedCase): ReviewCaseDto {
  const { quote, kind, quoteId, applicationId, changeId } = found;
  const { name = '', mobileNumber } = quote?.person ?? {};
  return {
    caseId: found._id,
    kind,
    quoteId,
    ...(applicationId !== undefined && { applicationId }),
    ...(changeId !== undefined && { changeId }),
    openedAt: found.openedAt.toISOString(),
    name,
    mobileNumber: maskMobile(mobileNumber ?? '') ?? '',
    productName: findProduct(quote?.product ?? '')?.name,
    familyCombination: quote?.familyCombination,
    ...decisionOf(found),
  };
}

function decisionOf(
  found: ReviewCaseRecord,
): Pick<ReviewCaseDto, 'decision' | 'decidedAt' | 'decidedBy' | 'isSettling'> {
  const { decision, decidedAt, decidedBy, isOpen } = found;
  return {
    decision,
    decidedAt: decidedAt?.toISOString(),
    decidedBy,
    ...(isOpen && decision && { isSettling: true }),
  };
}

type Details = Pick<ReviewCaseDto, 'kyc' | 'health' | 'proposal' | 'change' | 'reason'>;

async function detailsOf(found: OpenedCase, now: Date): Promise<Details> {
  const { _id, kind, quote } = found;
  const reason = found.reason === undefined ? undefined : sealedReason.unseal(found.reason, _id);
  if (kind === 'kyc') return { reason, kyc: await kycOf(found, todayInIndia(now)) };
  if (kind === 'mobile') return { reason, change: await numberCaseOf(found.changeId, now) };
  if (isChangeKind(kind)) return { reason, change: await changeOf(found.changeId) };
  if (!quote) return { reason };
  const { answers } = await readAnswers(quote);
  const proposal = await proposalOf(quote, found.applicationId, todayInIndia(now));
  const health = HEALTH_QUESTIONS.flatMap((question) => {
    const { answer, note = '', who = [] } = answers[question] ?? {};
    if (answer !== 'yes') return [];
    return [{ question, note, who: who.flatMap((at) => proposal?.people[at]?.name ?? []) }];
  });
  return { reason, health, proposal };
}

async function kycOf(
  { quoteId, openedAt: since }: ReviewCaseRecord,
  today: IsoDate,
): Promise<ReviewCaseDto['kyc']> {
  const [found, call] = await Promise.all([
    findKyc(quoteId),
    findOutcome(quoteId, { outcomes: IDENTITY_OUTCOMES, since }),
  ]);
  if (!found) return undefined;
  const form = sentFormOf(found);
  const number = form.method === 'form60' ? form.documentNumber : form.pan;
  return {
    method: form.method,
    name: form.name,
    age: isIsoDate(form.dateOfBirth) ? ageInYears(form.dateOfBirth, today) : undefined,
    registryName: outcomeOf(found)?.registryName,
    document: number && `…${number.slice(-SHOWN_DIGITS)}`,
    callTime: form.callTime,
    ...(call && { called: { outcome: call.outcome, at: call.at.toISOString(), by: call.staffId } }),
  };
}
