import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';
import { isListedIn } from './isListedIn';

test('a file that arrived is shown until the server lists it, and one that is sent as long as that takes', () => {
  const paper = { paperId: 'p1', kind: 'proof', bytes: 9 } as const;
  const onTheWay = (state: PaperOnTheWay<string>['state']) =>
    ({ ...paper, key: 'k1', state }) as PaperOnTheWay<string>;
  expect(isListedIn([])(onTheWay('kept'))).toBe(false);
  expect(isListedIn([{ ...paper, state: 'sending' }])(onTheWay('kept'))).toBe(false);
  expect(isListedIn([{ ...paper, state: 'kept' }])(onTheWay('kept'))).toBe(true);
  expect(isListedIn([{ ...paper, state: 'kept' }])(onTheWay('checking'))).toBe(false);
});
