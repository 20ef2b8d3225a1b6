import '@testing-library/jest-dom';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { memo, useEffect, useState } from 'react';
import { useSame, useStable } from './useStable';

const drawn = jest.fn();
const More = memo(function More({ onMore }: { onMore: () => void }) {
  useEffect(() => {
    drawn();
  });
  return <button onClick={onMore}>More</button>;
});

function Counter() {
  const [count, setCount] = useState(0);
  const more = useStable(() => setCount(count + 1));
  return (
    <>
      <output>{count}</output>
      <More onMore={more} />
    </>
  );
}

test('a part that is drawn once does what the newest rendering says', () => {
  render(<Counter />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('equal content is the same object, other content another one', () => {
  const { result, rerender } = renderHook(useSame<{ ages: number[] }>, { initialProps: { ages: [34, 32] } });
  const first = result.current;
  rerender({ ages: [34, 32] });
  expect(result.current).toBe(first);
  rerender({ ages: [34, 33] });
  expect(result.current).toEqual({ ages: [34, 33] });
});
