import '@testing-library/jest-dom';
import { renderHook, screen } from '@testing-library/react';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { useQuoteJourney } from './useQuoteJourney';

test('a plan that could not be taken says why, also where the fault is in a field of another step', async () => {
  catchLog();
  const message = 'Enter a PIN code that is in use';
  fakeApi({ status: 400, body: { code: 'INVALID_INPUT', message, fields: { pincode: message } } });
  const { result } = renderHook(() => useQuoteJourney('q1', '/'), { wrapper: inPage() });
  expect(await result.current.finishPlans({ product: 'reassurev2' }, {})).toBeUndefined();
  expect(await screen.findByText(message, {}, { timeout: 4_000 })).toBeInTheDocument();
  jest.restoreAllMocks();
});
