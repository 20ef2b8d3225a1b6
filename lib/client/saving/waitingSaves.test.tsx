import { openChannels, TestChannel } from '@/tests/browser/tabs';
import type * as Tab from './waitingSaves';

beforeAll(() => {
  openChannels();
});
afterEach(() => jest.useRealTimers());

/** Loads the module once more, as another tab would. */
const openTab = () => {
  let tab: typeof Tab | undefined;
  jest.isolateModules(() => (tab = jest.requireActual('./waitingSaves')));
  if (!tab) throw new Error('no module');
  return tab;
};

/** Resolves once this channel has heard that a tab saves, and then what came of it. */
const hearsAnswers = (channel: TestChannel) =>
  new Promise<void>((resolve) => {
    let answers = 0;
    channel.addEventListener('message', (event) => {
      if ('to' in (event as MessageEvent<object>).data) answers += 1;
      if (answers === 2) resolve();
    });
  });

test.each([
  ['saves its last change meanwhile', true],
  ['can’t save', false],
])('another tab that %s is asked for, and answers', async (_, canSave) => {
  // The fake clock must not advance before the answers are here.
  jest.useFakeTimers();
  const [here, other] = [openTab(), openTab()];
  let isWaiting = true;
  const leave = other.joinSaves({
    waitingSince: () => (isWaiting ? 1 : undefined),
    retry: async () => {
      await Promise.resolve();
      if (!canSave) return;
      isWaiting = false;
      leave();
    },
    flush: () => undefined,
    clear: () => undefined,
  });
  const asked = here.saveOtherTabs(0);
  await hearsAnswers(TestChannel.newest());
  await jest.runAllTimersAsync();
  expect(await asked).toBe(canSave);
});
