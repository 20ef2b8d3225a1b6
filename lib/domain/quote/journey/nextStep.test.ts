import { type JourneyFacts, nextStepOf } from './nextStep';

const facts: JourneyFacts = {
  isVerified: true,
  declaration: 'clean',
  kyc: 'verified',
  isPaid: true,
  isSubmitted: true,
};

test('a quote goes on at the earliest step that it has not behind it', () => {
  expect(nextStepOf({ ...facts, isVerified: false })).toBe('verify');
  expect(nextStepOf({ ...facts, declaration: undefined, kyc: undefined, isPaid: false })).toBe('declaration');
  expect(nextStepOf({ ...facts, kyc: undefined, isPaid: false })).toBe('kyc');
  expect(nextStepOf({ ...facts, kyc: 'failed' })).toBe('kyc');
  expect(nextStepOf({ ...facts, isPaid: false })).toBe('payment');
  expect(nextStepOf({ ...facts, isSubmitted: false })).toBe('application');
});

test('a KYC in review holds nobody up, and a referred proposal waits', () => {
  expect(nextStepOf({ ...facts, kyc: 'review', isPaid: false })).toBe('payment');
  expect(nextStepOf(facts)).toBe('decision');
  expect(nextStepOf({ ...facts, decision: 'referred' })).toBe('decision');
});

test('a trip asks for its travellers, then for the money, and for no proposal', () => {
  const trip: JourneyFacts = { isVerified: true, isTrip: true, isPaid: false, isSubmitted: false };
  expect(nextStepOf(trip)).toBe('travellers');
  expect(nextStepOf({ ...trip, areTravellersTold: true })).toBe('payment');
  expect(nextStepOf({ ...trip, areTravellersTold: true, isPaid: true })).toBe('decision');
  expect(nextStepOf({ ...trip, isPaid: true, decision: 'accepted' })).toBe('done');
});

test('a decided proposal is done, whoever looks', () => {
  expect(nextStepOf({ ...facts, isVerified: false, decision: 'accepted' })).toBe('done');
  expect(nextStepOf({ ...facts, decision: 'declined' })).toBe('done');
});
