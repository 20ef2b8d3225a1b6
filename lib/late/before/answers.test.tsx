import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { isUnanswered } from '@/lib/late/when';
import { fakeApi } from '@/tests/browser/fakeApi';
import { answerChoices, bringAnswers, takeAnswers, UNANSWERED } from './answers';
import { TOUCHED } from './typed';

const today = todayInIndia(new Date());
const sums = ['5', '10', '25'];
const cities = ['Pune', 'Nashik'];

const partFor = (sum: string, price: string) =>
  `<section>${sums
    .map((each) => `<input type="radio" name="sum" value="${each}"${each === sum ? ' checked=""' : ''}>`)
    .join(
      '',
    )}<select>${cities.map((city) => `<option${city === 'Pune' ? ' selected=""' : ''}>${city}</option>`).join('')}</select><p role="status">${price}</p></section>`;

let address = 0;

function aPart(until = today, answers: object = { '25 Pune': partFor('25', '₹17,024') }) {
  document.body.innerHTML = `<div data-late="">${partFor('10', '₹12,488')}<template data-answers="/answers/${address++}.json" data-until="${until}"></template></div><p id="else"></p>`;
  const calls = fakeApi({ body: answers });
  const part = document.querySelector<HTMLElement>('[data-late]')!;
  const wanted = jest.fn();
  part.addEventListener(UNANSWERED, wanted);
  return { part, calls, wanted };
}

async function choose(part: HTMLElement, sum: string): Promise<void> {
  part.setAttribute(TOUCHED, '');
  part.querySelector<HTMLInputElement>(`[value="${sum}"]`)!.click();
  await answerChoices();
}

test('what is chosen is shown without the part’s script, from one file, and nobody waits for it any more', async () => {
  const { part, calls, wanted } = aPart();
  const status = screen.getByRole('status');
  await choose(part, '25');
  expect(status).toHaveTextContent('₹17,024');
  expect(part).not.toHaveAttribute(TOUCHED);
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    false,
    true,
  ]);
  await answerChoices();
  expect(calls.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/answers\/\d+\.json$/)]);
  expect(wanted).not.toHaveBeenCalled();
});

test.each([
  ['it has no answer', today, {}, 1],
  ['its answers hold no more', addDays(today, -1), { '25 Pune': partFor('25', '₹17,024') }, 0],
  ['its answers can’t be read', today, 'broken', 1],
])('its script is wanted where %s', async (_, until, answers, asked) => {
  const { part, calls, wanted } = aPart(until, answers as object);
  await choose(part, '25');
  expect(screen.getByRole('status')).toHaveTextContent('₹12,488');
  expect(part).toHaveAttribute(TOUCHED);
  expect(wanted).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(asked);
});

test('who touches the part waits for its answers, who touches something else for nothing', async () => {
  const { part, calls } = aPart();
  expect(bringAnswers(document.querySelector('#else'))).toBeUndefined();
  expect(await bringAnswers(part.querySelector('input'))).toHaveProperty('25 Pune');
  expect(calls).toHaveLength(1);
});

test('once its script took over, nothing is answered but by it', async () => {
  const { part, calls } = aPart();
  takeAnswers(part);
  await choose(part, '25');
  expect(screen.getByRole('status')).toHaveTextContent('₹12,488');
  expect(calls).toEqual([]);
});

test('an answer that is on its way when the script takes over is not shown', async () => {
  const { part } = aPart();
  const answered = choose(part, '25');
  takeAnswers(part);
  await answered;
  expect(screen.getByRole('status')).toHaveTextContent('₹12,488');
});

test('the part begins when something is chosen that has no answer, before or after its page was there', async () => {
  const { part } = aPart();
  const [before, after] = [jest.fn(), jest.fn()];
  isUnanswered(part, after);
  await choose(part, '25');
  expect(after).not.toHaveBeenCalled();
  await choose(part, '5');
  await waitFor(() => expect(after).toHaveBeenCalledTimes(1));
  isUnanswered(part, before);
  expect(before).toHaveBeenCalledTimes(1);
});
