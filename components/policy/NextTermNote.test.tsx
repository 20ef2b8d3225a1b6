import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ChangePage } from '@/components/my/change/ChangePage';
import { PaymentPage } from '@/components/payment/PaymentPage';
import { samplePolicy } from '@/components/site/dev/sampleProposal';
import { loadHomePrices } from '@/components/site/home/plans/homePrices';
import { api, paths } from '@/lib/config/paths';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import application from '@/locales/en/application.json';
import bill from '@/locales/en/bill.json';
import change from '@/locales/en/change.json';
import nextTermWords from '@/locales/en/nextTerm.json';
import papers from '@/locales/en/papers.json';
import paymentWords from '@/locales/en/payment.json';
import policy from '@/locales/en/policy.json';
import session from '@/locales/en/session.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { PolicyView } from './PolicyView';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const today = '2026-11-29';
const nextTerm = { policyNumber: 'SUK2026-01234567886', startsOn: '2026-12-20' };
const price = loadHomePrices(today).bill;
const words = { application, bill, change, session, papers, policy };
const pages = { ...words, payment: paymentWords, nextTerm: nextTermWords };

function expectWay(text: RegExp): void {
  expect(screen.getByText(text)).toHaveTextContent(/SUK2026-01234567886/);
  expect(screen.getByText(text)).toHaveTextContent(/20 Dec 2026/);
  const way = screen.getByRole('link', { name: nextTermWords.go });
  expect(way).toHaveAttribute('href', paths.change(nextTerm.policyNumber, 'person'));
}

async function showChange(more: Partial<ChangeFormDto>): Promise<void> {
  const policyNumber = 'SUK2026-01234567897';
  const form: ChangeFormDto = {
    policyNumber,
    kind: 'person',
    status: 'draft',
    version: 0,
    data: {},
    today,
    members: [],
    papers: [],
    ...more,
  };
  fakeApi((url) => ({ body: url.startsWith(api.myChange) ? form : {} }));
  // All pages share the cache.
  (SWRConfig.defaultValue.cache as Map<string, object>).clear();
  window.location.hash = 'person';
  const { router } = aRouter('/my/change/[policyNumber]', `/my/change/${policyNumber}`);
  render(<ChangePage />, { wrapper: inPage(router, pages) });
  await screen.findByRole('heading', { level: 1 });
}

const addition = { breakdown: [], price: 1_520, daysLeft: 20, days: 365, rateVersion: '1' };

test.each<[string, Partial<ChangeFormDto>]>([
  ['asked for', {}],
  ['looked at', { status: 'asked', askedAt: '2026-11-29T05:00:00Z' }],
  ['paid for', { status: 'toPay', changeId: 'c', addition }],
])(
  'before somebody is %s: the policy is renewed, and the next term needs its own addition',
  async (_, more) => {
    await showChange({ ...more, nextTerm });
    expectWay(/renewed already/);
    cleanup();
    await showChange(more);
    expect(screen.queryByText(/renewed already/)).toBeNull();
  },
);

test.each<Partial<ChangeFormDto>>([{}, { status: 'toPay', changeId: 'c', addition }])(
  'of a term that has not begun, cover is said to begin on its first day',
  async (more) => {
    await showChange({ ...more, startsOn: nextTerm.startsOn });
    expect(screen.getByText(/over begins on 20 Dec 2026, the first day of this term/)).toBeVisible();
    expect(screen.queryByText(/on the day you(r payment arrives| pay)/)).toBeNull();
  },
);

test('after the payment: from when cover is, and that it is not in the next term', async () => {
  const policyNumber = 'SUK2026-01234567897';
  const payment: PaymentDto = {
    paymentId: 'p1',
    quoteId: 'q1',
    status: 'paid',
    mode: 'pay',
    amount: 1_520,
    price,
    people: 4,
    reference: 'SAMPLE-1',
    about: 'as-shown',
    history: [],
    updatedAt: '2026-11-29T10:00:00Z',
    bought: { kind: 'addition', policyNumber, changeId: 'c', coveredFrom: today, nextTerm },
  };
  fakeApi({ body: payment });
  render(<PaymentPage />, {
    wrapper: inPage(aRouter('/payment', paths.payment('p1')).router, pages),
  });
  expect(await screen.findByText(/Cover begins on 29 Nov 2026/)).toBeVisible();
  expectWay(/not insured from/);
});

test('the policy names whom its next term lacks', () => {
  const sample = {
    ...samplePolicy({ price, today }),
    withoutAdded: { ...nextTerm, names: ['Tara', 'Mira'] },
  };
  render(<PolicyView policy={sample} onCancel={() => Promise.resolve()} />, {
    wrapper: inPage(undefined, pages),
  });
  expectWay(/Tara, Mira/);
});
