import { landingOf } from './landing';

const summary = '/health-insurance-plan/summary/q1?quoteId=q1';
const stopped = { stage: 'summery_111', url: summary, quoteId: 'q1', segment: 'Retail' } as const;
const answered = { hasMembers: true, hasPlan: true };

test('a journey goes on where it stopped', () => {
  expect(landingOf(stopped, answered)).toBe(summary);
  expect(landingOf({ ...stopped, stage: 'plans_115' }, { ...answered, hasPlan: false })).toBe(summary);
  const leadForm = { ...stopped, stage: 'leadform_113', url: '/?quoteId=q1' } as const;
  expect(landingOf(leadForm, { hasMembers: false, hasPlan: false })).toBe('/?quoteId=q1');
});

test('a question that has no answer any more comes first, and says so', () => {
  const plans = '/health-insurance-plan/get-quote?quoteId=q1&changed=1#plans';
  expect(landingOf(stopped, { ...answered, hasPlan: false })).toBe(plans);
  const members = '/health-insurance-plan/get-quote?quoteId=q1&changed=1';
  expect(landingOf(stopped, { ...answered, hasMembers: false })).toBe(members);
});

test('a trip that has begun, or a sum that can not be had any more, leads to the page of the trip', () => {
  const trip = { ...stopped, url: '/Travel/summary/q1?quoteId=q1', segment: 'Travel' } as const;
  expect(landingOf(trip, answered)).toBe(trip.url);
  const changed = '/Travel/get-quote?quoteId=q1&changed=1';
  expect(landingOf(trip, { hasMembers: false, hasPlan: false })).toBe(changed);
  expect(landingOf(trip, { hasMembers: true, hasPlan: false })).toBe(`${changed}#plans`);
});
