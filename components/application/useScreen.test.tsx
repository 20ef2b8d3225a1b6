import { renderHook } from '@testing-library/react';
import { screensOf } from '@/lib/domain/application/sections';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { useScreen } from './useScreen';

const none = { proposer: [], members: [], medical: [], nominee: [], bank: [], declaration: [] };

function goes(problem: Error) {
  const router = {
    ...aRouter('/appforms/[product]', '/appforms/p/a').router,
    push: () => Promise.reject(problem),
  };
  const screens = screensOf(1);
  const { result } = renderHook(() => useScreen(screens, none), { wrapper: inPage(router) });
  return result.current.go(screens[1]!);
}

test('a second press that takes over the first is no fault; anything else is', async () => {
  // Next.js rejects a cancelled route like this.
  const cancelled = Object.assign(new Error('Cancel rendering route'), { cancelled: true });
  await expect(goes(cancelled)).resolves.toBeUndefined();
  await expect(goes(new Error('Loading failed'))).rejects.toThrow('Loading failed');
});
