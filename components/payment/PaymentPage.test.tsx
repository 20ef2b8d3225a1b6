import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@/lib/config/paths';
import bill from '@/locales/en/bill.json';
import texts from '@/locales/en/payment.json';
import { worked } from '@/tests/browser/aRenewal';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { PaymentPage } from './PaymentPage';

const payment = {
  paymentId: 'p1',
  quoteId: 'q1',
  mode: 'pay',
  amount: 12_488,
  price: { product: 'aspire', productName: 'Aspire', tier: 'Gold+', sumInsured: 1_000_000, tenure: 1 },
  people: 1,
  reference: 'SAMPLE-1',
  about: 'as-shown',
  history: [],
  bought: { kind: 'premium', next: 'payment' },
  updatedAt: '2026-11-20T10:00:00Z',
};
const ended = { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Prove it.' } };

afterEach(() => jest.restoreAllMocks());

test.each([
  ['failed', texts.actions.again],
  ['pending', texts.actions.check],
])('who comes back after long to a payment that is %s proves the number first', async (status, press) => {
  catchLog();
  fakeApi({ body: { ...payment, status } }, ended);
  render(<PaymentPage />, {
    wrapper: inPage(aRouter('/payment', paths.payment('p1')).router, { payment: texts, bill }),
  });
  await userEvent.click(await screen.findByRole('button', { name: press }));
  expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument();
});

const pageOf = (path: string) =>
  render(<PaymentPage />, { wrapper: inPage(aRouter('/payment', path).router, { payment: texts, bill }) });
const conflict = { status: 409, body: { code: 'CONFLICT', message: 'Changed.' } };

test('who tries again after another device changed what is bought is led to where it begins', async () => {
  catchLog();
  const calls = fakeApi((url) => (url.includes('?') ? { body: { ...payment, status: 'failed' } } : conflict));
  pageOf(paths.payment('p1'));
  await userEvent.click(await screen.findByRole('button', { name: texts.actions.again }));
  expect(await screen.findByText(texts.other)).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ quoteId: 'q1', amount: 12_488, about: 'as-shown' });
  expect(screen.getByRole('link', { name: texts.actions.renew })).toBeVisible();
});

test.each([
  ['how long its price holds', {}, true],
  [
    'no day of an offer that ends with its term',
    { bought: { kind: 'renewal', policyNumber: 'SUK2026-01234567897' } },
    false,
  ],
])('a payment that failed tells %s', async (_what, bought, isTold) => {
  const price = { ...payment.price, validUntil: '2026-12-20' };
  fakeApi({ body: { ...payment, ...bought, price, status: 'failed' } });
  pageOf(paths.payment('p1'));
  await screen.findByRole('button', { name: texts.actions.again });
  const told = texts.timeline.again.replace('{date}', '20 Dec 2026');
  expect(screen.queryAllByText(told)).toHaveLength(isTold ? 1 : 0);
});

test('who comes before the steps ahead of it are done is told so', async () => {
  catchLog();
  fakeApi(conflict);
  pageOf(paths.startPayment('q1'));
  expect(await screen.findByRole('heading', { name: texts.start.notReady })).toBeVisible();
  expect(screen.getByText(texts.start.notReadyText)).toBeVisible();
});

test('who tries again on a day of another price sees both prices, and is led to where it is paid', async () => {
  catchLog();
  const changed = {
    status: 409,
    body: { code: 'PRICE_CHANGED', amounts: { before: 12_488, now: 13_200, reasons: ['birthday'] } },
  };
  fakeApi((url) => (url.includes('?') ? { body: { ...payment, status: 'failed' } } : changed));
  pageOf(paths.payment('p1'));
  await userEvent.click(await screen.findByRole('button', { name: texts.actions.again }));
  expect(
    await screen.findByText(/now ₹13,200; you were shown ₹12,488. Nothing was charged/),
  ).toHaveTextContent(bill.priceReasons.birthday);
  expect(screen.queryByRole('button', { name: texts.actions.again })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.actions.renew })).toBeVisible();
});

