import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import application from '@/locales/en/application.json';
import common from '@/locales/en/common.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { ApplicationPage } from './ApplicationPage';

test('a policy that is issued ends the journey, and takes the customer to it', async () => {
  const calls = fakeApi({
    body: {
      applicationId: 'a1',
      quoteId: 'q1',
      status: 'issued',
      policyNumber: 'P1',
      plan: { paidAt: '2026-11-20T10:00:00.000Z' },
    },
  });
  const { router } = aRouter('/appforms', '/appforms/aspire/a1');
  const replaced: unknown[] = [];
  router.replace = (url) => Promise.resolve(Boolean(replaced.push(url)));
  render(
    <NextIntlClientProvider locale="en" messages={{ application, common }}>
      <ApplicationPage />
    </NextIntlClientProvider>,
    { wrapper: inPage(router) },
  );
  await waitFor(() => expect(replaced).toContain('/policy/P1'));
  expect(document.cookie).toContain('resume_journey_stages=complete_120');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/revisit'));
  expect(calls.at(-1)?.body).toMatchObject({
    resumeJourney: { quoteId: 'q1', stage: 'complete_120', url: '/policy/P1?quoteId=q1' },
  });
});

test('who is declined is not left alone: other plans, and a person to call', async () => {
  fakeApi({
    body: {
      applicationId: 'a1',
      quoteId: 'q1',
      status: 'declined',
      refusal: 'The illness began before the cover',
      plan: { isBlocked: false, price: { priceAfterTax: 12_488 } },
    },
  });
  render(
    <NextIntlClientProvider locale="en" messages={{ application, common }}>
      <ApplicationPage />
    </NextIntlClientProvider>,
    { wrapper: inPage(aRouter('/appforms', '/appforms/aspire/a1').router) },
  );
  expect(await screen.findByRole('link', { name: 'See other plans' })).toHaveAttribute(
    'href',
    '/health-insurance-plans.html',
  );
  expect(screen.getByRole('heading', { name: 'The reason' }).nextSibling).toHaveTextContent(
    'The illness began before the cover',
  );
  expect(screen.getByRole('link', { name: 'Call 1860-500-8888' })).toHaveAttribute(
    'href',
    'tel:1860-500-8888',
  );
});
