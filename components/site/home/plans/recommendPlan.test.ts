import { recommendPlan, type Answers } from './recommendPlan';

const plansFor = (answers: Answers) => recommendPlan(answers).picks.map(({ offer }) => offer);

test('parents get a policy of their own, whatever else is answered', () => {
  expect(plansFor({ who: 'parents', medicine: 'sugar', office: 'yes' })).toEqual(['seniorSmart', 'recharge']);
  expect(plansFor({ who: 'parents', medicine: 'none', office: 'no' })).toEqual(['senior', 'reassure']);
});

test('nobody is sent to a top-up without a cover below it', () => {
  expect(plansFor({ who: 'children', medicine: 'none', office: 'no' })).toEqual(['reassure']);
  expect(plansFor({ who: 'me', medicine: 'other', office: 'no' })).toEqual(['aspire']);
});

test('a family with diabetes is not sent where it waits 36 months, unless it wants to', () => {
  const { picks, left } = recommendPlan({ who: 'couple', medicine: 'sugar', office: 'no' });
  expect(picks.map(({ offer }) => offer)).toEqual(['smart']);
  expect(left).toBe('without');
});
