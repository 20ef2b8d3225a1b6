import { paths } from '@/lib/config/paths';
import type { NumberSide, NumberStatus } from '@/lib/domain/my/numberChange';
import { maskMobile } from '@/lib/domain/common/phone';
import type { NumberChangeRecord } from '@/models/my/numberChange';
import { siteLink } from '@/lib/server/siteLink';
import { postMessage } from '@/lib/server/services/common/outbox';
import { type MessageKey, wordMessage } from '@/lib/server/services/common/messageTexts';
import { numbersOf, sealedNumberReason } from './numberRecord';
import { objectionTokenOf } from './objection';

const keys = {
  old: {
    asked: 'number.old-asked',
    accepted: 'number.old-accepted',
    byCodes: 'number.old-byCodes',
    refused: 'number.old-refused',
    objected: 'number.old-objected',
  },
  new: {
    asked: 'number.new-asked',
    accepted: 'number.new-accepted',
    byCodes: 'number.new-byCodes',
    refused: 'number.new-refused',
    objected: 'number.new-objected',
  },
} as const satisfies Record<NumberSide, Record<Told | 'byCodes', MessageKey>>;

type Told = 'asked' | 'accepted' | 'refused' | 'objected';

/**
 * Tells both numbers of the present step: once, however often it is called. Without a policy there is no old number.
 */
export async function tellNumber(change: NumberChangeRecord, now: Date): Promise<void> {
  const { status } = change;
  if (!isTold(status)) return;
  if (numbersOf(change).old) await post(change, 'old', status, now);
  await post(change, 'new', status, now);
}

function isTold(status: NumberStatus): status is Told {
  return ['asked', 'accepted', 'refused', 'objected'].includes(status);
}

async function post(change: NumberChangeRecord, side: NumberSide, status: Told, now: Date): Promise<void> {
  const { _id, policyNumber, language, reason, way } = change;
  const numbers = numbersOf(change);
  const link = siteLink(pathOn(change, side, status), language);
  const values = {
    policyNumber,
    link,
    mobileNumber: maskMobile(numbers.new) ?? '',
    reason: reason === undefined ? '' : sealedNumberReason.unseal(reason, _id),
  };
  const words = wordMessage(
    keys[side][status === 'accepted' && way === 'codes' ? 'byCodes' : status],
    values,
    language,
  );
  const purpose = `number-${status}`;
  const message = { ...words, purpose, channel: 'sms', link } as const;
  await postMessage({ ...message, to: numbers[side], onceFor: `${purpose}|${side}|${_id}` }, now);
}

/** The old number's message can stop a request: until it is decided, and in the cooling time after that. */
function pathOn(change: NumberChangeRecord, side: NumberSide, status: Told): string {
  const { policyNumber, way } = change;
  const canObject = side === 'old' && way === 'request' && (status === 'asked' || status === 'accepted');
  if (canObject) return paths.objectNumber(policyNumber, objectionTokenOf(change));
  // Who asked for the change is told there what can be done.
  return side === 'new' && status === 'refused' ? paths.change(policyNumber, 'mobile') : paths.my;
}