test.each([
  ['begins', paths.startPayment('q1'), /₹12,547/],
  ['tries again', paths.payment('p1'), texts.actions.again],
])('who %s to pay and gets no answer is told that no money moved, until it works', async (_, path, press) => {
  catchLog();
  const price = worked().price.prices[0];
  let answer: 'offline' | { status: number; body?: object } = 'offline';
  fakeApi((url) => {
    if (url.includes('quoteId='))
      return { body: { quoteId: 'q1', mode: 'pay', people: 3, next: 'payment', price } };
    return url.includes('?') ? { body: { ...payment, status: 'failed' } } : answer;
  });
  pageOf(path);
  const button = await screen.findByRole('button', { name: press });
  await userEvent.click(button);
  expect(await screen.findByText(bill.unopened)).toBeVisible();
  answer = { status: 503, body: { code: 'UNAVAILABLE', message: 'What you typed is still here.' } };
  await userEvent.click(button);
  expect(await screen.findByText(bill.unopened)).toBeVisible();
  answer = { status: 200, body: { ...payment, status: 'open', checkoutUrl: '/sandbox/pay/x' } };
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText(bill.unopened)).not.toBeInTheDocument());
});

test('a quote of the same price that another device changed is read again, and said before it is paid', async () => {
  catchLog();
  const price = worked().price.prices[0];
  const offer = { quoteId: 'q1', mode: 'pay', people: 3, next: 'payment', price };
  let about = 'as-shown';
  const calls = fakeApi((url) => {
    if (url.includes('quoteId=')) return { body: { ...offer, about } };
    if (!url.endsWith('/payments')) return {};
    return calls.at(-1)?.body['about'] === about ? { body: { ...payment, status: 'open' } } : conflict;
  });
  pageOf(paths.startPayment('q1'));
  const button = await screen.findByRole('button', { name: /₹12,547/ });
  about = 'changed';
  await userEvent.click(button);
  expect(await screen.findByText(texts.start.other)).toBeVisible();
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body['about']);
  expect(sent()).toEqual(['as-shown']);
  await userEvent.click(button);
  await waitFor(() => expect(sent()).toEqual(['as-shown', 'changed']));
  expect(screen.queryByText(texts.start.other)).toBeNull();
});

test.each([
  ['begins', paths.startPayment('q1'), /₹12,547/],
  ['tries again', paths.payment('p1'), texts.actions.again],
])(
  'who %s to pay on an identity check that has ended is led to it, with the reason',
  async (_, path, press) => {
    catchLog();
    const price = worked().price.prices[0];
    const message = 'Confirm your identity once more, then go on.';
    fakeApi((url) => {
      if (url.includes('quoteId='))
        return { body: { quoteId: 'q1', mode: 'pay', people: 3, next: 'payment', price } };
      if (url.includes('?')) return { body: { ...payment, status: 'failed' } };
      return { status: 422, body: { code: 'KYC_ENDED', message } };
    });
    pageOf(path);
    await userEvent.click(await screen.findByRole('button', { name: press }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: press })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: texts.start.toStep })).toHaveAttribute('href', paths.kyc('q1'));
  },
);

test.each([
  ['within its days it is paid', {}],
  ['later it leads to a new quote', { isOver: true }],
])('an accepted proposal without money says until when: %s', async (_name, over) => {
  const price = worked().price.prices[0];
  fakeApi({
    body: {
      quoteId: 'q1',
      mode: 'block',
      people: 3,
      next: 'payment',
      price,
      acceptedUntil: '2026-12-29',
      ...over,
    },
  });
  pageOf(paths.startPayment('q1'));
  expect(await screen.findByText(/29 Dec 2026/)).toBeVisible();
  // An underwriter has read the proposal already, so no text says that one will.
  expect(screen.queryByText(/An underwriter reads|only if we accept/)).not.toBeInTheDocument();
  const way = 'isOver' in over;
  expect(screen.queryAllByRole('button', { name: /₹12,547/ })).toHaveLength(way ? 0 : 1);
  const links = screen.queryAllByRole('link', { name: texts.toQuote });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(way ? [paths.getQuote] : []);
});

test('without a line the fault is not said to be ours', async () => {
  catchLog();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeApi('offline');
  pageOf(paths.payment('p1'));
  expect(await screen.findByText(texts.offlineText)).toBeVisible();
});
