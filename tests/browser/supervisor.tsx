import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import type { Messages } from '@/lib/i18n/messages';
import bill from '@/locales/en/bill.json';
import cases from '@/locales/en/cases.json';
import common from '@/locales/en/common.json';
import desk from '@/locales/en/desk.json';
import deskDrawer from '@/locales/en/deskDrawer.json';
import deskLinks from '@/locales/en/deskLinks.json';
import deskSupervisor from '@/locales/en/deskSupervisor.json';
import forms from '@/locales/en/forms.json';
import { catchLog } from './fakeApi';

/** Renders a part of the supervisor's desk. */
export function showPart(element: ReactElement) {
  catchLog();
  const messages = {
    bill,
    cases,
    common,
    desk,
    deskLinks,
    deskDrawer,
    deskSupervisor,
    forms,
  } as unknown as Messages;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Kolkata">
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{element}</SWRConfig>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
