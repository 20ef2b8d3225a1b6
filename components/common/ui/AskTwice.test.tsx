import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AskTwice } from './AskTwice';

function Page({ isEntryLeft }: { isEntryLeft: boolean }) {
  const [isDone, setIsDone] = useState(false);
  const ask = (
    <AskTwice
      act="Withdraw"
      keep="Keep it"
      confirm="Yes, withdraw"
      isBusy={false}
      onConfirm={() => setIsDone(true)}
    />
  );
  return (
    <main>
      <h1>{isDone ? 'You withdrew it' : 'We are looking at it'}</h1>
      {isEntryLeft ? (
        <article>
          <h3>Entry</h3>
          {!isDone && ask}
        </article>
      ) : (
        !isDone && <section>{ask}</section>
      )}
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the focus goes to what leaves it as it is, and back', async () => {
  render(<Page isEntryLeft />);
  await press('Withdraw');
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Keep it');
  expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
});

test.each([
  [true, 'Entry'],
  [false, 'You withdrew it'],
])('once it is done, the focus goes to what tells so (the entry stays: %s)', async (isEntryLeft, told) => {
  render(<Page isEntryLeft={isEntryLeft} />);
  await press('Withdraw');
  await press('Yes, withdraw');
  expect(screen.getByRole('heading', { name: told })).toHaveFocus();
});
