import { nextCallWindow } from '@/lib/domain/callbacks/callHours';
import { keptUntil } from '@/lib/domain/common/retention';
import type { GroupLeadDto } from '@/lib/domain/group/contract';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import type { CallbackRecord } from '@/models/callbacks/callback';
import { lookupHash, randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { recordConsent } from '@/lib/server/services/consents/consents';
import type { GroupLeadBody } from '@/lib/validation/group/requests';
import { countCallsOf, keepCall, sealedCalled } from './callbacks';

/** A company's wish for a firm quote is a call to make. Asking again changes the open one. */
export async function askForGroupQuote(request: ApiRequest<GroupLeadBody>): Promise<GroupLeadDto> {
  const { input, caller, locale, now } = request;
  const { company, people, needs, name, mobileNumber } = input;
  const mobileHash = mobileHashOf(mobileNumber);
  await countCallsOf(mobileHash, now);
  const leadId = lookupHash('group-lead', `${mobileNumber} ${company.toLowerCase()}`);
  const given = { mobileHash, language: locale, addressHash: caller.addressHash };
  await recordConsent({ _id: leadId, ownership: 0 }, { ...given, purpose: 'contact' }, now);
  const window = nextCallWindow('morning', now);
  const group = { people, needs };
  const _id = randomId();
  const called = { name, mobileNumber, company };
  const record: CallbackRecord = {
    _id,
    about: 'group',
    quoteId: leadId,
    mobileHash,
    person: sealedCalled.seal(called, _id),
    group,
    language: locale,
    askedAt: now,
    ...window,
    tries: 0,
    isOpen: true,
    expiresAt: keptUntil('callback', now),
  };
  await keepCall(record, called, { group, ...window });
  return {
    reference: quoteReference(leadId),
    from: window.from.toISOString(),
    to: window.to.toISOString(),
  };
}
