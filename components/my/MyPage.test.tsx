import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { DAY_MS } from '@/lib/domain/common/dates';
import type { MyDto } from '@/lib/domain/my/contract';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import consents from '@/locales/en/consents.json';
import my from '@/locales/en/my.json';
import ownTrips from '@/locales/en/ownTrips.json';
import papers from '@/locales/en/papers.json';
import session from '@/locales/en/session.json';
import { MyPage } from './MyPage';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'caches');
});

const at = '2026-11-23T05:12:00Z';
const nothing: MyDto = { at, journeys: [], policies: [], claims: [], requests: [], consents: [] };
const whole: MyDto = {
  ...nothing,
  name: 'Asha Sample',
  mobileNumber: '98xxxx3210',
  policies: [
    {
      policyNumber: 'SUK2026-01234567897',
      product: 'reassurev2',
      productName: 'ReAssure 2.0',
      tier: 'Platinum+',
      state: 'inForce',
      startsOn: '2026-11-23',
      endsOn: '2027-11-22',
      renewsOn: '2027-11-23',
      daysLeft: 365,
      sumInsured: 1_000_000,
      left: { sumInsured: 874_320, carried: 1_000_000 },
      nominee: { name: 'Arjun Sample', relation: 'spouse' },
      cards: [
        { memberId: 'm-1', name: 'Asha Sample', relation: 'self', bornIn: 1992, code: 'a'.repeat(22) },
        { memberId: 'm-2', name: 'Arjun Sample', relation: 'spouse', bornIn: 1994, code: 'b'.repeat(22) },
      ],
    },
  ],
  claims: [{ claimId: 'c', status: 'asked', waitsFor: 'you', person: 'Arjun Sample', updatedAt: at }],
  requests: [
    {
      changeId: 'r',
      policyNumber: 'SUK2026-01234567897',
      kind: 'nominee',
      status: 'refused',
      updatedAt: at,
      decidedAt: at,
      reason: 'No proof of age',
    },
  ],
};

type Answers = readonly ('offline' | 'swallowed' | { status?: number; body?: unknown })[];

/** Keeps a copy on the device, as an earlier visit would have left it. */
function keep(copy: MyDto, daysAgo = 0): void {
  const kept = { ...copy, askedAt: Date.now() - daysAgo * DAY_MS };
  Object.defineProperty(globalThis, 'caches', {
    value: { match: async () => ({ json: async () => kept }) },
    configurable: true,
  });
}

function show(...answers: Answers) {
  const calls = fakeApi(...answers);
  render(<MyPage />, { wrapper: inPage(aRouter('/my').router, { consents, my, ownTrips, papers, session }) });
  return calls;
}

const helpline = () => screen.getByRole('link', { name: '1860-500-8888' });

test('what is theirs: what waits, what is left, cards with a code each, claims, requests', async () => {
  const terms = { refill: 'once', waits: [{ reason: 'namedIllness', coveredFrom: '2028-11-23' }] };
  show({ body: { ...whole, policies: whole.policies.map((policy) => ({ ...policy, ...terms })) } });
  expect(await screen.findByRole('heading', { name: 'Hello, Asha Sample' })).toBeVisible();
  expect(screen.getByText(/One thing waits for you/)).toBeVisible();
  // More than the sum insured is left, so the page must not say "left of" it.
  expect(screen.getByText('₹18,74,320').parentElement).toHaveTextContent(/^₹18,74,320 left this year$/);
  expect(screen.getByText('₹1,25,680 used')).toBeVisible();
  expect(screen.getByText(my.policy.refill.once)).toBeVisible();
  expect(screen.getByText(/that the policy names are covered from 23 Nov 2028/)).toBeVisible();
  const cards = within(screen.getByRole('region', { name: my.cards.title }));
  expect(cards.getAllByRole('img', { name: /^Code of/ })).toHaveLength(2);
  expect(cards.getByRole('article', { name: 'Card of Arjun Sample' })).toHaveTextContent('born 1994');
  expect(screen.getByText('Waits for you')).toBeVisible();
  expect(screen.getByText(/No proof of age/)).toBeVisible();
});

