import '@testing-library/jest-dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import resume from '@/locales/en/resume.json';
import { inPage } from '@/tests/browser/inPage';
import { WelcomeBack, type WelcomeBackProps } from './WelcomeBack';

const summary: ResumeLookupDto = {
  stage: 'summery_111',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  priceAfterTax: 13_487,
  sumInsured: 10_00_000,
  city: 'Pune',
  familyCombination: '2A1C',
  paymentStatus: false,
  isJourneyComplete: false,
  expiresAt: '2027-01-04T10:00:00Z',
};

function show(lookup: ResumeLookupDto | undefined, more: Partial<WelcomeBackProps> = {}) {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  function Opened() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Before</button>
        <WelcomeBack
          isOpen={isOpen}
          lookup={lookup}
          busy={undefined}
          onClose={() => setIsOpen(false)}
          onStartNew={note('startNew')}
          onResume={note('resume')}
          onDelete={note('delete')}
          afterClose={note('closed')}
          {...more}
        />
      </>
    );
  }
  render(<Opened />, { wrapper: inPage() });
  return done;
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Before' }));

test('the summary stage shows the plan, its price and whom it covers', async () => {
  show(summary);
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Welcome back' });
  for (const text of [/ReAssure 2.0/, '₹13,487', '₹10 lakh', 'Pune', '2 adults, 1 child', '20 Nov 2026']) {
    expect(dialog).toHaveTextContent(text);
  }
  expect(dialog).toHaveTextContent('Saved until 04 Jan 2027.');
  expect(screen.queryByRole('link', { name: /claim/ })).toBeNull();
});

test('a price that changed says what it was, and why', async () => {
  show({ ...summary, previousPrice: 12_488, priceReasons: ['birthday', 'rates'] });
  await open();
  expect(screen.getByRole('dialog')).toHaveTextContent('it was ₹12,488');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'There was a birthday in the family since then. New rates apply.',
  );
});

test.each([
  ['eldestTooOld', 'Your eldest is now older than the entry age of ReAssure 2.0.'],
  ['notOffered', 'ReAssure 2.0 is no longer available as you chose it.'],
])('a plan that can’t be had any more says why: %s', async (refusedFor, why) => {
  show({ ...summary, priceAfterTax: undefined, refusedFor });
  await open();
  expect(screen.getByRole('dialog')).toHaveTextContent(
    `${why} Choose from the plans that fit: everything else is saved`,
  );
});

test('the lead form stage shows three plans', async () => {
  show({ ...summary, stage: 'leadform_113', productName: undefined });
  await open();
  expect(screen.getByRole('dialog')).toHaveTextContent('basic details');
  expect(screen.getByText('Aspire Gold+')).toBeVisible();
  expect(screen.getByText('Maternity after 9 months')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3 + 3);
});

test('after payment it tells that the money has arrived and offers nothing to delete', async () => {
  show({ ...summary, paymentStatus: true });
  await open();
  expect(screen.getByRole('dialog', { name: 'A few answers are missing' })).toHaveTextContent(
    'The premium for ReAssure 2.0 is paid or blocked',
  );
  expect(screen.queryByRole('button', { name: 'Delete my saved details' })).toBeNull();
});

test.each([
  [false, 3, 'We have received your ₹12,488 (reference SAMPLE-1). 3 answers are missing.'],
  [false, 1, 'We have received your ₹12,488 (reference SAMPLE-1). 1 answer is missing.'],
  [true, 0, '₹12,488 is blocked for us (reference SAMPLE-1). Only your signature is missing.'],
])(
  'once the number is proven it tells the payment and what is left',
  async (isBlocked, openAnswers, text) => {
    const payment = { amount: 12_488, reference: 'SAMPLE-1', isBlocked, openAnswers };
    show({ ...summary, paymentStatus: true, payment });
    await open();
    expect(screen.getByRole('dialog')).toHaveTextContent(text);
  },
);

test('the way back to a begun claim stands there only where the server names one', async () => {
  show({ ...summary, begunClaim: 'CL-2611-00000042' });
  await open();
  const way = screen.getByRole('link', { name: 'Go on with the claim that you began' });
  expect(way).toHaveAttribute('href', expect.stringContaining('/claims/tell/CL-2611-00000042'));
});

test.each([false, true])(
  'paid: %s, the trust figures are those of the specification',
  async (paymentStatus) => {
    show({ ...summary, paymentStatus });
    await open();
    for (const figure of ['10,000+', '2 Crore+', '92.4%']) expect(screen.getByText(figure)).toBeVisible();
  },
);

test('while nothing is loaded it says so and can’t be resumed', async () => {
  const done = show(undefined);
  await open();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading....');
  await userEvent.click(screen.getByRole('button', { name: 'Resume journey' }));
  expect(done).toEqual([]);
});

test('each button does its own thing', async () => {
  const done = show(summary);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Resume journey' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start a new search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete my saved details' }));
  expect(done).toEqual(['resume', 'startNew', 'delete']);
});

test.each(['resume', 'delete'] as const)('%s is not pressed twice, and keeps the focus', async (busy) => {
  const done = show(summary, { busy });
  await open();
  const press = screen.getByRole('button', { name: resume[busy] });
  await userEvent.click(press);
  expect(press).toHaveFocus();
  expect(done).toEqual([]);
  expect(press).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryAllByText(resume.deleting)).toHaveLength(busy === 'delete' ? 1 : 0);
});

test('a press that had no answer is told in the dialog, in the server’s words if it gave some', async () => {
  for (const says of [undefined, 'We are away for a moment.']) {
    show(summary, { problem: { says } });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(says ?? resume.failed);
    cleanup();
  }
});

test('the title takes the focus, Escape closes, and the focus goes back to where it was', async () => {
  show(summary);
  await open();
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Before' });
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('it is low once it is paid, and flat while the phone lies on its side', async () => {
  const orientation = Object.assign(new EventTarget(), { angle: 90 });
  Object.defineProperty(window.screen, 'orientation', { value: orientation, configurable: true });
  show({ ...summary, paymentStatus: true });
  await open();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveClass('short', 'landscape');
  const turn = (angle: number) =>
    act(() => {
      orientation.angle = angle;
      orientation.dispatchEvent(new Event('change'));
    });
  turn(0);
  expect(dialog).not.toHaveClass('landscape');
  turn(90);
  expect(dialog).toHaveClass('landscape');
  Object.defineProperty(window.screen, 'orientation', { value: undefined, configurable: true });
});

test('upright and unpaid it is neither', async () => {
  show(summary);
  await open();
  expect(screen.getByRole('dialog')).not.toHaveClass('short');
  expect(screen.getByRole('dialog')).not.toHaveClass('landscape');
});
