import '@testing-library/jest-dom';
import { act, renderHook, screen } from '@testing-library/react';
import { journeySaver } from '@/lib/client/saving/journeySaver';
import { forgetSearch, keepResumeId, keepResumeStage } from '@/lib/client/resume/resumeCookies';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { useQuoteJourney } from './useQuoteJourney';

afterEach(() => {
  journeySaver.forget();
  forgetSearch();
  jest.useRealTimers();
});

const journeyOf = (quoteId: string) =>
  renderHook(() => useQuoteJourney(quoteId, '/quote'), { wrapper: inPage() }).result;

test('a plan that could not be taken says why, also where the fault is in a field of another step', async () => {
  catchLog();
  const message = 'Enter a PIN code that is in use';
  fakeApi({ status: 400, body: { code: 'INVALID_INPUT', message, fields: { pincode: message } } });
  const journey = journeyOf('q1');
  expect(await journey.current.finishPlans({ product: 'reassurev2' }, {})).toBeUndefined();
  expect(await screen.findByText(message, {}, { timeout: 4_000 })).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('what is half typed is at the server after two seconds, however fast one types on', async () => {
  jest.useFakeTimers();
  localStorage.setItem('leadIds', '{"quoteId":"q1"}');
  keepResumeId('u1');
  keepResumeStage('leadform_113');
  const calls = fakeApi({ body: { uuid: 'u1', version: 2 } });
  const journey = journeyOf('q1');
  act(() => journey.current.keepTyped({ family: { place: '411' } }));
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  act(() => journey.current.keepTyped({ family: { place: '4110' } }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(calls).toMatchObject([
    {
      url: '/api/revisit/update',
      body: {
        resumeJourney: {
          stage: 'leadform_113',
          url: '/quote?quoteId=q1',
          getQuickQuoteForm: { family: { place: '4110' } },
        },
      },
    },
  ]);
});

test('what is typed at a link of somebody else’s quote is saved to no record', async () => {
  jest.useFakeTimers();
  localStorage.setItem('leadIds', '{"quoteId":"mine"}');
  const calls = fakeApi({ status: 404 });
  const journey = journeyOf('theirs');
  act(() => journey.current.keepTyped({ family: {} }));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(calls).toEqual([]);
});
