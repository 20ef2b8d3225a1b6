import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { cleanHtml } from '@/lib/content/cleanHtml';
import footer from '@/locales/en/footer.json';
import { inPage } from '@/tests/browser/inPage';
import { Footer, type FooterProps } from './Footer';

/** Its texts come with it. */
async function show(props: FooterProps = {}) {
  await act(async () => {
    render(<Footer {...props} />, { wrapper: inPage(undefined, { footer }) });
    await Promise.resolve();
  });
  return within(await screen.findByRole('contentinfo'));
}

test('five columns, which on a phone are accordions that stand open', async () => {
  const footer = await show();
  const headings = footer.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Insurance Plans',
    'About the company',
    'Tools for You',
    'Legal',
    'Log In',
    'Popular searches',
  ]);
  for (const heading of headings.slice(0, 5)) expect(heading.closest('details')).toHaveAttribute('open');
});

test('website, fax, helpline and address, the networks and the stores', async () => {
  const footer = await show();
  expect(footer.getByText(/^www\./)).toHaveAttribute('href', expect.stringMatching(/^https:/));
  expect(footer.getByText(/^Fax/)).toBeInTheDocument();
  expect(footer.getByText('1860-500-8888')).toHaveAttribute('href', 'tel:1860-500-8888');
  expect(footer.getByText(/Gurgaon/)).toBeInTheDocument();
  for (const name of [
    'Facebook',
    'Twitter',
    'YouTube',
    'LinkedIn',
    'Instagram',
    'Google Play',
    'App Store',
  ]) {
    expect(footer.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('target', '_blank');
  }
  expect(footer.getByText('The app: 12L+ downloads, 52K+ reviews')).toBeInTheDocument();
});

test('popular searches stand under the ten headings of the specification', async () => {
  const footer = await show();
  const groups = footer.getAllByRole('term').map(({ textContent }) => textContent);
  expect(groups.toSorted()).toEqual(
    [
      'Health insurance',
      'Schemes',
      'Travel',
      'Become an agent',
      'Group health',
      'Top hospitals',
      'Others',
      'COVID',
      'Health and wellness',
      'Calculators',
    ].toSorted(),
  );
});

test('the disclaimers of the page come with their marks', async () => {
  const listed = await show({ disclaimers: [{ superscript: '1', text: 'Sample rates.' }] });
  expect(listed.getByText('Sample rates.')).toHaveTextContent('1Sample rates.');
  expect(listed.getByText('1').tagName).toBe('SUP');
});

test('a block of HTML in their place keeps its words and links', async () => {
  const html = '<p>First <b>words</b></p><script>alert(1)</script><p><a href="/legal/ombudsman">Who</a></p>';
  const footer = await show({ disclaimers: [{ text: 'Not shown.' }], html: cleanHtml(html, 'en') });
  expect(footer.getByText('words').closest('p')).toHaveTextContent('First words');
  expect(footer.getByRole('link', { name: 'Who' })).toHaveAttribute('href', '/legal/ombudsman');
  expect(footer.queryByText('Not shown.')).toBeNull();
  expect(document.querySelector('footer script')).toBeNull();
});

test('IRDAI’s notice on spurious calls stands on every page', async () => {
  const footer = await show();
  expect(footer.getByText(/spurious phone calls.*lodge a police complaint/)).toBeInTheDocument();
});
