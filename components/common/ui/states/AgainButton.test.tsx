import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgainButton } from './AgainButton';

test('on a slow line the press is seen, and asks once until there is an answer', async () => {
  const answers: (() => void)[] = [];
  const ask = () => new Promise<void>((_, reject) => void answers.push(() => reject(new Error('away'))));
  render(<AgainButton onAgain={ask}>Try again</AgainButton>);
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(button);
  expect(answers).toHaveLength(2);
});
