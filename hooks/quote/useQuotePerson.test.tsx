import { act, renderHook } from '@testing-library/react';
import type { Trip } from '@/lib/domain/travel/trip';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { useQuotePerson } from './useQuotePerson';

test('a number that is given to buy goes to the quote without a consent to calls', async () => {
  const calls = fakeApi({ body: {} });
  const { result } = renderHook(() => useQuotePerson({ quoteId: 'q1', members: [] }), { wrapper: inPage() });
  await act(() => result.current.onSubmit({ mobileNumber: '9876543210' }));
  expect(calls[0]?.body).toMatchObject({ quoteId: 'q1', mobileNumber: '9876543210' });
  expect(calls[0]?.body).not.toHaveProperty('consent');
});

test('the eldest’s date of birth, which the family has said, is not asked for again', () => {
  const members = [
    { relation: 'self', dateOfBirth: '1992-06-14' },
    { relation: 'father', dateOfBirth: '1960-02-29' },
  ] as const;
  const trip = { travellers: ['1992-06-14', '1960-02-29'] } as unknown as Trip;
  const { result: onTrip } = renderHook(() => useQuotePerson({ quoteId: 'q2', members: [], trip }), {
    wrapper: inPage(),
  });
  expect(onTrip.current.defaultValues).toMatchObject({ dateOfBirth: '1960-02-29' });
  const { result } = renderHook(() => useQuotePerson({ quoteId: 'q1', members }), { wrapper: inPage() });
  expect(result.current.defaultValues).toMatchObject({ dateOfBirth: '1960-02-29' });
});
