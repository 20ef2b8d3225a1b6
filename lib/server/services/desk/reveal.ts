import type { RevealedDto } from '@/lib/domain/callbacks/contract';
import type { RevealBody } from '@/lib/validation/callbacks/requests';
import { findLead } from '@/models/callbacks/dialerLeadList';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { audit } from '@/lib/server/services/common/audit';
import { checkMayCall } from '@/lib/server/services/consents/contactConsent';
import { consentedNumberOf, dialerPersonOf } from '@/lib/server/services/quote/leads';
import { actorOf } from '@/lib/server/services/common/actor';
import { numberMarkOf } from './drawer/foundQuote';

export async function revealNumber(request: ApiRequest<RevealBody>): Promise<RevealedDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const { leadId, reason } = input;
  const lead = await findLead(leadId);
  if (!lead) throw new AppError('NOT_FOUND');
  await checkMayCall(consentedNumberOf(lead), now);
  await countRequest(limits.revealNumber, { route: 'reveal-number', addressHash: staffId, now });
  await audit('NUMBER_REVEALED', staffId, request, { quoteId: lead.quoteId, leadId, reason });
  const numberMark = numberMarkOf(lead.quoteId, lead.mobileHash);
  return { mobileNumber: dialerPersonOf(lead).mobileNumber, numberMark };
}
