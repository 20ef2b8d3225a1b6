import type { MandateEnd } from '@/lib/domain/renewals/mandate';
import { changeMandate, type MandateRecord } from '@/models/renewals/mandate';

/** Ends a mandate: nothing new is debited, and the worker tells the bank. Null when it changed meanwhile. */
export function endMandate(mandate: MandateRecord, endedBy: MandateEnd, now: Date) {
  return changeMandate(mandate, { status: 'ended', endedBy, endedAt: now, dueAt: now }, [
    'isOpen',
    'checkout',
  ]);
}
