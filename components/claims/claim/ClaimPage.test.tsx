import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, paths } from '@/lib/config/paths';
import type { ClaimDto, ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import claimTexts from '@/locales/en/claim.json';
import claimPapers from '@/locales/en/claimPapers.json';
import settledLossTexts from '@/locales/en/settledLoss.json';
import session from '@/locales/en/session.json';
import { ClaimPage } from './ClaimPage';

afterEach(() => jest.restoreAllMocks());

const claimId = 'CL-2611-00000001';
const at = '2026-11-23T05:12:00Z';
const claim: ClaimDto = {
  claimId,
  status: 'paid',
  policyNumber: 'SUK2026-01234567897',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  person: 'Arjun Sample',
  hospitalName: 'Parijat General',
  kind: 'cashless',
  admission: 'emergency',
  admittedOn: '2026-11-20',
  updatedAt: at,
  answers: {},
  version: 4,
  notice: { by: at, isInTime: true },
  quickAnswer: { minutes: 60, lawMinutes: 60, isActive: true, isLargeEnough: true, hasSafeguard: false },
  steps: [
    { what: 'told', state: 'done', at },
    { what: 'preauthorised', state: 'done', at, rupees: 60_000, limitMinutes: 60, tookMinutes: 97 },
    { what: 'approved', state: 'done', at, rupees: 1_25_680, limitMinutes: 180, tookMinutes: 97 },
    { what: 'paid', state: 'done', at, rupees: 1_25_680 },
  ],
};
const nothing: ClaimOtherDetailsDto = {
  claimId,
  missing: [],
  papers: [],
  questions: [],
  open: [],
  payouts: [],
};
const decided: ClaimOtherDetailsDto = {
  ...nothing,
  payouts: [{ rupees: 1_25_680, bankReference: 'SBXUTR1', at, payee: 'hospital' }],
  stay: {
    admittedOn: '2026-11-20',
    dischargedOn: '2026-11-24',
    room: { taken: 'deluxe', ratePaise: 8_000_00, coveredRatePaise: 6_000_00 },
  },
  settlement: {
    lines: [
      { head: 'room', billedPaise: 32_000_00, admitted: 24_000, reasons: ['room'] },
      { head: 'consumables', billedPaise: 5_960_00, admitted: 5_960, reasons: [] },
      { head: 'attendantMeals', billedPaise: 1_840_00, admitted: 0, reasons: ['notTreatment'] },
    ],
    billedPaise: 39_800_00,
    notPayablePaise: 9_840_00,
    deductible: 0,
    coPayment: 5_992,
    overCover: 0,
    paid: 23_968,
    payable: 27_968,
    cash: { days: 4, perDay: 1_000, amount: 4_000 },
  },
  cover: {
    coPaymentPercent: 20,
    deductible: 0,
    sumInsured: 10_00_000,
    refill: 'unlimited',
    left: { sumInsured: 10_00_000, carried: 8_74_320 },
    carriedNext: { rupees: 18_50_352, from: '2027-11-23' },
    entryAge: { from: 34, to: 35, renewsOn: '2027-11-23', endedBefore: false },
  },
};

type Answer = { status?: number; body?: unknown } | 'offline' | 'swallowed';

function show(detail: Answer, others: Answer = { body: nothing }) {
  const calls = fakeApi((url) => (url.startsWith(api.claimOtherDetails) ? others : detail));
  const { router } = aRouter('/claims/claim', paths.claim(claimId));
  render(<ClaimPage />, {
    wrapper: inPage(router, { claim: claimTexts, claimPapers, session, settledLoss: settledLossTexts }),
  });
  return calls;
}

test.each<[string, Answer, RegExp]>([
  ['waits', 'swallowed', /Looking up your claim/],
  [
    'needs a code',
    { status: 401, body: { code: 'NOT_SIGNED_IN' } },
    /Verify the mobile number of the policy/,
  ],
  ['is of nobody here', { status: 404, body: { code: 'NOT_FOUND' } }, /no such claim on your number/],
  ['fails', { status: 503 }, /The fault is ours/],
  ['was not told yet', { body: { ...claim, status: 'draft', steps: [] } }, /not told us of this yet/],
])('a claim that %s says so', async (_state, detail, text) => {
  catchLog();
  show(detail);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('each deduction has its reason, zeros stand there, and late steps are said', async () => {
  show({ body: claim }, { body: decided });
  const bill = within(await screen.findByRole('region', { name: 'Hospital bill' }));
  expect(bill.getByRole('row', { name: /^Room.*₹6,000 a day.*₹8,000.*32,000 24,000$/ })).toBeVisible();
  expect(bill.getByRole('row', { name: /Safeguard\+ 5,960 5,960$/ })).toBeVisible();
  expect(bill.getByRole('row', { name: /only the patient’s meals are covered 1,840 0$/ })).toBeVisible();
  const lines = bill.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(lines).toEqual(['39,800', '−9,840', '0', '−5,992', '4,000', '15,832']);
  expect(bill.getByText('₹27,968')).toBeVisible();
  expect(screen.getByText('SBXUTR1')).toBeVisible();
  expect(screen.getByText('1 hour 37 minutes, of 1 hour promised: 37 minutes late')).toBeVisible();
  expect(screen.getByText(/Yours has no Safeguard\+/)).toBeVisible();
  expect(screen.getByText('₹18,74,320')).toBeVisible();
  expect(screen.getByText(/From the renewal on 23 Nov 2027 it goes by age 35/)).toBeVisible();
});

test.each([
  ['paid', [], true],
  ['approved', ['q1'], false],
])('a claim that is %s, with %j asked, shows the money first: %s', async (status, open, isFirst) => {
  show({ body: { ...claim, status } }, { body: { ...decided, open } });
  const bill = await screen.findByRole('region', { name: 'Hospital bill' });
  const after = bill.compareDocumentPosition(document.getElementById('papers')!);
  expect((after & Node.DOCUMENT_POSITION_FOLLOWING) > 0).toBe(isFirst);
});

test('each payout says to whom it went, and whether the day of admission is another than was told', async () => {
  const sent = { rupees: 4_000, at };
  const payouts = [
    { ...sent, payee: 'hospital', bankReference: 'UTR1' },
    { ...sent, payee: 'customer', bankReference: 'UTR2', account: '9012' },
  ];
  const steps = (['hospital', 'customer'] as const).map(
    (payee) => ({ what: 'paid', state: 'done', at, rupees: 4_000, payee }) as const,
  );
  const body = { ...claim, steps, answers: { admittedOn: '2026-11-21' } };
  show({ body }, { body: { ...decided, account: '3456', payouts } });
  expect(await screen.findByText(/to Parijat General. The bank’s reference:/)).toHaveTextContent(/: UTR1\.$/);
  expect(screen.getByText(/to your account ending 9012. The bank’s reference:/)).toHaveTextContent(
    /: UTR2\.$/,
  );
  const said = screen.getAllByText(/^To (Parijat General|your account ending 9012)\.$/);
  expect(said).toHaveLength(2);
  expect(
    screen.getByText(/You told us of 21 Nov 2026. By the hospital’s papers .* 20 Nov 2026/),
  ).toBeVisible();
});

test('the payout of a trip’s loss has the bank’s reference, which the SMS says stands here', async () => {
  const rate = { from: '2026-11-01', paise: 90_31 };
  const cuts = { cutCents: 0, deductibleCents: 10_000, overCents: 0 };
  const cents = { spentCents: 125_000, ...cuts, paidCents: 115_000 };
  const settledLoss = { loss: 'medical', on: '2026-11-20', ...cents, rate, rupees: 1_03_857 } as const;
  const sent = { rupees: 1_03_857, bankReference: 'UTR3', at, payee: 'customer', account: '9012' };
  show({ body: claim }, { body: { ...nothing, settledLoss, payouts: [sent] } });
  expect(await screen.findByText(/to your account ending 9012/)).toHaveTextContent(/: UTR3\.$/);
});

test('money that waits for a new account is said to wait, and until when', async () => {
  const approved: ClaimDto = { ...claim, status: 'approved', waitsFor: 'us', steps: [] };
  show({ body: approved }, { body: { ...decided, payouts: [], waitsUntil: '2026-11-24T05:13:00Z' } });
  expect(await screen.findByText('The money waits until 24 Nov 2026, 10:43')).toBeVisible();
  expect(screen.getByText(/waits until 24 Nov 2026, 10:43\. Each line/)).toBeVisible();
  expect(screen.queryByText(/on its way/)).toBeNull();
});

test('a refusal by a person names its clause', async () => {
  const refused = { cause: 'cosmetic', clause: 'Excl08', note: 'For the scar alone' } as const;
  show({ body: { ...claim, status: 'refused' } }, { body: { ...nothing, refused } });
  expect(await screen.findByText('Cosmetic treatment is not covered.')).toBeVisible();
  expect(screen.getByText('For the scar alone')).toBeVisible();
  expect(screen.getByText(/Excl08/)).toBeVisible();
});

test('an empty file is refused at once, and can be taken away', async () => {
  const asked: ClaimDto = { ...claim, status: 'asked', waitsFor: 'you', steps: [] };
  show({ body: asked }, { body: { ...nothing, missing: ['photoId'] } });
  await screen.findByText('Wanted');
  const [, input] = document.querySelectorAll<HTMLInputElement>('#papers input[type=file]');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(input!, new File([], 'empty.jpg'));
  expect(await screen.findByText(/The file is empty/)).toBeVisible();
  expect(screen.getByText('Photo ID of the patient was refused')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('Wanted')).toBeVisible();
});

test('the account is not said to be of the policy: a trip’s was told with the claim', async () => {
  show({ body: { ...claim, kind: 'reimbursement' } }, { body: { ...nothing, account: '9012' } });
  expect((await screen.findByText('Bank account ending 9012')).closest('li')).not.toHaveTextContent('policy');
});
