import { openChannels, TestChannel } from '@/tests/browser/tabs';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSavedForm } from './useSavedForm';

beforeEach(() => {
  openChannels();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what is typed is on this device within 300 ms, even while typing goes on', () => {
  const { result } = renderHook(() => useSavedForm('form2'));
  for (const place of ['4', '41', '411', '4110']) {
    act(() => {
      result.current.save({ place });
      jest.advanceTimersByTime(75);
    });
  }
  expect(localStorage.getItem('form2')).not.toBeNull();
});

test('leaving the page writes what still waits', () => {
  const { result } = renderHook(() => useSavedForm('form2'));
  act(() => result.current.save({ place: 'Pune' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(localStorage.getItem('form2') ?? '')).toEqual({ place: 'Pune' });
});

test('after a crash the next page has what was typed', () => {
  localStorage.setItem('form2', '{"place":"Pune"}');
  expect(renderHook(() => useSavedForm('form2')).result.current.saved).toEqual({ place: 'Pune' });
});

test('a broken value is an empty form', () => {
  localStorage.setItem('form2', '{"place":');
  expect(renderHook(() => useSavedForm('form2')).result.current.saved).toBeUndefined();
});

test('two tabs write their own changes alone, and follow each other', () => {
  localStorage.setItem('form2', '{"place":"Pune","dates":{}}');
  const { result } = renderHook(() => useSavedForm('form2'));
  // Simulates another tab.
  localStorage.setItem('form2', '{"place":"Mumbai","dates":{}}');
  act(() => result.current.save({ place: 'Pune', dates: { self: '1991-04-02' } }));
  act(() => result.current.save.flush());
  const stored = { place: 'Mumbai', dates: { self: '1991-04-02' } };
  expect(JSON.parse(localStorage.getItem('form2') ?? '')).toEqual(stored);
});

test('what another tab types comes into the form here, over what was typed before it', async () => {
  const { result } = renderHook(() => useSavedForm('form2'));
  act(() => result.current.save({ place: 'Pune', existingIllness: 'no' }));
  act(() => result.current.save.flush());
  const other = new TestChannel('form2');
  other.postMessage({ place: 'Mumbai' });
  jest.useRealTimers();
  await waitFor(() => expect(result.current.saved).toEqual({ place: 'Mumbai', existingIllness: 'no' }));
  other.close();
});

test('where another tab signed out nothing of the form stays in this one', async () => {
  const { result } = renderHook(() => useSavedForm('form2'));
  act(() => result.current.save({ place: 'Pune' }));
  act(() => result.current.save.flush());
  const other = new TestChannel('form2');
  other.postMessage(null);
  jest.useRealTimers();
  await waitFor(() => expect(result.current.saved).toEqual({}));
  other.close();
});

test.each([
  ['brought back from the history after somebody signed out', null, {}],
  ['brought back from the history', '{"place":"Pune"}', { place: 'Pune' }],
])('a page that is %s shows what is stored', (_how, stored, expected) => {
  const { result } = renderHook(() => useSavedForm('form2'));
  act(() => result.current.save({ place: 'Pune' }));
  act(() => result.current.save.flush());
  if (stored === null) localStorage.removeItem('form2');
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(shown));
  const again = renderHook(() => useSavedForm('form2'));
  expect(again.result.current.saved).toEqual(expected);
});

test('the next page knows what was typed on this one a moment ago, while this one still goes', () => {
  const lead = renderHook(() => useSavedForm('form1'));
  act(() => lead.result.current.save({ dateOfBirth: '1992-06-14' }));
  expect(localStorage.getItem('form1')).toBeNull();
  const members = renderHook(() => useSavedForm('form1'));
  expect(members.result.current.saved).toEqual({ dateOfBirth: '1992-06-14' });
});
