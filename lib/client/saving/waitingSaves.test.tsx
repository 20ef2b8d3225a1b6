import type * as Tab from './waitingSaves';
import { openChannels } from '@/tests/browser/tabs';

beforeAll(() => {
  openChannels();
});

/** The module as another tab has it. */
const openTab = () => {
  let tab: typeof Tab | undefined;
  jest.isolateModules(() => (tab = jest.requireActual('./waitingSaves')));
  if (!tab) throw new Error('no module');
  return tab;
};

test.each([
  ['saves its last change meanwhile', true],
  ['can’t save', false],
])('another tab that %s is asked for, and answers', async (_, canSave) => {
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
  expect(await here.saveOtherTabs(500)).toBe(canSave);
});
