import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import badRequest from '@/locales/en/badRequest.json';
import common from '@/locales/en/common.json';
import { inPage } from '@/tests/browser/inPage';
import { BadRequestTabs } from './BadRequestTabs';

test('four tabs, each with a Get Quote banner and its cards on our own pages', () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ badRequest, common }}>
      <BadRequestTabs />
    </NextIntlClientProvider>,
    { wrapper: inPage() },
  );
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual([
    'Health Insurance',
    'Travel Insurance',
    'Corporate Insurance',
    'Claims and Renewals',
  ]);
  const cards = screen.getAllByRole('tabpanel', { hidden: true }).map((tabPanel) => {
    const panel = within(tabPanel);
    expect(panel.getByText('Get Quote')).toHaveAttribute('href', expect.stringMatching(/^\//));
    const links = panel.getAllByRole('listitem', { hidden: true });
    for (const link of links) {
      expect(link.querySelector('a')?.getAttribute('href')).toMatch(/^\/[a-z]/i);
    }
    return links.map(({ textContent }) => textContent);
  });
  expect(cards).toEqual([
    [
      'Health plans',
      'Family',
      'Individual',
      'Critical illness',
      'Personal accident',
      'Senior citizens',
      'Maternity',
      'Mediclaim',
      'Top-up',
    ],
    ['International', 'Student', 'US', 'Thailand', 'Canada', 'Schengen', 'UK', 'Dubai'],
    ['Start-up', 'Group personal accident', 'Group OPD', 'Claim process'],
    ['Claims portal', 'Renewals portal'],
  ]);
});
