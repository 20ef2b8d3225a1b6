import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import type { DeskQuoteDto, HistoryEntryDto, QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import type { OmniPayment } from '@/lib/domain/desk/drawer/payment';
import { CONTACT_OUTCOMES } from '@/lib/domain/desk/drawer/notes';
import { RELOG_STATES } from '@/lib/domain/desk/drawer/relog';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import bill from '@/locales/en/bill.json';
import desk from '@/locales/en/desk.json';
import deskCalls from '@/locales/en/deskCalls.json';
import deskDrawer from '@/locales/en/deskDrawer.json';
import deskLinks from '@/locales/en/deskLinks.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Drawer } from './Drawer';

const staff: StaffSessionDto = {
  ...{ staffId: 'SAMPLE-1001', name: 'Sample Nair', role: 'telecaller', expiresAt: '2026-11-24T20:00:00Z' },
};
const quote: DeskQuoteDto = {
  ...{ quoteId: 'quote-1', dialerId: 'lead-1', name: 'Sample Ramesh', mobileNumber: '98xxxx3210' },
  ...{
    segment: 'Retail',
    productName: 'ReAssure 2.0',
    tier: 'Platinum+',
    familyCombination: '2A1C',
    city: 'Pune',
  },
  bill: { breakdown: [], priceAfterTax: 12_488, validUntil: '2026-12-08' },
  ...{ status: 6, language: 'hi', stage: 'payment_118', next: 'payment', task: 'sendPayment', calls: [] },
  consent: { state: 'given', givenAt: '2026-11-19T15:00:00Z', validUntil: '2026-11-26T15:00:00Z' },
  callHours: { from: '09:00', until: '21:00', isNow: true },
  missing: ['payment', 'application'],
};
const entry = (more: object, id = JSON.stringify(more)): HistoryEntryDto =>
  ({ id, at: '2026-11-20T05:12:00.000Z', by: 'customer', ...more }) as HistoryEntryDto;
const aHistory = (more: Partial<QuoteHistoryDto> = {}): QuoteHistoryDto => ({
  ...{ quote, entries: [], staff: [{ staffId: 'SAMPLE-2001', name: 'Sample Iyer' }], ...more },
});
const payment: OmniPayment = {
  ...{ paymentId: 'p1', reference: 'AB12', gateway: 'sandbox', status: 'open', mode: 'pay', amount: 12_488 },
  ...{ createdAt: '2026-11-20T05:12:00Z', updatedAt: '2026-11-20T05:12:00Z' },
};

type Answers = Readonly<Record<string, () => { status?: number; body?: unknown } | 'offline'>>;

function show(history: QuoteHistoryDto, more: Answers = {}) {
  catchLog();
  const known: Answers = {
    [api.quotesHistory]: () => ({ body: history }),
    [api.omniPayment]: () => ({ body: { payment } }),
    [api.quoteOwner]: () => ({ body: { colleagues: [{ staffId: 'SAMPLE-2001', name: 'Sample Iyer' }] } }),
    [api.deskLinks]: () => ({ body: { links: [], sentToday: 0, mostADay: 3, offers: [] } }),
    ...more,
  };
  const calls = fakeApi((url) => known[url.split('?')[0] ?? '']?.() ?? { body: {} });
  const wrapper = inPage(aRouter().router, { bill, desk, deskCalls, deskDrawer, deskLinks });
  render(<Drawer quoteId="quote-1" staff={staff} onClose={() => undefined} />, { wrapper });
  return { calls, user: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

test('the head says who, which plan and how much; the strip until when; the task what comes next', async () => {
  show(aHistory());
  expect(await screen.findByRole('heading', { name: 'Sample Ramesh' })).toBeVisible();
  expect(screen.getByText('SK-QUOTE1, ReAssure 2.0 Platinum+')).toBeVisible();
  expect(screen.getByText('2A1C, Pune, ₹12,488')).toBeVisible();
  expect(screen.getByText('overridden 19 Nov 2026')).toBeVisible();
  expect(screen.getByText('payment, application')).toBeVisible();
  expect(screen.getByText('Send the payment link.')).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveFocus();
});

test.each([
  ['withdrawn', true, deskDrawer.consent.withdrawn],
  ['expired', true, deskDrawer.consent.expired],
  ['none', true, deskDrawer.consent.missing],
  ['given', false, 'Calls are made from 09:00 to 21:00. Now is not the time.'],
] as const)(
  'with a consent that is %s (call time: %s) no number can be asked for, and why',
  async (state, isNow, why) => {
    show(aHistory({ quote: { ...quote, consent: { state }, callHours: { ...quote.callHours, isNow } } }));
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: deskDrawer.reveal })).toBeNull();
  },
);

