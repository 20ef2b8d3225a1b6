import { act, renderHook } from '@testing-library/react';
import { keepResumeId } from '@/lib/client/resume/resumeCookies';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { useResumeDialog } from './useResumeDialog';

const url = '/health-insurance-plan/summary/q1?quoteId=q1';
const lookup: ResumeLookupDto = {
  stage: 'summery_111',
  productName: 'ReAssure 2.0',
  paymentStatus: false,
  isJourneyComplete: false,
  url,
};

beforeEach(() => {
  keepResumeId('u1');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
function land(script = Promise.resolve()) {
  const { router, pushed } = aRouter('/');
  const prepare = () => script;
  const { result } = renderHook(() => useResumeDialog(prepare), { wrapper: inPage(router) });
  return { result, pushed };
}

test('it opens neither over another dialog nor over what is typed while its own script comes', async () => {
  fakeApi({ body: lookup });
  let arrives = () => {};
  const script = new Promise<void>((resolve) => (arrives = resolve));
  const field = document.body.appendChild(document.createElement('input'));
  const help = document.body.appendChild(document.createElement('dialog'));
  const { result } = land(script);
  await wait(3_000);
  field.focus();
  arrives();
  await wait(10_000);
  expect(result.current.isOpen).toBe(false);
  help.open = true;
  field.blur();
  await wait(10_000);
  expect(result.current.isOpen).toBe(false);
  help.open = false;
  help.dispatchEvent(new Event('close'));
  await wait(1_000);
  expect(result.current.isOpen).toBe(true);
});

test('without a line “Resume journey” stays at the dialog and says so, and goes on once there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeApi({ body: lookup });
  const { result, pushed } = land();
  await wait(3_000);
  await act(() => result.current.resume(lookup));
  expect(result.current).toMatchObject({ isOpen: true, problem: { says: undefined } });
  onLine.mockReturnValue(true);
  await act(() => result.current.resume(lookup));
  expect([pushed, result.current.isOpen, result.current.problem]).toEqual([[url], false, undefined]);
});
