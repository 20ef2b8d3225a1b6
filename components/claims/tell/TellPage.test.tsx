import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import type { ClaimAnswers } from '@/lib/domain/claims/claim';
import type { ClaimablePolicyDto, ClaimDto } from '@/lib/domain/claims/contract';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import claimPapers from '@/locales/en/claimPapers.json';
import tellClaim from '@/locales/en/tellClaim.json';
import { TellPage } from './TellPage';

beforeAll(() => (window.scrollTo = () => undefined));
afterEach(() => jest.restoreAllMocks());

const today = todayInIndia(new Date());
/** A draft outlives its page, so each test has a claim of its own. */
let claimId = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  claimId = `CL-2611-${String(tests).padStart(8, '0')}`;
});
const policy: ClaimablePolicyDto = {
  policyNumber: 'SUK2026-01234567897',
  product: 'reassurev2',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  sumInsured: 10_00_000,
  startsOn: today,
  endsOn: addDays(today, 364),
  people: [{ memberId: 'm1', name: 'Meera Sample', dateOfBirth: '1992-01-20' }],
  left: { sumInsured: 10_00_000, carried: 8_74_320, deductible: 0 },
  quickAnswer: { minutes: 60, lawMinutes: 60, isActive: true, isLargeEnough: true, hasSafeguard: false },
};
const all: ClaimAnswers = {
  memberId: 'm1',
  admission: 'planned',
  hospitalName: 'Bakul',
  kind: 'cashless',
  admittedOn: addDays(today, 9),
  story: 'Torn cartilage',
};
const aClaim = (answers: ClaimAnswers, more: Partial<ClaimDto> = {}): ClaimDto => ({
  claimId,
  status: 'draft',
  updatedAt: '2026-11-23T05:12:00Z',
  answers,
  version: 3,
  steps: [],
  ...more,
});

function show(claim: ClaimDto, hash = '', policies = [policy]) {
  const calls = fakeApi((url) => {
    if (url === api.claimPolicies) return { body: { policies } };
    if (url.startsWith(api.claimOtherDetails)) return { body: { missing: ['doctorNote'], papers: [] } };
    return { body: claim };
  });
  const { router, pushed } = aRouter('/claims/tell', `/claims/tell/${claim.claimId}${hash}`);
  const replaced = jest.spyOn(router, 'replace');
  render(<TellPage facts={{ minutes: 30, coverLakh: 10 }} />, {
    wrapper: inPage(router, { tellClaim, claimPapers }),
  });
  return { calls, pushed, replaced };
}

test('a link to a question that needs earlier answers leads to the earliest open one', async () => {
  const { replaced } = show(aClaim({ memberId: 'm1' }), '#date');
  expect(await screen.findByRole('heading', { name: /^Is Meera Sample’s admission/ })).toHaveFocus();
  expect(replaced).toHaveBeenCalledWith(
    `/claims/tell/${claimId}#admission`,
    undefined,
    expect.anything() as object,
  );
});

test('without an answer the question stays and says what is missing; an answer is saved, and leads on', async () => {
  const { calls, pushed } = show(aClaim({}), '#who');
  const next = await screen.findByRole('button', { name: 'Next: planned or sudden' });
  await userEvent.click(next);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(pushed).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /Meera Sample, \d\d/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next: planned or sudden' }));
  expect(pushed).toEqual([`/claims/tell/${claimId}#admission`]);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      claimId,
      version: 3,
      answers: { memberId: 'm1' },
    }),
  );
});

test('the promise stands with its condition, and says what this policy lacks', async () => {
  show(aClaim(all), '#payer');
  expect(await screen.findByText(/30 minutes hold .* has not: Safeguard\+\./)).toBeInTheDocument();
  expect(screen.getByText(/Left to claim today: ₹18,74,320/)).toBeVisible();
});

test.each([
  ['in time', 8, 9, /^In time/],
  ['late', -8, 1, /^Less than 48 hours are left/],
])(
  'a planned admission is %s by the server’s clock, not by the phone’s',
  async (_when, ahead, days, says) => {
    const serverDay = addDays(today, -ahead);
    const asOf = `${serverDay}T12:00:00+05:30`;
    show(aClaim({ ...all, admittedOn: addDays(serverDay, days) }, { asOf }), '#date');
    expect(await screen.findByText(says)).toBeVisible();
  },
);

test('ages are those of the server’s day', async () => {
  show(aClaim({}, { asOf: '2040-01-20T12:00:00+05:30' }), '#who');
  expect(await screen.findByRole('radio', { name: /Meera Sample, 48/ })).toBeVisible();
});

test('a phone that is a day behind takes an emergency of today, by the server’s day', async () => {
  const tomorrow = addDays(today, 1);
  const answers = { ...all, admission: 'emergency', admittedOn: tomorrow } as const;
  const { pushed } = show(aClaim(answers, { asOf: `${tomorrow}T12:00:00+05:30` }), '#date');
  await userEvent.click(await screen.findByRole('button', { name: /^Next/ }));
  expect(pushed).toEqual([`/claims/tell/${claimId}#story`]);
});

test('once told: what comes with its clocks, and the papers that are asked for', async () => {
  const steps: ClaimDto['steps'] = [
    { what: 'told', state: 'done', at: '2026-11-23T05:17:00Z' },
    { what: 'preauthorised', state: 'next', limitMinutes: 60 },
    { what: 'paid', state: 'next', limitMinutes: 2 * 24 * 60 },
  ];
  show(
    aClaim(all, { status: 'asked', person: 'Meera Sample', hospitalName: 'Bakul', kind: 'cashless', steps }),
  );
  expect(await screen.findByText('now, 10:47')).toBeVisible();
  expect(screen.getByText('within 1 hour')).toBeVisible();
  expect(screen.getByText('within 2 days')).toBeVisible();
  expect(await screen.findByText('The doctor’s note')).toBeVisible();
});

test.each<[string, { status?: number; body?: object } | 'offline', RegExp]>([
  ['needs a code', { status: 401, body: { code: 'NOT_SIGNED_IN' } }, /Verify the mobile number/],
  ['is another’s, or thrown away', { status: 404 }, /can’t be opened here/],
  ['fails', { status: 503 }, /Nothing is lost/],
])('a claim that %s says so', async (_state, answer, text) => {
  catchLog();
  fakeApi(answer);
  const { router } = aRouter('/claims/tell', `/claims/tell/${claimId}`);
  render(<TellPage facts={{}} />, { wrapper: inPage(router, { tellClaim, claimPapers }) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a number without a policy is told whom to call, and no claim is begun', async () => {
  const calls = fakeApi({ body: { policies: [] } });
  render(<TellPage facts={{}} />, { wrapper: inPage(aRouter('/claims/tell').router, { tellClaim }) });
  expect(await screen.findByText('No policy on this number')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('after a failure one press leads on, and begins one claim alone', async () => {
  catchLog();
  let isAway = true;
  const calls = fakeApi((url) => {
    if (url === api.claimPolicies) return isAway ? { status: 503 } : { body: { policies: [policy] } };
    return { body: aClaim({}) };
  });
  const { router } = aRouter('/claims/tell');
  const replaced = jest.spyOn(router, 'replace');
  render(<TellPage facts={{}} />, { wrapper: inPage(router, { tellClaim }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(again);
  await waitFor(() => expect(replaced).toHaveBeenCalled());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
