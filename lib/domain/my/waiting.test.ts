import type { MyDto, MyPolicyDto } from './contract';
import { waitingOf } from './waiting';

const nothing: MyDto = {
  at: '2026-11-23T05:00:00Z',
  journeys: [],
  policies: [],
  claims: [],
  requests: [],
  consents: [],
};
const at = '2026-11-23T05:00:00Z';
const aPolicy = (more: Partial<MyPolicyDto>): MyPolicyDto => ({
  policyNumber: 'SUK2026-01234567897',
  product: 'reassurev2',
  productName: 'ReAssure 2.0',
  tier: '',
  state: 'inForce',
  startsOn: '2026-11-23',
  endsOn: '2027-11-22',
  renewsOn: '2027-11-23',
  daysLeft: 365,
  sumInsured: 1_000_000,
  nominee: { name: 'A', relation: 'spouse' },
  cards: [],
  ...more,
});
const aClaim = { claimId: 'c', status: 'asked', updatedAt: at } as const;
const aRequest = {
  changeId: 'r',
  policyNumber: 'SUK2026-01234567897',
  updatedAt: at,
  price: 1_520,
  kind: 'person' as const,
};
const paid = { amount: 12_488, reference: 'R', isBlocked: false };
const aJourney = { quoteId: 'q', next: 'application', updatedAt: at } as const;

test.each<[string, Partial<MyDto>, readonly string[]]>([
  ['nothing', {}, []],
  ['a claim that waits for us', { claims: [{ ...aClaim, waitsFor: 'us' }] }, []],
  ['a claim that waits for the customer', { claims: [{ ...aClaim, waitsFor: 'you' }] }, ['claim']],
  [
    'a claim that is not told yet',
    { claims: [{ ...aClaim, status: 'draft', waitsFor: 'you' }] },
    ['telling'],
  ],
  ['a request with us', { requests: [{ ...aRequest, status: 'asked' }] }, []],
  ['a person accepted', { requests: [{ ...aRequest, status: 'toPay' }] }, ['payment']],
  ['one who can’t be added any more', { requests: [{ ...aRequest, status: 'toPay', price: undefined }] }, []],
  [
    'a paid quote with an open answer',
    { journeys: [{ ...aJourney, payment: { ...paid, openAnswers: 1 } }] },
    ['answers'],
  ],
  ['a signed one', { journeys: [{ ...aJourney, payment: paid }] }, []],
  ['a renewal in 61 days', { policies: [aPolicy({ daysLeft: 61 })] }, []],
  ['a renewal in 60 days', { policies: [aPolicy({ daysLeft: 60 })] }, ['renewal']],
  ['one that is renewed', { policies: [aPolicy({ daysLeft: 3, renewedBy: 'next' })] }, []],
  ['a cancelled policy', { policies: [aPolicy({ daysLeft: 3, state: 'cancelled' })] }, []],
])('%s waits as it should', (_what, more, kinds) => {
  expect(waitingOf({ ...nothing, ...more }).map(({ kind }) => kind)).toEqual(kinds);
});
