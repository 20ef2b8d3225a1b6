import { canOpen, firstOpenStage, nextStage, previousStage, resumeUrl, STEPS } from './journey';
import { STAGES } from './stages';

test('the steps are the stages in their order', () => {
  expect(STEPS.map(({ stage }) => stage)).toEqual([...STAGES]);
});

test('each stage leads to the next and back', () => {
  expect(nextStage('leadform_113')).toBe('members_114');
  expect(nextStage('plans_115')).toBe('summery_111');
  expect(nextStage('complete_120')).toBeUndefined();
  expect(previousStage('summery_111')).toBe('plans_115');
  expect(previousStage('leadform_113')).toBeUndefined();
});

const answers = [
  ['members_114', { hasLead: true }],
  ['plans_115', { hasMembers: true }],
  ['summery_111', { hasPlan: true }],
  ['health_116', { isPhoneVerified: true }],
  ['kyc_117', { isHealthDeclared: true }],
  ['payment_118', { isKycSettled: true }],
  ['appform_119', { isPaid: true }],
  ['complete_120', { isApplicationComplete: true }],
] as const;

test.each(answers.map(([stage], at) => [stage, at] as const))(
  '%s opens after the answers before it',
  (stage, at) => {
    const progress = Object.assign({}, ...answers.slice(0, at + 1).map(([, answer]) => answer));
    expect(firstOpenStage(progress)).toBe(stage);
    expect(STAGES.filter((each) => canOpen(each, progress))).toEqual(STAGES.slice(0, at + 2));
  },
);

test('nothing known means the lead form, and prices open without a lead', () => {
  expect(firstOpenStage({})).toBe('leadform_113');
  expect(firstOpenStage({ hasMembers: true })).toBe('plans_115');
});

test('a hole is found even where later steps are answered', () => {
  expect(firstOpenStage({ hasLead: true, hasMembers: true, isPhoneVerified: true, isPaid: true })).toBe(
    'plans_115',
  );
});

test.each([
  ['leadform_113', '/?quoteId=q%201'],
  ['members_114', '/health-insurance-plan/get-quote?quoteId=q%201'],
  ['plans_115', '/health-insurance-plan/get-quote?quoteId=q%201#plans'],
  ['summery_111', '/health-insurance-plan/summary/q%201?quoteId=q%201'],
  ['appform_119', '/appforms/reassurev2/a1?quoteId=q%201'],
  ['payment_118', undefined],
] as const)('%s is resumed at %s', (stage, url) => {
  expect(resumeUrl(stage, { quoteId: 'q 1', slug: 'reassurev2', applicationId: 'a1' })).toBe(url);
});
