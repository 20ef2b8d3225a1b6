import { hindrance, loadLate, type Surroundings } from './loadLate';

/** A fake browser that records calls; `after` observes each wait. */
function aBrowser({
  isReachable = true,
  after = () => {},
}: {
  isReachable?: boolean;
  after?: (waits: number) => void;
}) {
  let waits = 0;
  let reloads = 0;
  const browser: Surroundings = {
    wait: async () => after(++waits),
    isReachable: async () => isReachable,
    reload: async () => {
      reloads++;
    },
  };
  return { browser, reloads: () => reloads };
}

/** A load that fails this many times before it succeeds. */
const comesAfter = (failures: number) => {
  let left = failures;
  return async () => {
    if (left-- > 0) throw new Error('Failed to load chunk');
    return 'the part';
  };
};

test('what fails once or twice comes without a word and without a new load of the page', async () => {
  const said: unknown[] = [];
  const stop = hindrance.subscribe(() => said.push(hindrance.current()));
  const { browser, reloads } = aBrowser({});
  await expect(loadLate(comesAfter(2), browser)).resolves.toBe('the part');
  stop();
  expect(reloads()).toBe(0);
  expect(said).toEqual([undefined]);
});

test('where the line is good and the file is gone, the page is loaded anew', async () => {
  const { browser, reloads } = aBrowser({});
  void loadLate(comesAfter(Infinity), {
    ...browser,
    reload: () => browser.reload().then(() => new Promise(() => {})),
  });
  await new Promise(setImmediate);
  expect(reloads()).toBe(1);
  expect(hindrance.current()).toBeUndefined();
});

test('offline it says so, loads nothing anew, and goes on when the line is back', async () => {
  const said: unknown[] = [];
  const { browser, reloads } = aBrowser({ isReachable: false, after: () => said.push(hindrance.current()) });
  await expect(loadLate(comesAfter(3), browser)).resolves.toBe('the part');
  expect(said.at(-1)).toBe('offline');
  expect(reloads()).toBe(0);
  expect(hindrance.current()).toBeUndefined();
});

test('where a new load is refused it says that the part is missing, and still tries', async () => {
  const said: unknown[] = [];
  const { browser, reloads } = aBrowser({ after: () => said.push(hindrance.current()) });
  await expect(loadLate(comesAfter(6), browser)).resolves.toBe('the part');
  expect(said.at(-1)).toBe('failed');
  expect(reloads()).toBe(2);
  expect(hindrance.current()).toBeUndefined();
});