test('who has trips alone reads of them with their days, and of no missing policy', async () => {
  const trip = {
    policyNumber: 'SKT2026-01234567897',
    people: 2,
    startsOn: '2026-12-28',
    endsOn: '2027-01-03',
  };
  show({ body: { ...nothing, trips: [{ ...trip, kind: 'single', state: 'starting' }] } });
  expect(await screen.findByText(/A trip of this number is insured/)).toBeVisible();
  expect(screen.getByText('28 Dec 2026 to 03 Jan 2027')).toBeVisible();
  expect(screen.queryByText(/No policy/)).not.toBeInTheDocument();
  // A customer with trips only sees no hospitals, hospital claims or cards.
  expect(screen.queryByText(my.help.hospital.title)).not.toBeInTheDocument();
  expect(screen.queryByText(/cards/)).not.toBeInTheDocument();
  expect(helpline()).toBeVisible();
});

test.each<[string, Answers, RegExp]>([
  ['waits', ['swallowed'], /Looking up your policies/],
  ['needs a code', [{ status: 401, body: { code: 'NOT_SIGNED_IN' } }], /Confirm your mobile number/],
  ['fails', [{ status: 503 }], /The fault is ours/],
  ['has no line and no copy', ['offline'], /The fault is ours/],
  ['is empty', [{ body: nothing }], /No policy on this number/],
])('a page that %s says so, and the helpline is there', async (_state, answers, text) => {
  catchLog();
  show(...answers);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(helpline()).toBeVisible();
});

test('without an answer the last copy is shown, with its time', async () => {
  catchLog();
  keep(whole);
  show('offline');
  expect(await screen.findByText(/what this device kept on 23 Nov 2026 at 10:42/)).toBeVisible();
  expect(screen.getByRole('article', { name: 'Card of Asha Sample' })).toBeVisible();
});

test('the last copy says when it was kept, offers another try, and holds no health answer or whole birth date', async () => {
  catchLog();
  keep(whole);
  show('offline');
  const words = my.copy.replace('{date}', '23 Nov 2026').replace('{time}', '10:42');
  const told = (await screen.findByText(words, { exact: false })).closest<HTMLElement>('[role="status"]')!;
  expect(within(told).getByRole('button', { name: my.tryAgain })).toBeVisible();
  const shown = document.body.textContent ?? '';
  expect(shown).toMatch(/born 1992/);
  expect(shown).not.toMatch(/\d{4}-\d\d-\d\d|illness|diabetes|Thyroid/i);
});

test('a copy of 46 days is none', async () => {
  catchLog();
  keep(whole, 46);
  show('offline');
  expect(await screen.findByText(/The fault is ours/)).toBeVisible();
});

const locked = { status: 401, body: { code: 'NOT_SIGNED_IN' } };

test('while a code is asked for the kept cards are shown, and nothing else of the copy', async () => {
  catchLog();
  const ended = { ...whole.policies[0]!, policyNumber: 'SUK2020-01234567897', state: 'ended' as const };
  keep({ ...whole, policies: [...whole.policies, ended] });
  show(locked);
  expect(await screen.findByText(/Confirm your mobile number/)).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Card of Arjun Sample' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText(/as this device kept them on 23 Nov 2026 at 10:42/)).toBeVisible();
  const shown = document.body.textContent ?? '';
  for (const more of ['Hello', '98xxxx3210', '₹18,74,320', 'Waits for you', 'No proof of age', 'nominee'])
    expect(shown).not.toContain(more);
  expect(screen.getByRole('link', { name: /Show a card/ })).toHaveAttribute('href', '/my#cards');
});

test('where we can’t be reached the copy leads to its cards', async () => {
  catchLog();
  keep(whole);
  show({ status: 502 });
  expect(await screen.findByRole('link', { name: my.showCards })).toHaveAttribute('href', '#cards');
  expect(document.querySelector('#cards')).toBeVisible();
});

test('a policy that renews by itself says up to what, and is stopped in one tap', async () => {
  const [policy] = whole.policies;
  const calls = show({ body: { ...whole, policies: [{ ...policy!, byItself: { limit: 20_000 } }] } });
  expect(await screen.findByText(/Renews by itself, for at most ₹20,000/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: my.policy.notByItself }));
  await waitFor(() => {
    const ended = calls.find(({ url }) => url.endsWith('/mandate-end'));
    expect(ended?.body).toMatchObject({ policyNumber: policy!.policyNumber });
  });
});
