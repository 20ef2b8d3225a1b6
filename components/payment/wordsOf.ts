import type { BoughtDto, PaymentDto } from '@/lib/domain/payment/contract';
import { hasLapsed } from '@/lib/domain/payment/payment';

/** Texts may depend on more than the status: the bank may have released the block by itself. */
export function wordsOf({ status, history, bought }: Pick<PaymentDto, 'status' | 'history' | 'bought'>) {
  if (status === 'paid') return paidWordsOf(bought);
  return hasLapsed(history) ? 'lapsed' : status;
}

export function paidWordsOf(bought: BoughtDto) {
  switch (bought.kind) {
    case 'premium':
      return bought.next === 'done' ? 'issued' : 'paid';
    case 'trip':
      return bought.policyNumber === undefined ? 'issuing' : 'issued';
    case 'tripChange':
      return bought.isChanged ? 'issued' : 'issuing';
    case 'addition':
      return bought.coveredFrom === undefined ? 'adding' : 'added';
    case 'renewal':
      return bought.renewedBy === undefined ? 'renewing' : 'renewed';
  }
}
