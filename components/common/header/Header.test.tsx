import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Header } from './Header';
// Preloads a lazy chunk, so that no test waits for it.
import './menu/MegaMenu';
import './menu/MobileDrawer';

const show = (path = '/') => render(<Header />, { wrapper: inPage(aRouter(path).router) });

function pointAt(button: HTMLElement): void {
  const enter = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(button, Object.assign(enter, { pointerType: 'mouse' }));
}

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

test('the logo leads home, and the entries stand in the order of the specification', () => {
  show();
  expect(screen.getByRole('link', { name: 'Sukhayu Health Insurance, home' })).toHaveAttribute('href', '/');
  const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent?.replace(/ \(.*/, ''))).toEqual([
    'Plans',
    'Claims',
    'Renewals',
    'Resources',
    'Customer Support',
    expect.stringMatching(/^Become an Agent/),
  ]);
  expect(screen.getByRole('link', { name: /^Become an Agent/ })).toHaveAttribute('target', '_blank');
});

test('a mouse opens a panel after 100 ms and not before', async () => {
  jest.useFakeTimers();
  show();
  const plans = screen.getByRole('button', { name: 'Plans' });
  pointAt(plans);
  act(() => {
    jest.advanceTimersByTime(99);
  });
  expect(plans).toHaveAttribute('aria-expanded', 'false');
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(plans).toHaveAttribute('aria-expanded', 'true');
  jest.useRealTimers();
  expect(await screen.findByText('By family')).toBeVisible();
  expect(screen.getByRole('link', { name: /ReAssure 3.0/ })).toHaveAttribute(
    'href',
    '/health-insurance/reassurev3',
  );
});

test('a press right after the mouse has opened a panel leaves it open; the next one closes it', () => {
  jest.useFakeTimers();
  show();
  const plans = screen.getByRole('button', { name: 'Plans' });
  pointAt(plans);
  act(() => {
    jest.advanceTimersByTime(200);
  });
  fireEvent.click(plans);
  expect(plans).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(plans);
  expect(plans).toHaveAttribute('aria-expanded', 'false');
  jest.useRealTimers();
});

test('the phone link has its two labels', () => {
  show();
  const phone = screen.getByRole('link', { name: /1800-309-3333/ });
  expect(phone).toHaveAttribute('href', 'tel:1800-309-3333');
  expect(within(phone).getByText('For a New Policy')).toHaveClass('onlyWide');
  expect(within(phone).getByText('New Policy')).toHaveClass('onlyPhone');
});

test('who becomes an agent sees no phone link, in the header or in the drawer', async () => {
  show('/become-an-agent.html');
  expect(await openDrawer()).toBeVisible();
  expect(screen.queryByRole('link', { name: /1800-309-3333/ })).toBeNull();
});

test('the drawer is closed until it is opened, and its entries unfold to categories and their links', async () => {
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
  const drawer = await openDrawer();
  const plans = (await within(drawer).findByText('Plans')).closest('details') as HTMLElement;
  expect(plans).not.toHaveAttribute('open');
  expect(within(plans).getByText('By family')).toBeInTheDocument();
  expect(within(plans).getByText('Family health').closest('a')).toHaveAttribute(
    'href',
    '/family-health-insurance-plans.html',
  );
  expect(within(drawer).getByText('1800-309-3333')).toBeVisible();
});
