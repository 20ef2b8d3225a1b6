import { ASKED_DAYS_AHEAD, slotAt } from '@/lib/domain/callbacks/callSlots';
import type { CallbackDto } from '@/lib/domain/callbacks/contract';
import { keptUntil } from '@/lib/domain/common/retention';
import { lookupHash, randomId } from '@/lib/server/crypto';
import { invalidField } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { recordConsent } from '@/lib/server/services/consents/consents';
import type { TopicCallBody } from '@/lib/validation/callbacks/requests';
import type { CallbackRecord } from '@/models/callbacks/callback';
import { countCallsOf, keepCall, sealedCalled } from './callbacks';

/**
 * Promises a call about a topic, without a quote. Asking again moves the open one. The answer doesn't tell whether the
 * number has stopped our calls; if it has, the desk may not dial it.
 */
export async function askForTopicCall(request: ApiRequest<TopicCallBody>): Promise<CallbackDto> {
  const { input, caller, now } = request;
  const { topic, language, day, time, name, mobileNumber } = input;
  const slot = slotAt(day, time, now, ASKED_DAYS_AHEAD);
  if (!slot) throw invalidField('time', 'validation.askedSlot');
  const mobileHash = mobileHashOf(mobileNumber);
  await countCallsOf(mobileHash, now);
  const leadId = lookupHash('topic-call', mobileNumber);
  const given = { mobileHash, language: request.locale, addressHash: caller.addressHash };
  await recordConsent({ _id: leadId, ownership: 0 }, { ...given, purpose: 'contact' }, now);
  const _id = randomId();
  const wish = { ...slot, topic, language };
  const called = { name, mobileNumber };
  const record: CallbackRecord = {
    _id,
    about: 'topic',
    quoteId: leadId,
    mobileHash,
    person: sealedCalled.seal(called, _id),
    ...wish,
    askedAt: now,
    tries: 0,
    isOpen: true,
    expiresAt: keptUntil('callback', now),
  };
  await keepCall(record, called, wish);
  return { from: slot.from.toISOString(), to: slot.to.toISOString() };
}
