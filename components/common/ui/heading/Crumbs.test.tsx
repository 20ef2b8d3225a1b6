import { render, screen } from '@testing-library/react';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Crumbs } from './Crumbs';

test('the way to a page stands there for readers and, with home and itself, for search engines', () => {
  const trail = [{ title: 'About', path: '/about-us' }, { title: '</script>' }];
  render(<Crumbs trail={trail} />, { wrapper: inPage(aRouter('/about-us/board?x=1').router) });
  const nav = screen.getByRole('navigation');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'About',
    '</script>',
  ]);
  const json = nav.querySelector('script')?.textContent ?? '';
  expect(json).not.toContain('<');
  const { itemListElement } = JSON.parse(json) as { itemListElement: { item: string }[] };
  expect(itemListElement.map(({ item }) => item)).toEqual([
    'https://www.sukhayu.example/',
    'https://www.sukhayu.example/about-us',
    'https://www.sukhayu.example/about-us/board',
  ]);
});
