import { type Bought, boughtBy } from '@/lib/domain/payment/bought';
import type { PaymentRecord } from '@/models/payment/payment';
import type { Extra } from '@/lib/server/services/payment/settleExtra';
import { addition } from './addition';
import { renewal } from './renewal';
import { tripChange } from './tripChange';

const extras: Record<Exclude<Bought['kind'], 'premium'>, Extra> = { renewal, addition, tripChange };

/** What was paid for after the first premium. Undefined for the premium itself. */
export function extraOf(payment: Pick<PaymentRecord, 'changeId'>): Extra | undefined {
  const { kind } = boughtBy(payment);
  return kind === 'premium' ? undefined : extras[kind];
}
