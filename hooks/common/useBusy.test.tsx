import '@testing-library/jest-dom';
import { act, renderHook, screen } from '@testing-library/react';
import { ApiError } from '@/lib/client/common/apiError';
import { inPage } from '@/tests/browser/inPage';
import { useBusy } from './useBusy';

test('busy until it is done; what fails is told, and can be pressed again', async () => {
  const { result } = renderHook(useBusy, { wrapper: inPage() });
  let fail = (_: Error) => {};
  let done: Promise<boolean> | undefined;
  act(() => void (done = result.current.run(() => new Promise((_, reject) => void (fail = reject)))));
  expect(result.current.isBusy).toBe(true);
  await act(async () => fail(new ApiError(503, { code: 'UNAVAILABLE', message: 'Not now.' })));
  expect(await done).toBe(false);
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(result.current.isBusy).toBe(false);
  await act(async () => expect(await result.current.run(async () => undefined)).toBe(true));
});
