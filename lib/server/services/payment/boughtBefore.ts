import type { BoughtBefore, BoughtDto } from '@/lib/domain/payment/contract';

/** Says what is bought to pages that were opened before `bought` was there, and ask on. */
export function boughtBefore(bought: BoughtDto): BoughtBefore {
  switch (bought.kind) {
    case 'premium':
      return { next: bought.next };
    case 'trip': {
      const { policyNumber } = bought;
      return policyNumber === undefined ? { next: 'decision' } : { next: 'done', policyNumber };
    }
    case 'tripChange': {
      const { policyNumber, isChanged } = bought;
      const tripChange = policyNumber;
      return isChanged ? { next: 'done', tripChange, policyNumber } : { next: 'decision', tripChange };
    }
    case 'addition': {
      const { kind: _kind, ...addition } = bought;
      return { next: 'done', addition };
    }
    case 'renewal': {
      const { kind: _kind, ...renewal } = bought;
      return { next: 'done', renewal };
    }
  }
}
