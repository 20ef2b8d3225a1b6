import { rememberOpened } from './openedCookies';

/** Opens all but `forged`, and counts how often it was asked. */
function anOpener() {
  const asked: string[] = [];
  const open = rememberOpened((sealed) => {
    asked.push(sealed);
    return Promise.resolve(sealed.startsWith('forged') ? undefined : { of: sealed });
  });
  return { asked, open };
}

afterEach(() => {
  jest.useRealTimers();
});

test('a cookie is opened once in five minutes', async () => {
  jest.useFakeTimers();
  const { asked, open } = anOpener();
  expect([await open('one'), await open('one')]).toEqual([{ of: 'one' }, { of: 'one' }]);
  expect(asked).toEqual(['one']);
  jest.advanceTimersByTime(5 * 60_000);
  await open('one');
  expect(asked).toEqual(['one', 'one']);
});

test('a forged cookie is not remembered', async () => {
  const { asked, open } = anOpener();
  expect([await open('forged'), await open('forged')]).toEqual([undefined, undefined]);
  expect(asked).toEqual(['forged', 'forged']);
});

test('beyond five thousand the oldest is forgotten', async () => {
  const { asked, open } = anOpener();
  for (let n = 0; n <= 5_000; n += 1) await open(`cookie ${n}`);
  await open('cookie 1');
  await open('cookie 0');
  expect(asked.slice(-2)).toEqual(['cookie 5000', 'cookie 0']);
});