test('a number is revealed by keyboard with a reason, and has the focus', async () => {
  const { calls, user } = show(aHistory(), {
    [api.reveal]: () => ({ body: { mobileNumber: '9876543210' } }),
  });
  (await screen.findByRole('button', { name: deskDrawer.reveal })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: deskCalls.reasons.asked })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Number of Sample Ramesh' })).toHaveFocus());
  expect(calls.find(({ url }) => url === api.reveal)?.body).toMatchObject({
    leadId: 'lead-1',
    reason: 'asked',
  });
});

const kinds: readonly [object, RegExp][] = [
  [
    {
      kind: 'version',
      causes: ['cover'],
      facts: { sumInsured: 10_00_000, price: 12_488 },
      before: { sumInsured: 5_00_000, price: 9_266 },
    },
    /Cover ₹5 lakh to ₹10 lakh.*₹9,266 → ₹12,488/,
  ],
  [{ kind: 'version', causes: ['term', 'members'], facts: { tenure: 2 } }, /2 years, Member answers saved/],
  [{ kind: 'status', status: 2, before: 4, by: 'SAMPLE-1001' }, /4 to 2: Logged.*by you/],
  [
    { kind: 'message', purpose: 'verify-phone', channel: 'sms', delivery: 'sent', by: 'system' },
    /Code sent.*SMS, delivered to the provider/,
  ],
  [{ kind: 'linkOpened', link: 'payment', channel: 'sms', opens: 2 }, /Payment link opened.*2 times/],
  [
    { kind: 'callAsked', about: 'trip', from: '2026-11-24T06:30:00Z', to: '2026-11-24T10:30:00Z' },
    /Call asked for: Travel.*24 Nov 2026, 12:00 to 16:00/,
  ],
  [{ kind: 'callDone', about: 'trip', outcome: 'reached' }, /Promised call: Reached/],
  [{ kind: 'consentWithdrawn', purpose: 'contact' }, /Consent withdrawn: calls and messages/],
  [{ kind: 'payment', status: 'paid', mode: 'pay', amount: 12_488 }, /Payment: Paid.*₹12,488/],
  [
    { kind: 'note', text: 'Asks his wife first', by: 'SAMPLE-2001' },
    /Note.*Asks his wife first.*by Sample Iyer/,
  ],
  [
    { kind: 'callBack', from: '2026-11-24T06:30:00Z', to: '2026-11-24T07:00:00Z', staffId: 'SAMPLE-2001' },
    /Call-back promised.*Sample Iyer/,
  ],
  [{ kind: 'reveal', reason: 'callback', by: 'SAMPLE-2001' }, /Number shown.*promised call/],
  ...CONTACT_OUTCOMES.map((outcome): [object, RegExp] => [
    { kind: 'outcome', outcome },
    new RegExp(`Call: ${deskDrawer.outcome.names[outcome]}`),
  ]),
  ...RELOG_STATES.map((state): [object, RegExp] => [{ kind: 'relog', state }, /Application submitted again/]),
];

test('every kind of entry is told in words', async () => {
  show(aHistory({ entries: kinds.map(([more]) => entry(more)) }));
  const list = within(
    (await screen.findByRole('heading', { name: 'Quote history' })).parentElement!,
  ).getByRole('list');
  const told = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  kinds.forEach(([, words], at) => expect(told[at]).toMatch(words));
});

