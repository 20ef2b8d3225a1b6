import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { startMenus } from './menu/menus';
import { aRouter, inPage } from '@/tests/browser/inPage';
import menuTexts from '@/locales/en/menu.json';
import { Header } from './Header';
import { headerList } from './menu/headerData';
import { headerPopover } from './menu/headerPopover';
import { MenuPanel } from './menu/MenuPanel';

beforeAll(startMenus);

const show = (path = '/') => render(<Header />, { wrapper: inPage(aRouter(path).router) });

function pointAt(entry: HTMLElement): void {
  const enter = new MouseEvent('pointerenter');
  fireEvent(entry, Object.assign(enter, { pointerType: 'mouse' }));
}

const menu = () => screen.getByRole('navigation', { name: 'Main', hidden: true });
const panelOf = (name: string) => within(menu()).getByText(name).closest('details') as HTMLDetailsElement;

test('the logo leads home, and the entries stand in the order of the specification, before our own', () => {
  show();
  expect(screen.getAllByRole('link', { name: 'Sukhayu Health Insurance, home' })[0]).toHaveAttribute(
    'href',
    '/',
  );
  const entries = [...menu().querySelectorAll(':scope > ul > li')];
  expect(
    entries.map((entry) => entry.querySelector('summary, a')?.textContent?.replace(/ \(.*/, '')),
  ).toEqual([
    'Plans',
    'Claims',
    'Renewals',
    'Resources',
    'Customer Support',
    expect.stringMatching(/^Become an Agent/),
    'Search',
    'Your policies',
  ]);
  expect(screen.getByRole('link', { name: /^Become an Agent/ })).toHaveAttribute('target', '_blank');
});

test('a mouse opens a panel after 100 ms and not before', async () => {
  jest.useFakeTimers();
  show();
  const plans = panelOf('Plans');
  pointAt(plans);
  act(() => {
    jest.advanceTimersByTime(99);
  });
  expect(plans).not.toHaveAttribute('open');
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(plans).toHaveAttribute('open');
  jest.useRealTimers();
  expect(await screen.findByText('By family')).toBeVisible();
  expect(within(plans).getByRole('link', { name: /ReAssure 3.0/ })).toHaveAttribute(
    'href',
    '/health-insurance/reassurev3',
  );
});

test('a press right after the mouse has opened a panel leaves it open; the next one closes it', () => {
  jest.useFakeTimers();
  show();
  const plans = panelOf('Plans');
  pointAt(plans);
  act(() => {
    jest.advanceTimersByTime(200);
  });
  // `fireEvent` returns false if the browser's default, closing the panel, was prevented.
  expect(fireEvent.click(within(plans).getByText('Plans'))).toBe(false);
  expect(plans).toHaveAttribute('open');
  expect(fireEvent.click(within(plans).getByText('Plans'))).toBe(true);
  jest.useRealTimers();
});

test.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['a press beside it', () => fireEvent.pointerDown(document.body)],
  ['focus beside it', () => fireEvent.focusIn(document.body)],
])('%s closes an open panel', (_, leave) => {
  show();
  panelOf('Claims').open = true;
  leave();
  expect(panelOf('Claims')).not.toHaveAttribute('open');
});

test('Escape closes a panel whose tree is hydrating, where React stops the event', () => {
  show();
  const claims = panelOf('Claims');
  claims.open = true;
  const summary = within(claims).getByText('Claims');
  summary.addEventListener('keydown', (event) => event.stopPropagation());
  fireEvent.keyDown(summary, { key: 'Escape' });
  expect(claims).not.toHaveAttribute('open');
});

test('the phone link has its two labels', () => {
  show();
  const phone = screen.getByText('For a New Policy').closest('a') as HTMLElement;
  expect(phone).toHaveAttribute('href', 'tel:1800-309-3333');
  expect(within(phone).getByText('For a New Policy')).toHaveClass('onlyWide');
  expect(within(phone).getByText('New Policy')).toHaveClass('onlyPhone');
});

test('who becomes an agent sees no phone link, in the header or in the drawer', () => {
  show('/become-an-agent.html');
  expect(screen.queryAllByRole('link', { name: /1800-309-3333/, hidden: true })).toEqual([]);
});

test('entries unfold to categories and their links; one is open at a time', async () => {
  show();
  const plans = panelOf('Plans');
  expect(plans).not.toHaveAttribute('open');
  expect(await within(plans).findByText('By family')).toBeInTheDocument();
  expect(within(plans).getByText('By family').closest('a')).toHaveAttribute(
    'href',
    '/health-insurance-plans.html',
  );
  expect(within(plans).getByText('Family health').closest('a')).toHaveAttribute(
    'href',
    '/family-health-insurance-plans.html',
  );
  const names = [...menu().querySelectorAll('details')].map((panel) => panel.getAttribute('name'));
  expect(new Set(names)).toEqual(new Set(['menu']));
});

const opened = headerList.filter(({ chevronFlag }) => chevronFlag);

test.each(opened)(
  'the panel of $name has its picture, and each of its categories is a link',
  ({ name, picture }) => {
    render(<MenuPanel name={name} />, { wrapper: inPage(aRouter().router, { menu: menuTexts }) });
    const categories = screen.getAllByRole('heading', { level: 3 });
    expect(categories.map((heading) => within(heading).getByRole('link').getAttribute('href'))).toEqual(
      headerPopover[name]?.map(({ categoryLink }) => categoryLink),
    );
    const promotion = screen.queryByRole('link', { name: /ReAssure 3.0/ });
    if (picture) expect(document.querySelector('img[width="240"]')).toHaveAttribute('src', picture);
    else expect(promotion).toHaveAttribute('href', '/health-insurance/reassurev3');
  },
);

test('no two entries have the same picture, and the promotion is in the drawer too', () => {
  const pictures = opened.map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
  show();
  const promotion = within(menu()).getByRole('link', { name: /ReAssure 3.0/, hidden: true });
  expect(promotion).toHaveAttribute('href', '/health-insurance/reassurev3');
});
