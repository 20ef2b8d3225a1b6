import type { BoughtDto } from '@/lib/domain/payment/contract';
import { PAYMENT_STATUSES } from '@/lib/domain/payment/payment';
import texts from '@/locales/en/payment.json';
import { wordsOf } from './wordsOf';

const policyNumber = 'SUK2026-01234567897';
const history = [{ status: 'paid', at: '2026-11-20T10:00:00Z' }] as const;

test.each<[BoughtDto, string]>([
  [{ kind: 'premium', next: 'application' }, 'paid'],
  [{ kind: 'premium', next: 'done' }, 'issued'],
  [{ kind: 'trip', next: 'done' }, 'issuing'],
  [{ kind: 'trip', next: 'done', policyNumber }, 'issued'],
  [{ kind: 'tripChange', policyNumber, isChanged: false }, 'issuing'],
  [{ kind: 'tripChange', policyNumber, isChanged: true }, 'issued'],
  [{ kind: 'addition', policyNumber, changeId: 'c' }, 'adding'],
  [{ kind: 'addition', policyNumber, changeId: 'c', coveredFrom: '2026-11-20' }, 'added'],
  [{ kind: 'renewal', policyNumber }, 'renewing'],
  [{ kind: 'renewal', policyNumber, renewedBy: 'SUK2027-01234567896' }, 'renewed'],
])('what is paid says how much of it is there: %j is %s', (bought, words) => {
  expect(wordsOf({ status: 'paid', history, bought })).toBe(words);
  for (const status of PAYMENT_STATUSES)
    expect(texts.states).toHaveProperty(wordsOf({ status, history, bought }));
});
