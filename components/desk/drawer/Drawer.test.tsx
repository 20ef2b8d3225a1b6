import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import deskCalls from '@/locales/en/deskCalls.json';
import deskDrawer from '@/locales/en/deskDrawer.json';
import { aHistory, payment, quote, showDrawer } from '@/tests/browser/drawer';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { KeptNotes } from './KeptNotes';

beforeEach(() => sessionStorage.clear());

test('the head says who, which plan and how much; the strip until when; the task what comes next', async () => {
  showDrawer(aHistory());
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
    showDrawer(
      aHistory({ quote: { ...quote, consent: { state }, callHours: { ...quote.callHours, isNow } } }),
    );
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: deskDrawer.reveal })).toBeNull();
  },
);

test('a number is revealed by keyboard with a reason, and has the focus', async () => {
  const { calls, user } = showDrawer(aHistory(), {
    [api.reveal]: () => ({ body: { mobileNumber: '9876543210', numberMark: 'called' } }),
  });
  (await screen.findByRole('button', { name: deskDrawer.reveal })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: deskCalls.reasons.asked })).toHaveFocus());
  await user.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: 'Number of Sample Ramesh: 9876543210' });
  expect(link).toHaveFocus();
  expect(calls.find(({ url }) => url === api.reveal)?.body).toMatchObject({
    leadId: 'lead-1',
    reason: 'asked',
  });
});

test('a note that the end of the session refused is offered again to who typed it', async () => {
  const refused = { status: 401, body: { code: 'NOT_SIGNED_IN' } };
  const { user } = showDrawer(aHistory(), { [api.deskNotes]: () => refused });
  await user.type(await screen.findByRole('textbox', { name: deskDrawer.note.label }), 'Wife decides');
  await user.click(screen.getByRole('button', { name: deskDrawer.note.save }));
  expect(await screen.findByText(deskDrawer.notSent)).toBeVisible();
  document.body.innerHTML = '';
  const again = showDrawer(aHistory());
  expect(await screen.findByText(deskDrawer.note.kept)).toBeVisible();
  expect(screen.getByRole('textbox', { name: deskDrawer.note.label })).toHaveValue('Wife decides');
  await again.user.click(screen.getByRole('button', { name: deskDrawer.note.save }));
  expect(await screen.findByText(deskDrawer.note.saved)).toBeVisible();
  expect(sessionStorage.getItem('deskNotes')).toBeNull();
});

test('after the sign-in the desk offers the quotes whose note is not saved, to who typed it alone', async () => {
  const note = { staffId: 'SAMPLE-1001', text: 'Wife decides', key: 'k' };
  sessionStorage.setItem(
    'deskNotes',
    JSON.stringify({ 'quote-1': note, 'quote-2': { ...note, staffId: 'else' } }),
  );
  const opened: string[] = [];
  const wrapper = inPage(aRouter().router, { deskDrawer });
  render(<KeptNotes staffId="SAMPLE-1001" opened={undefined} onOpen={(id) => opened.push(id)} />, {
    wrapper,
  });
  expect(screen.getByRole('status')).toHaveTextContent('A note about SK-QUOTE1 is not saved yet.');
  await userEvent.setup().click(screen.getByRole('button', { name: deskDrawer.note.open }));
  expect(opened).toEqual(['quote-1']);
});

test('an outcome that stops calls says so before it is noted', async () => {
  const { calls, user } = showDrawer(aHistory());
  await user.click(await screen.findByText(deskDrawer.outcome.title));
  await user.selectOptions(screen.getByRole('combobox', { name: deskDrawer.outcome.label }), 'notToBeCalled');
  expect(screen.getByText(deskDrawer.outcome.stops)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskDrawer.outcome.save }));
  expect(await screen.findByText(deskDrawer.outcome.saved)).toBeVisible();
  const sent = calls.filter(({ url }) => url === api.deskOutcomes);
  expect(sent.map(({ body }) => body['outcome'])).toEqual(['notToBeCalled']);
});