test('a note that the end of the session refused is offered again to who typed it', async () => {
  const refused = { status: 401, body: { code: 'NOT_SIGNED_IN' } };
  const { user } = show(aHistory(), { [api.deskNotes]: () => refused });
  await user.type(await screen.findByRole('textbox', { name: deskDrawer.note.label }), 'Wife decides');
  await user.click(screen.getByRole('button', { name: deskDrawer.note.save }));
  expect(await screen.findByText(deskDrawer.notSent)).toBeVisible();
  document.body.innerHTML = '';
  const again = show(aHistory());
  expect(await screen.findByText(deskDrawer.note.kept)).toBeVisible();
  expect(screen.getByRole('textbox', { name: deskDrawer.note.label })).toHaveValue('Wife decides');
  await again.user.click(screen.getByRole('button', { name: deskDrawer.note.save }));
  expect(await screen.findByText(deskDrawer.note.saved)).toBeVisible();
  expect(sessionStorage.getItem('deskNotes')).toBeNull();
});

test('an outcome that stops calls says so before it is noted', async () => {
  const { calls, user } = show(aHistory());
  await user.click(await screen.findByText(deskDrawer.outcome.title));
  await user.selectOptions(screen.getByRole('combobox', { name: deskDrawer.outcome.label }), 'notToBeCalled');
  expect(screen.getByText(deskDrawer.outcome.stops)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskDrawer.outcome.save }));
  expect(await screen.findByText(deskDrawer.outcome.saved)).toBeVisible();
  const sent = calls.filter(({ url }) => url === api.deskOutcomes);
  expect(sent.map(({ body }) => body['outcome'])).toEqual(['notToBeCalled']);
});

test.each([
  [
    200,
    { payment: { ...payment, status: 'paid', bankReference: 'UTR1' }, checkedAt: '2026-11-20T05:15:00Z' },
    /asked at 10:45/,
  ],
  [429, { code: 'TOO_MANY_REQUESTS' }, /just asked/],
  [503, { code: 'UNAVAILABLE' }, /doesn’t answer/],
])('the gateway is asked at once: %s', async (status, body, says) => {
  let isAsked = false;
  const { user } = show(aHistory(), {
    [api.omniPayment]: () => (isAsked ? { status, body } : { body: { payment } }),
  });
  const check = await screen.findByRole('button', { name: deskDrawer.payment.check });
  isAsked = true;
  await user.click(check);
  expect(await screen.findByText(says)).toBeVisible();
  if (status === 200) expect(screen.getByText('UTR1')).toBeVisible();
});

test('a signed application is submitted again, and its log is told in words', async () => {
  const at = '2026-11-20T05:12:00.000Z';
  const log = [
    { what: 'signed', at, by: 'customer' },
    { what: 'caseOpened', case: 'proposal', at, by: 'system' },
    { what: 'asked', state: 'withUnderwriter', at, by: 'SAMPLE-1001' },
  ];
  const signed = { ...quote, next: 'decision', applicationId: 'app-1' } as const;
  const { user } = show(aHistory({ quote: signed }), {
    [api.relog]: () => ({ body: { state: 'withUnderwriter', log } }),
  });
  await user.click(await screen.findByRole('button', { name: deskDrawer.relog.submit }));
  expect((await screen.findAllByText(/An underwriter has the case/))[0]).toBeVisible();
  for (const words of ['Signed by the customer', 'Case for an underwriter opened', 'Submitted again']) {
    expect(screen.getByText(words)).toBeVisible();
  }
});

test.each([
  [{ status: 404, body: { code: 'NOT_FOUND' } }, deskDrawer.gone],
  [{ status: 500, body: { code: 'INTERNAL' } }, deskDrawer.failed],
] as const)('%j has a face', async (answer, title) => {
  show(aHistory(), { [api.quotesHistory]: () => answer });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
