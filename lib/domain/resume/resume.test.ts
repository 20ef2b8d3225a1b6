import { STAGES, type Stage } from '@/lib/domain/quote/journey/stages';
import {
  APPLICABLE_ROUTES,
  CHECK_DELAY_MS,
  expiryOf,
  RESTRICTED_STAGES,
  RESUME_DAYS,
  resumeCall,
  resumeTarget,
  SAVE_DEBOUNCE_MS,
  shouldOpenDialog,
} from './resume';

const HOUR = 3_600;
const savedAt = new Date('2026-10-01T06:00:00.000Z');

const ages = [
  { age: '44 days and 23 hours', seconds: (44 * 24 + 23) * HOUR, isAlive: true },
  { age: '45 days', seconds: 45 * 24 * HOUR, isAlive: true },
  { age: '45 days and a second', seconds: 45 * 24 * HOUR + 1, isAlive: false },
];
const routes = [
  { route: '/', isOffered: true },
  { route: '/health-insurance-plans.html', isOffered: true },
  { route: '/family-health-insurance-plans.html', isOffered: true },
  { route: '/individual-health-insurance-plans.html', isOffered: true },
  { route: '/category/[slug]', isOffered: true },
  { route: '/health-insurance/[slug]', isOffered: true },
  { route: '/health-insurance-plan/get-quote', isOffered: false },
  { route: '/appforms/[slug]/[applicationId]', isOffered: false },
  { route: '/category', isOffered: false },
  { route: '/mediclaim.html', isOffered: false },
  { route: '/_error', isOffered: false },
];
// From the specification, section 4: a product name or the lead form's stage, and an incomplete journey.
const records = STAGES.flatMap((stage) =>
  [
    { productName: 'ReAssure 2.0', isJourneyComplete: false, isWorthIt: true },
    { productName: undefined, isJourneyComplete: false, isWorthIt: stage.startsWith('leadform') },
    { productName: '', isJourneyComplete: false, isWorthIt: stage.startsWith('leadform') },
    { productName: 'ReAssure 2.0', isJourneyComplete: true, isWorthIt: false },
    { productName: undefined, isJourneyComplete: true, isWorthIt: false },
  ].flatMap((record) => [true, false].map((paymentStatus) => ({ ...record, stage, paymentStatus }))),
);
const cells = ages.flatMap((age) =>
  routes.flatMap((route) => records.map((record) => ({ ...age, ...route, ...record }))),
);

test('the table has a cell for every stage, product name, payment, end, age and route', () => {
  expect(cells).toHaveLength(3 * 11 * 9 * 5 * 2);
});

test.each(cells)(
  'on $route, $age old, $stage, product $productName, paid $paymentStatus, complete $isJourneyComplete',
  ({ route, seconds, isAlive, isOffered, isWorthIt, ...lookup }) => {
    const now = new Date(savedAt.getTime() + seconds * 1_000);
    const input = { ...lookup, expiresAt: expiryOf(savedAt).toISOString() };
    expect(shouldOpenDialog({ routePattern: route, lookup: input, now })).toBe(
      isAlive && isOffered && isWorthIt,
    );
  },
);

test('times and stages are the specification’s', () => {
  expect([RESUME_DAYS, SAVE_DEBOUNCE_MS, CHECK_DELAY_MS]).toEqual([45, 2_000, 3_000]);
  expect(RESTRICTED_STAGES).toEqual(['leadform_113', 'summery_111']);
  expect(APPLICABLE_ROUTES).toHaveLength(6);
});

const url = '/health-insurance-plan/summary/q1?quoteId=q1';
const paid = { paymentStatus: true, productName: 'ReAssure 2.0', applicationId: 'a1', url };

test.each(STAGES)('a paid journey at %s leads to its application form', (stage) => {
  expect(resumeTarget({ ...paid, stage })).toEqual({
    kind: 'appform',
    slug: 'reassurev2',
    applicationId: 'a1',
  });
});

test.each(STAGES)('an unpaid journey at %s leads to its url', (stage) => {
  expect(resumeTarget({ ...paid, paymentStatus: false, stage })).toEqual({ kind: 'url', url });
});

test.each([undefined, '', '//evil.com?quoteId=1', 'javascript:alert(1)'])('the url %j is none', (bad) => {
  const unpaid = { paymentStatus: false, url: bad };
  expect(resumeTarget({ ...unpaid, stage: 'leadform_113' })).toEqual({ kind: 'openLeadForm' });
  expect(resumeTarget({ ...unpaid, stage: 'summery_111' })).toEqual({ kind: 'url', url: '/' });
});

test('a paid journey whose application is not shown yet leads to its url', () => {
  const stage: Stage = 'payment_118';
  expect(resumeTarget({ ...paid, applicationId: undefined, stage })).toEqual({ kind: 'url', url });
  expect(resumeTarget({ ...paid, productName: 'Unknown', stage })).toEqual({ kind: 'url', url });
});

const saves = STAGES.flatMap((stage) =>
  [true, false].flatMap((hasSavedForm) =>
    ['u1', undefined].map((uuid) => ({
      stage,
      hasSavedForm,
      uuid,
      call: stage !== 'leadform_113' && hasSavedForm && uuid === 'u1' ? 'update' : 'create',
    })),
  ),
);

test.each(saves)(
  '$stage, saved form $hasSavedForm, uuid $uuid: $call',
  ({ stage, hasSavedForm, uuid, call }) => {
    expect(resumeCall({ journey: { stage }, hasSavedForm, uuid })).toBe(call);
  },
);

test('what is typed within the first step goes to the record that is there, and makes one where there is none', () => {
  const typed = { journey: { stage: 'leadform_113' }, hasSavedForm: true, isTyped: true } as const;
  expect(resumeCall({ ...typed, uuid: 'u1' })).toBe('update');
  expect(resumeCall({ ...typed, uuid: undefined })).toBe('create');
});

test('without journey data nothing is saved', () => {
  expect(resumeCall({ journey: undefined, hasSavedForm: true, uuid: 'u1' })).toBe('none');
});
