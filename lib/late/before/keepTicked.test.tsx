import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepTicked } from './keepTicked';

const sums = ['5', '10', '25'];
const terms = ['1', '2'];

function Choices({ onMounted }: { onMounted?: () => void }) {
  const [wish, setWish] = useState({ sum: '10', term: '1', isAsked: false });
  const radios = (name: 'sum' | 'term', values: readonly string[]) =>
    values.map((value) => (
      <input
        key={value}
        type="radio"
        name={name}
        aria-label={`${name} ${value}`}
        checked={wish[name] === value}
        onChange={() => setWish((now) => ({ ...now, [name]: value }))}
      />
    ));
  useEffect(() => queueMicrotask(() => onMounted?.()), [onMounted]);
  return (
    <form>
      {radios('sum', sums)}
      {radios('term', terms)}
      <input
        type="checkbox"
        checked={wish.isAsked}
        onChange={({ target }) => setWish((now) => ({ ...now, isAsked: target.checked }))}
      />
      <output>{JSON.stringify(wish)}</output>
    </form>
  );
}

async function afterTicking(tick: () => void) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Choices />);
  tick();
  const tell = keepTicked(container);
  await act(async () => {
    hydrateRoot(container, <Choices onMounted={tell} />);
    await Promise.resolve();
  });
  return JSON.parse(screen.getByRole('status').textContent) as object;
}

const press = (label: string) => screen.getByLabelText<HTMLInputElement>(label).click();

test.each(['5', '25'])(
  'sum %s, a term and a tick from before the script came are known to React',
  async (sum) => {
    const wish = await afterTicking(() => {
      press(`sum ${sum}`);
      press('term 2');
      screen.getByRole<HTMLInputElement>('checkbox').click();
    });
    expect(wish).toEqual({ sum, term: '2', isAsked: true });
    expect(screen.getByLabelText(`sum ${sum}`)).toBeChecked();
    expect(screen.getByLabelText('sum 10')).not.toBeChecked();
  },
);

test('what was left as it was tells nothing', async () => {
  expect(await afterTicking(() => undefined)).toEqual({ sum: '10', term: '1', isAsked: false });
});
