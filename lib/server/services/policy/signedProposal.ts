import { todayInIndia } from '@/lib/domain/common/dates';
import { findApplication } from '@/models/application/application';
import type { PolicyRecord } from '@/models/policy/policy';
import type { DocumentData } from '@/lib/server/documents/documentData';
import { toPlanData } from '@/lib/server/documents/plan';
import { AppError } from '@/lib/server/http/errors';
import { formOf, maskForm } from '@/lib/server/services/application/applicationRecord';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';

/** The signed proposal that the policy, or its first term, was issued on. Nothing of it changes once signed (018). */
export async function toProposalData(policy: PolicyRecord): Promise<DocumentData['proposal']> {
  const { application, quote } = await signedOf(policy);
  const { signature, submittedAt } = application;
  const plan = toPlanData(quote);
  if (!quote.price || !plan || !signature || !submittedAt) throw new AppError('NOT_FOUND');
  const form = formOf({ application, quote });
  return {
    applicationNumber: application._id,
    policyNumber: policy._id,
    plan,
    price: quote.price,
    signedOn: todayInIndia(submittedAt),
    form: maskForm(form),
    isBlocked: form.declaration['permitsDebit'] === true,
    fingerprint: signature.contentHash,
  };
}

async function signedOf({ proposalId, applicationId, quoteId }: PolicyRecord) {
  const application = await findApplication(proposalId ?? applicationId);
  const quote = await findQuoteAtAll(application?.quoteId ?? quoteId);
  if (!application || !quote) throw new AppError('NOT_FOUND');
  return { application, quote };
}
