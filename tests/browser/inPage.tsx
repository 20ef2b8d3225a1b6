import { NextIntlClientProvider, type Messages } from 'next-intl';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import common from '@/locales/en/common.json';
import editing from '@/locales/en/editing.json';
import elsewhere from '@/locales/en/elsewhere.json';
import forms from '@/locales/en/forms.json';
import journey from '@/locales/en/journey.json';
import resume from '@/locales/en/resume.json';
import validation from '@/locales/en/validation.json';
import verify from '@/locales/en/verify.json';

type Listener = () => void;

/** A router that notes where it is sent. */
export function aRouter(pathname = '/', asPath = pathname) {
  const pushed: string[] = [];
  const listeners = new Set<Listener>();
  const router = {
    pathname,
    asPath,
    query: {},
    push: async (url: string) => {
      pushed.push(url);
      listeners.forEach((listener) => listener());
      return true;
    },
    replace: async () => true,
    prefetch: async () => undefined,
    events: {
      on: (_: string, listener: Listener) => void listeners.add(listener),
      off: (_: string, listener: Listener) => void listeners.delete(listener),
      emit: () => undefined,
    },
  } as unknown as NextRouter;
  return { router, pushed, startRouteChange: () => listeners.forEach((listener) => listener()) };
}

/** What surrounds every component of a page: router, texts (with those of its own areas), an empty cache. */
export function inPage(router: NextRouter = aRouter().router, more: Partial<Messages> = {}) {
  const known: Partial<Messages> = { common, editing, elsewhere, forms, journey, resume, validation, verify };
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
