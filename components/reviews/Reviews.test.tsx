import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Reviews as DeskReviews } from '@/components/desk/reviews/Reviews';
import type { DeskReviewsDto, ReviewsDto } from '@/lib/domain/reviews/contract';
import deskReviews from '@/locales/en/deskReviews.json';
import desk from '@/locales/en/desk.json';
import reviewTexts from '@/locales/en/review.json';
import { faultsIn } from '@/tests/browser/axe';
import { catchLog, fakeApi, holdAnswers } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { ReviewPage } from './ReviewPage';
import { ReviewsOf } from './ReviewsOf';

const wrapper = () => inPage(aRouter().router, { review: reviewTexts, deskReviews, desk });
const shown: ReviewsDto = {
  count: 12,
  average: 3.4,
  from: '2026-03-01',
  until: '2026-11-01',
  reviews: [
    { about: 'policy', stars: 4, words: 'Quick and clear.', writtenOn: '2026-11-01' },
    { about: 'claim', stars: 1, isHidden: true, writtenOn: '2026-10-01' },
  ],
};

test('a plan’s reviews stand with their number, their dates and their stars, and are accessible', async () => {
  fakeApi({ body: shown });
  const { container } = render(<ReviewsOf product="reassurev2" name="ReAssure 2.0" />, {
    wrapper: wrapper(),
  });
  expect(
    await screen.findByText(/^3.4 of 5, from 12 reviews between 01 Mar 2026 and 01 Nov 2026/),
  ).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('img', { name: '4 stars' })).toBeVisible();
  expect(within(first!).getByText('Quick and clear.')).toBeVisible();
  expect(within(second!).getByText(reviewTexts.hidden)).toBeVisible();
  expect(await faultsIn(container)).toEqual([]);
});

test('a plan with too few reviews has no such part', async () => {
  const calls = fakeApi({ body: { count: 0, reviews: [] } });
  const { container } = render(<ReviewsOf product="other" name="Other" />, { wrapper: wrapper() });
  await screen.findByText((_, element) => element === container && calls.length === 1);
  expect(container).toBeEmptyDOMElement();
});

test('stars are asked for, words that were hidden before are said to wait; each state is accessible', async () => {
  window.location.hash = `#${'a'.repeat(43)}`;
  const asked = { about: 'claim', plan: 'ReAssure 2.0' };
  const saved = { ...asked, stars: 2, words: 'Slow.', writtenOn: '2026-11-01', isHidden: true };
  const calls = fakeApi({ body: asked }, { body: saved });
  const { container } = render(<ReviewPage />, { wrapper: wrapper() });
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { name: /your claim under ReAssure 2.0/ })).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'Slow.');
  await user.click(screen.getByRole('button', { name: reviewTexts.save }));
  expect(screen.getByRole('alert')).toHaveTextContent(reviewTexts.choose);
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(await faultsIn(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '2 stars' }));
  await user.click(screen.getByRole('button', { name: reviewTexts.save }));
  expect(await screen.findByText(reviewTexts.savedWaits)).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ stars: 2, words: 'Slow.' });
});

test.each([
  ['a cut line', 'offline', reviewTexts.errorTitle],
  ['a busy server', { status: 429, body: {} }, reviewTexts.errorTitle],
] as const)('%s is no dead link: it is said, and tried again', async (_what, answer, title) => {
  window.location.hash = `#${'b'.repeat(43)}`;
  catchLog();
  fakeApi(answer, { body: { about: 'claim', plan: 'ReAssure 2.0' } });
  const { container } = render(<ReviewPage />, { wrapper: wrapper() });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByText(reviewTexts.gone)).not.toBeInTheDocument();
  expect(await faultsIn(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: reviewTexts.again }));
  expect(await screen.findByRole('heading', { name: /your claim under ReAssure 2.0/ })).toBeVisible();
});

test('a link that leads to nothing says so', async () => {
  window.location.hash = `#${'c'.repeat(43)}`;
  catchLog();
  fakeApi({ status: 404, body: { code: 'NOT_FOUND' } });
  render(<ReviewPage />, { wrapper: wrapper() });
  expect(await screen.findByText(reviewTexts.gone)).toBeVisible();
  expect(screen.queryByRole('button', { name: reviewTexts.again })).not.toBeInTheDocument();
});

test('what is typed while the words before are being saved is not called saved, and is kept', async () => {
  window.location.hash = `#${'d'.repeat(43)}`;
  const asked = { about: 'claim', plan: 'ReAssure 2.0', stars: 2, words: 'Slow.' };
  fakeApi({ body: asked });
  render(<ReviewPage />, { wrapper: wrapper() });
  const user = userEvent.setup();
  const words = await screen.findByRole('textbox');
  const letGo = holdAnswers();
  await user.click(screen.getByRole('button', { name: reviewTexts.save }));
  await user.type(words, ' But kind.');
  letGo();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: reviewTexts.save })).not.toHaveAttribute('aria-busy'),
  );
  expect(screen.queryByText(reviewTexts.saved)).not.toBeInTheDocument();
  expect(words).toHaveValue('Slow. But kind.');
  expect(sessionStorage.getItem('review')).toContain('But kind.');
});

test('the desk hides words for a reason, shows what was written anew only as it was read; it is accessible', async () => {
  const written = { about: 'policy', plan: 'ReAssure 2.0', stars: 1, writtenOn: '2026-11-01' } as const;
  const list: DeskReviewsDto = {
    page: 1,
    limit: 20,
    total: 2,
    reviews: [
      { ...written, reviewId: 'r1', words: 'Ravi was rude', writtenAt: '2026-11-01T10:00:00.000Z' },
      {
        ...written,
        reviewId: 'r2',
        words: 'It was slow',
        writtenAt: '2026-11-02T10:00:00.000Z',
        hidden: 'namesPerson',
        isNew: true,
      },
    ],
  };
  const calls = fakeApi({ body: list });
  const { container } = render(<DeskReviews />, { wrapper: wrapper() });
  const user = userEvent.setup();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(second!).getByText(deskReviews.isNew)).toBeVisible();
  expect(await faultsIn(container)).toEqual([]);
  await user.selectOptions(within(first!).getByRole('combobox'), 'namesPerson');
  await user.click(within(first!).getByRole('button', { name: deskReviews.hide }));
  await user.click(within(second!).getByRole('button', { name: deskReviews.show }));
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { reviewId: 'r1', writtenAt: '2026-11-01T10:00:00.000Z', reason: 'namesPerson' },
    { reviewId: 'r2', writtenAt: '2026-11-02T10:00:00.000Z' },
  ]);
});
