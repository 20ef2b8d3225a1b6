import { waitFor } from '@testing-library/react';
import { NextIntlClientProvider, type Messages } from 'next-intl';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import planClaims from '@/locales/en/planClaims.json';
import common from '@/locales/en/common.json';
import editing from '@/locales/en/editing.json';
import savedQuotes from '@/locales/en/savedQuotes.json';
import forms from '@/locales/en/forms.json';
import quoteTexts from '@/locales/en/quote.json';
import layout from '@/locales/en/layout.json';
import resume from '@/locales/en/resume.json';
import validation from '@/locales/en/validation.json';
import verify from '@/locales/en/verify.json';

/** Records navigation. */
export function aRouter(pathname = '/', asPath = pathname) {
  const pushed: string[] = [];
  const events = mitt();
  const router = {
    pathname,
    asPath,
    query: {},
    isReady: true,
    push: async (url: string) => {
      pushed.push(url);
      events.emit('routeChangeStart', url);
      return true;
    },
    replace: async () => true,
    prefetch: async () => undefined,
    beforePopState: () => undefined,
    events,
  } as unknown as NextRouter;
  return { router, pushed, startRouteChange: () => events.emit('routeChangeStart', '/elsewhere') };
}

/** Providers of a page: router, texts, empty cache. */
export function inPage(router: NextRouter = aRouter().router, more: Partial<Messages> = {}) {
  const known: Partial<Messages> = {
    planClaims,
    common,
    editing,
    savedQuotes,
    forms,
    quote: quoteTexts,
    layout,
    resume,
    validation,
    verify,
  };
  const messages = { ...known, ...more } as Messages;
  return function Page({ children }: { children: ReactNode }) {
    return (
      <RouterContext.Provider value={router}>
        <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Kolkata">
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
        </NextIntlClientProvider>
      </RouterContext.Provider>
    );
  };
}

/** After an action that may have replaced what had the focus, it is on something named in the same card. */
export async function expectFocusIn(card: HTMLElement): Promise<void> {
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  expect(document.activeElement).toHaveAccessibleName();
}
