import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { inPage } from '@/tests/browser/inPage';
import { Strip } from './Strip';

const links = () => screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });

test('what is supplied runs eight times, every copy opens in a new tab, and one is there to be read', () => {
  const entries = [
    { text: 'Renew early', link: '/renewals' },
    { text: 'Cover abroad', link: '/travel-insurance.html' },
  ];
  render(<Strip entries={entries} />, { wrapper: inPage() });
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 8 }, () => entries.map(({ link }) => link)).flat(),
  );
  for (const link of links()) expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(links().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(2);
});

test('with nothing supplied it offers the discount on ReAssure 3.0 five times', () => {
  render(<Strip />, { wrapper: inPage() });
  const offers = screen.getAllByRole('link', { name: /^15% Exclusive discount on ReAssure 3.0/ });
  expect(offers).toHaveLength(5);
  for (const offer of offers) expect(offer).toHaveAttribute('href', '/health-insurance/reassurev3');
});
