import { slotAt } from '@/lib/domain/callbacks/callSlots';
import { isAllowed } from '@/lib/domain/desk/permissions';
import { keptUntil } from '@/lib/domain/common/retention';
import type { CallBackBody } from '@/lib/validation/desk/drawer';
import { findActiveStaff } from '@/models/desk/staff';
import { randomId } from '@/lib/server/crypto';
import { AppError, invalidField } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { type Called, keepCall, sealedCalled } from '@/lib/server/services/callbacks/callbacks';
import { contactConsentOf } from '@/lib/server/services/consents/contactConsent';
import { actorOf } from '@/lib/server/services/common/actor';
import { keepNote, noteIdOf } from './deskNotes';
import { findDeskQuote, type FoundQuote } from './foundQuote';

/** Sets a call-back. A quote has one at a time, so another one moves it. */
export async function setCallBack(request: ApiRequest<CallBackBody>): Promise<object> {
  const { input, now } = request;
  const { quoteId, day, time } = input;
  const { staffId: by } = actorOf(request);
  const { to: staffId = by } = input;
  const found = await findDeskQuote(quoteId, now);
  const slot = slotAt(day, time, now);
  if (!slot) throw invalidField('time', 'validation.callSlot');
  await checkColleague(staffId);
  await checkConsentLasts(found, slot.from, now);
  const { name = '', mobileNumber = '' } = found.quote.person;
  const called = { name, mobileNumber };
  const change = { ...slot, assignedTo: staffId, askedBy: by };
  await keepCall({ ...toCallback(found, called, now), ...change }, called, change);
  const isNew = await keepNote(request, { _id: noteIdOf(request), quoteId, callBack: { ...slot, staffId } });
  if (isNew) await audit('CALL_BACK_SET', by, request, { quoteId, to: staffId });
  return {};
}

async function checkColleague(staffId: string): Promise<void> {
  const staff = await findActiveStaff(staffId);
  if (!staff || !isAllowed(staff.role, 'customers.call')) throw invalidField('to', 'validation.colleague');
}

async function checkConsentLasts({ quote }: FoundQuote, at: Date, now: Date): Promise<void> {
  const { state, consent } = await contactConsentOf(quote.mobileHash, now);
  if (state !== 'given') throw new AppError('NO_CONSENT', { reason: state });
  if (consent && consent.validUntil <= at) throw invalidField('day', 'validation.callAfterConsent');
}

function toCallback({ quote, lead }: FoundQuote, called: Called, now: Date) {
  const _id = randomId();
  return {
    _id,
    about: 'callBack' as const,
    quoteId: quote._id,
    mobileHash: quote.mobileHash ?? '',
    person: sealedCalled.seal(called, _id),
    language: lead?.language ?? 'en',
    askedAt: now,
    tries: 0,
    isOpen: true as const,
    expiresAt: keptUntil('callback', now),
  };
}
