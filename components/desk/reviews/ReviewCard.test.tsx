import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskReviewDto } from '@/lib/domain/reviews/contract';
import deskReviews from '@/locales/en/deskReviews.json';
import { inPage } from '@/tests/browser/inPage';
import { ReviewCard } from './ReviewCard';

const review: DeskReviewDto = {
  reviewId: 'r1',
  about: 'policy',
  plan: 'Aspire',
  stars: 2,
  words: 'Ask for Mr Sample',
  writtenOn: '2026-11-20',
  writtenAt: '2026-11-20T05:12:00.000Z',
};

test('words are hidden for a reason alone, which is asked for beside its box', async () => {
  const onModerate = jest.fn(() => Promise.resolve());
  render(<ReviewCard review={review} onModerate={onModerate} />, {
    wrapper: inPage(undefined, { deskReviews }),
  });
  await userEvent.click(screen.getByRole('button', { name: deskReviews.hide }));
  const reason = screen.getByLabelText(deskReviews.reason);
  expect(reason).toHaveAccessibleDescription(deskReviews.needsReason);
  expect(onModerate).not.toHaveBeenCalled();
  await userEvent.selectOptions(reason, 'namesPerson');
  await userEvent.click(screen.getByRole('button', { name: deskReviews.hide }));
  expect(onModerate).toHaveBeenCalledWith(review, 'namesPerson');
});