test('a plan of an advisor is noted as agreed; then the link is asked for anew', async () => {
  let task: 'agreePlan' | 'sendPayment' = 'agreePlan';
  const { calls, user } = showDrawer(aHistory(), {
    [api.quotesHistory]: () => ({ body: aHistory({ quote: { ...quote, task } }) }),
    [api.deskOutcomes]: () => {
      task = 'sendPayment';
      return { body: {} };
    },
  });
  const previews = () => calls.filter(({ url }) => url === api.linkPreview).length;
  const outcomes = await screen.findByRole('combobox', { name: deskDrawer.outcome.label });
  expect(screen.queryByText(deskDrawer.outcome.names.identityConfirmed)).toBeNull();
  await waitFor(() => expect(previews()).toBe(1));
  await user.selectOptions(outcomes, 'planAgreed');
  expect(screen.getByText(deskDrawer.outcome.agreed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskDrawer.outcome.save }));
  expect(await screen.findByText(deskDrawer.task.sendPayment)).toBeVisible();
  await waitFor(() => expect(previews()).toBe(2));
});

test('who agrees to what the customer has just changed is told so, and sees it', async () => {
  let now = quote;
  const { calls, user } = showDrawer(aHistory(), {
    [api.quotesHistory]: () => ({ body: aHistory({ quote: { ...now, task: 'agreePlan' } }) }),
    [api.deskOutcomes]: () => {
      now = { ...quote, tier: 'Titanium+', subject: 'another' };
      return { status: 409, body: { code: 'CONFLICT', message: 'It was changed.' } };
    },
  });
  const outcomes = await screen.findByRole('combobox', { name: deskDrawer.outcome.label });
  await user.selectOptions(outcomes, 'planAgreed');
  await user.click(screen.getByRole('button', { name: deskDrawer.outcome.save }));
  expect(await screen.findByText(deskDrawer.outcome.changed)).toBeVisible();
  expect(await screen.findByText(/Titanium\+/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskDrawer.outcome.save }));
  const sent = calls.filter(({ url }) => url === api.deskOutcomes);
  expect(sent.map(({ body }) => body['subject'])).toEqual([quote.subject, 'another']);
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
  const { user } = showDrawer(aHistory(), {
    [api.omniPayment]: () => (isAsked ? { status, body } : { body: { payment } }),
  });
  const check = await screen.findByRole('button', { name: deskDrawer.payment.check });
  isAsked = true;
  await user.click(check);
  expect(await screen.findByText(says)).toBeVisible();
  if (status === 200) expect(screen.getByText('UTR1')).toBeVisible();
});

const at = '2026-11-20T05:12:00.000Z';
const log = [
  { what: 'signed', at, by: 'customer' },
  { what: 'caseOpened', case: 'proposal', at, by: 'system' },
  { what: 'asked', state: 'withUnderwriter', at, by: 'SAMPLE-1001' },
];

test.each([
  ['unsettled', deskDrawer.relog.submit],
  ['withUnderwriter', deskDrawer.relog.show],
] as const)(
  'of a signed application that is %s it offers “%s”, and tells its log in words',
  async (of, act) => {
    const signed = { ...quote, next: 'decision', applicationId: 'app-1', submission: of } as const;
    const { user } = showDrawer(aHistory({ quote: signed }), {
      [api.relog]: () => ({ body: { state: 'withUnderwriter', log } }),
    });
    const region = within(await screen.findByRole('region', { name: deskDrawer.relog.title }));
    expect(region.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([act]);
    await user.click(region.getByRole('button', { name: act }));
    expect((await region.findAllByText(/An underwriter has the case/))[0]).toBeVisible();
    for (const words of ['Signed by the customer', 'Case for an underwriter opened', 'Submitted again']) {
      expect(region.getByText(words)).toBeVisible();
    }
  },
);

test.each([
  [{ status: 404, body: { code: 'NOT_FOUND' } }, deskDrawer.gone],
  [{ status: 500, body: { code: 'INTERNAL' } }, deskDrawer.failed],
] as const)('%j has a face', async (answer, title) => {
  showDrawer(aHistory(), { [api.quotesHistory]: () => answer });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
