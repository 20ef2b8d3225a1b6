import { act, renderHook } from '@testing-library/react';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { useQuotePerson } from './useQuotePerson';

test('a number that is given to buy goes to the quote without a consent to calls', async () => {
  const calls = fakeApi({ body: {} });
  const { result } = renderHook(() => useQuotePerson('q1'), { wrapper: inPage() });
  await act(() => result.current.onSubmit({ mobileNumber: '9876543210' }));
  expect(calls[0]?.body).toMatchObject({ quoteId: 'q1', mobileNumber: '9876543210' });
  expect(calls[0]?.body).not.toHaveProperty('consent');
});
