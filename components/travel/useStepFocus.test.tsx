import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useStepFocus } from './useStepFocus';

beforeAll(() => (window.scrollTo = () => undefined));

function Page({ step, isReady = true }: { step: string; isReady?: boolean }) {
  useStepFocus(step, isReady);
  return <h1 key={step}>{step}</h1>;
}

test('a page that opens takes no focus; its other step does, there and back', () => {
  const { rerender } = render(<Page step="trip" isReady={false} />);
  rerender(<Page step="sums" />);
  expect(document.body).toHaveFocus();
  rerender(<Page step="trip" />);
  expect(screen.getByRole('heading', { name: 'trip' })).toHaveFocus();
  rerender(<Page step="sums" />);
  expect(screen.getByRole('heading', { name: 'sums' })).toHaveFocus();
});
