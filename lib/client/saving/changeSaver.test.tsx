import { setImmediate } from 'node:timers';
import { ApiError } from '@/lib/client/common/apiError';
import { ChangeSaver } from './changeSaver';

type Choice = { tenure: number; cover: number };

function aSaver() {
  const sent: Partial<Choice>[] = [];
  const problems: unknown[] = [];
  const waiting: { resolve: () => void; reject: (problem: unknown) => void }[] = [];
  const saver = new ChangeSaver<Choice>(
    (changed) => {
      sent.push(changed);
      return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    },
    (problem) => problems.push(problem),
  );
  const answer = async (problem?: unknown) => {
    const next = waiting.shift();
    if (problem === undefined) next?.resolve();
    else next?.reject(problem);
    await new Promise(setImmediate);
  };
  return { saver, sent, problems, answer };
}

test('only what was changed is sent, one request at a time, the last choice last', async () => {
  const { saver, sent, answer } = aSaver();
  saver.change({ tenure: 2 });
  saver.change({ tenure: 3 });
  saver.change({ cover: 5 });
  expect(sent).toEqual([{ tenure: 2 }]);
  await answer();
  expect(sent).toEqual([{ tenure: 2 }, { tenure: 3, cover: 5 }]);
  await answer();
  expect(saver.waiting()).toEqual({});
  expect(saver.waitingSince()).toBeUndefined();
});

test('what the server refuses is taken back', async () => {
  const { saver, problems, answer } = aSaver();
  const refusal = new ApiError(422);
  saver.change({ tenure: 9 });
  await answer(refusal);
  expect([saver.waiting(), problems]).toEqual([{}, [refusal]]);
});

test('what did not reach the server stays, and goes with the next choice', async () => {
  const { saver, sent, answer } = aSaver();
  saver.change({ tenure: 2 });
  await answer(new TypeError('Failed to fetch'));
  expect(saver.waiting()).toEqual({ tenure: 2 });
  saver.change({ cover: 5 });
  expect(sent.at(-1)).toEqual({ tenure: 2, cover: 5 });
});

test('what did not reach the server is sent again by itself, each time after twice as long', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { saver, sent, problems, answer } = aSaver();
  saver.change({ tenure: 2 });
  await answer(new ApiError(503));
  jest.advanceTimersByTime(2_000);
  expect(sent).toHaveLength(2);
  await answer(new ApiError(503));
  jest.advanceTimersByTime(3_999);
  expect(sent).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([{ tenure: 2 }, { tenure: 2 }, { tenure: 2 }]);
  await answer();
  expect([saver.waiting(), problems.length]).toEqual([{}, 1]);
  jest.useRealTimers();
});

test('a page that goes away sends at once what still waits behind another request', () => {
  const { saver, sent } = aSaver();
  saver.change({ tenure: 2 });
  saver.change({ tenure: 3 });
  saver.flush();
  expect(sent).toEqual([{ tenure: 2 }, { tenure: 3 }]);
});

test('what was changed while something was refused is sent all the same', async () => {
  const { saver, sent, problems, answer } = aSaver();
  saver.change({ tenure: 9 });
  saver.change({ cover: 5 });
  await answer(new ApiError(422));
  expect([problems.length, sent.at(-1)]).toEqual([1, { cover: 5 }]);
  await answer();
  expect(saver.waiting()).toEqual({});
});
