import type { ReviewCaseDto, ReviewCasesDto } from '@/lib/domain/contract';
import { maskMobile } from '@/lib/domain/phone';
import { findProduct } from '@/lib/domain/products';
import type { CasesQuery } from '@/lib/validation/requests/cases';
import { type CaseWithQuote, countCases, listCases } from '@/models/reviewCase';
import type { ApiRequest } from '../http/createHandler';
import { audit } from './audit';
import { sealedReason } from './caseDecisions';
import { personOf } from './quoteRecord';
import { actorOf } from './staffSignIn';

const PAGE_SIZE = 20;

/** What waits for a person, or was decided. Each look is kept. */
export async function listReviewCases(request: ApiRequest<CasesQuery>): Promise<ReviewCasesDto> {
  const { staffId } = actorOf(request);
  const { input, requestId, caller, now } = request;
  const { page, ...filter } = input;
  const [found, total] = await Promise.all([
    listCases(filter, { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countCases(filter),
  ]);
  const seen = { caseIds: found.map(({ _id }) => _id) };
  await audit('CASES_LISTED', staffId, { requestId, addressHash: caller.addressHash, now }, seen);
  return { cases: found.map(toDto), page, limit: PAGE_SIZE, total };
}

function toDto(found: CaseWithQuote): ReviewCaseDto {
  const { quote, kind, quoteId, applicationId, decision, decidedBy } = found;
  const { name = '', mobileNumber } = quote ? personOf(quote) : {};
  return {
    caseId: found._id,
    kind,
    quoteId,
    ...(applicationId !== undefined && { applicationId }),
    openedAt: found.openedAt.toISOString(),
    name,
    mobileNumber: maskMobile(mobileNumber ?? '') ?? '',
    productName: findProduct(quote?.product ?? '')?.name,
    familyCombination: quote?.familyCombination,
    decision,
    decidedAt: found.decidedAt?.toISOString(),
    decidedBy,
    reason: found.reason === undefined ? undefined : sealedReason.unseal(found.reason, found._id),
  };
}
