import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { Dashboard } from '@/components/desk/Dashboard';
import { api } from '@/lib/config/paths';
import type { LatestQuotesDto, QuoteRowDto } from '@/lib/domain/desk/contract';
import type { Messages } from '@/lib/i18n/messages';
import bill from '@/locales/en/bill.json';
import cases from '@/locales/en/cases.json';
import common from '@/locales/en/common.json';
import desk from '@/locales/en/desk.json';
import deskClaims from '@/locales/en/deskClaims.json';
import deskMake from '@/locales/en/deskMake.json';
import deskDrawer from '@/locales/en/deskDrawer.json';
import deskCalls from '@/locales/en/deskCalls.json';
import deskLinks from '@/locales/en/deskLinks.json';
import forms from '@/locales/en/forms.json';
import layout from '@/locales/en/layout.json';
import paymentIssues from '@/locales/en/paymentIssues.json';
import quoteTexts from '@/locales/en/quote.json';
import travel from '@/locales/en/travel.json';
import validation from '@/locales/en/validation.json';
import { catchLog, fakeApi } from './fakeApi';
import { aRouter } from './inPage';

export const signedOut = { status: 401, body: { code: 'NOT_SIGNED_IN' } };
export const staff = {
  staffId: 'SAMPLE-1001',
  name: 'Sample Nair',
  role: 'telecaller',
  expiresAt: '2026-11-21T20:00:00Z',
  idleSeconds: 900,
};
export const quote: QuoteRowDto = {
  quoteId: 'quote-1',
  dialerId: 'lead-1',
  reference: 'QUOTE1AB',
  name: 'Sample Ramesh Kulkarni',
  mobileNumber: '60xxxx0001',
  status: 6,
  consent: 'given',
  language: 'hi',
  segment: 'Retail',
  source: 'website',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  familyCombination: '2A1C',
  city: 'Pune',
  priceAfterTax: 12_488,
  createdAt: '2026-11-20T05:12:00Z',
  updatedAt: '2026-11-20T05:12:00Z',
};
type Api = Readonly<Record<string, (url: URL) => { status?: number; body?: unknown }>>;

const counts = { 1: 0, 2: 0, 3: 0, 4: 1000, 5: 0, 6: 1 };
/** A page of the list. */
export const aList = (more: Partial<LatestQuotesDto> = {}) => ({
  body: { quotes: [quote], page: 1, limit: 20, asOf: '2026-11-20T05:13:00.000Z', ...more },
});
export const isWatch = ({ searchParams }: URL) => searchParams.has('since');

/** A desk on which somebody is signed in; what a test leaves out answers as usual. */
export function aDesk(more: Api = {}) {
  const known: Api = {
    [api.staffSession]: () => ({ body: staff }),
    [api.latestQuotes]: (url) => aList(isWatch(url) ? { quotes: [] } : {}),
    [api.quoteCounts]: () => ({ body: { counts, waiting: { calls: 2, quotes: 1 } } }),
    ...more,
  };
  return fakeApi((address) => {
    const url = new URL(address, 'http://site');
    return known[url.pathname]?.(url) ?? { status: 404 };
  });
}

/** Renders the desk. */
export function showDesk() {
  catchLog();
  const messages = {
    bill,
    deskLinks,
    forms,
    deskMake,
    quote: quoteTexts,
    cases,
    common,
    desk,
    deskCalls,
    deskClaims,
    deskDrawer,
    layout,
    paymentIssues,
    travel,
    validation,
  } as unknown as Messages;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Kolkata">
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <RouterContext.Provider value={aRouter().router}>
          <Dashboard />
        </RouterContext.Provider>
      </SWRConfig>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
