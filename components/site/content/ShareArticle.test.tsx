import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { inPage } from '@/tests/browser/inPage';
import { ShareArticle } from './ShareArticle';

test('an article is shared by four links that open beside it and lead back to it', () => {
  const title = 'Cashless outside the network';
  render(<ShareArticle path="/health-insurance-articles/room-rent" title={title} />, {
    wrapper: inPage(),
  });
  const links = within(screen.getByRole('group', { name: `Share: ${title}` })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
    'Facebook',
    'Twitter',
    'LinkedIn',
    'WhatsApp',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(decodeURIComponent((link as HTMLAnchorElement).href)).toContain(
      'https://www.sukhayu.example/health-insurance-articles/room-rent',
    );
  }
});
