import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import planClaims from '@/locales/en/planClaims.json';
import common from '@/locales/en/common.json';
import homeSections from '@/locales/en/homeSections.json';
import { formatMoney } from '@/lib/i18n/format';
import { inPage } from '@/tests/browser/inPage';
import { Articles } from './Articles';
import { Claims } from './Claims';
import { Fraud } from './Fraud';
import { loadHomePrices } from './plans/homePrices';
import { planKeys } from './plans/planCardData';
import { PlanCards } from './plans/PlanCards';
import { Trust } from './Trust';
import { Why } from './Why';

const show = (section: ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ common, planClaims, homeSections }}
      timeZone="Asia/Kolkata"
    >
      {section}
    </NextIntlClientProvider>,
    { wrapper: inPage() },
  );

const { offers, facts } = loadHomePrices('2026-11-20');

test('six plans in the order of the specification, each with four points, its price, a link and Quick Buy', () => {
  show(<PlanCards offers={offers} />);
  const names = screen.getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'ReAssure2.0',
    'Health Premia',
    'HEALTH RECHARGE',
    'Aspire',
    'Senior First',
    'SmartHealth + Disease Management Add-On',
  ]);
  const prices = planKeys.map((key) => formatMoney(offers[key].price));
  names.forEach((name, at) => {
    const card = within(name.closest('li') as HTMLElement);
    expect(card.getAllByRole('listitem')).toHaveLength(4);
    expect(card.getByText(prices[at] ?? '')).toBeInTheDocument();
    expect(card.getByText(/, 1 year, /)).toBeInTheDocument();
    expect(card.getByRole('link', { name: /What is covered/ })).toHaveAttribute('href');
    expect(card.getByRole('link', { name: /Quick Buy/ })).toHaveAttribute('href');
  });
  expect(screen.getByText('New Plan')).toBeInTheDocument();
  expect(
    screen.getByText(/for 1 year, in the variant named: one person aged 25 in Delhi NCR, Senior First at 61/),
  ).toBeInTheDocument();
});

test('five customers with their words, each with a video that opens in a new tab', () => {
  show(<Claims />);
  const videos = screen.getAllByRole('link', { name: /^Watch/ });
  expect(videos).toHaveLength(5);
  for (const video of videos) {
    expect(video).toHaveAttribute('target', '_blank');
    const words = video.closest('li')?.querySelector('blockquote');
    expect(words?.textContent).toMatch(/\w{2,}/);
  }
  expect(screen.getByText(/12L\+ downloads, 52K\+ reviews/)).toBeInTheDocument();
});

test('five articles', () => {
  show(<Articles />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});

test('the figures of the specification, each with its day', () => {
  show(<Trust />);
  for (const value of ['10,000+', '2 Crore+', '92.4%', '₹190 crore+']) {
    const row = screen.getByText(value).closest('div') as HTMLElement;
    expect(within(row).getByText(/as on \d\d \w{3} 2026/)).toBeInTheDocument();
  }
});

test('the warning of fraud names the helpline', () => {
  show(<Fraud />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Beware of calls that use our name');
  expect(screen.getByRole('link', { name: '1860-500-8888' })).toHaveAttribute('href', 'tel:1860-500-8888');
});

test('the promises stand beside their conditions', () => {
  show(<Why facts={facts} />);
  for (const [promise, condition] of [
    [/within 30 minutes/, /sum insured of ₹10 lakh or above and Safeguard\+.* 48 hours before/],
    [/carried forward, up to 10 times/, /3 to 10 times at most, depending on the variant/],
    [/up to 30% off at renewal/, /step by step/],
  ] as const) {
    const row = screen.getByText(promise).closest('li') as HTMLElement;
    expect(within(row).getByText(condition)).toBeInTheDocument();
  }
});
