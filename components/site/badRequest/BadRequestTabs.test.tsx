import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import badRequest from '@/locales/en/badRequest.json';
import common from '@/locales/en/common.json';
import { inPage } from '@/tests/browser/inPage';
import { CorporatePage } from '@/components/site/corporate/CorporatePage';
import { wishedKind } from '@/lib/domain/travel/kinds/kinds';
import { wishedDestination } from '@/lib/domain/travel/trip';
import { prerenderIn } from '@/tests/browser/planTables';
import { BadRequestTabs } from './BadRequestTabs';
import { badRequestTabs } from './badRequestTabData';

const linksOf = (name: string) => badRequestTabs.find((tab) => tab.name === name)?.cards ?? [];

test('a card of a country opens a trip there, and prices it', () => {
  const countries = linksOf('travel').flatMap(([card, link]) => {
    const { pathname, searchParams } = new URL(link, 'https://x.example');
    return searchParams.has('to') ? [[card, pathname, wishedDestination(searchParams.get('to'))]] : [];
  });
  expect(countries).toEqual([
    ['us', '/Travel/get-quote', 'usa'],
    ['thailand', '/Travel/get-quote', 'thailand'],
    ['canada', '/Travel/get-quote', 'canada'],
    ['schengen', '/Travel/get-quote', 'schengen'],
    ['uk', '/Travel/get-quote', 'unitedKingdom'],
    ['dubai', '/Travel/get-quote', 'emirates'],
  ]);
});

test('the card of students opens a quote for studies', () => {
  const link = linksOf('travel').find(([card]) => card === 'student')?.[1] ?? '';
  const { pathname, searchParams } = new URL(link, 'https://x.example');
  expect([pathname, wishedKind(searchParams.get('kind'))]).toEqual(['/Travel/get-quote', 'studies']);
});

test('each card of corporate insurance opens its own part of the page', () => {
  const page = prerenderIn('en', <CorporatePage />);
  const parts = linksOf('corporate').flatMap(([, link]) => link.split('#')[1] ?? []);
  expect(new Set(parts).size).toBe(3);
  expect(parts.filter((id) => !page.querySelector(`#${id}`))).toEqual([]);
});

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
