import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FoundHospitalDto, HospitalsDto } from '@/lib/domain/hospitals/contract';
import words from '@/locales/en/hospitals.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { HospitalSearch } from './HospitalSearch';

const none: HospitalsDto = {
  hospitals: [],
  total: 0,
  page: 1,
  understood: { words: 'Parijat' },
  counts: { cashless: 0, allDay: 0, near: 0 },
  farther: [],
};

const hospital: FoundHospitalDto = {
  id: 'h1',
  name: 'Parijat General',
  address: '1 Sample Road',
  pincode: '411038',
  city: 'Pune',
  state: 'Maharashtra',
  phone: '020 0000 0000',
  specialities: ['medicine'],
  beds: 40,
  isCashless: true,
  isOpenAllDay: true,
  checkedOn: '2026-11-20',
  lat: 18.5,
  lng: 73.8,
  isSample: true,
};

beforeEach(() => {
  catchLog();
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function searchInVain() {
  render(<HospitalSearch />, { wrapper: inPage(aRouter().router, { hospitals: words }) });
  await pass(0);
  fireEvent.change(screen.getByLabelText(words.search.q), { target: { value: 'Parijat' } });
  fireEvent.click(button(words.search.submit));
  await pass(14_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1_000);
}

test('a search that a dead line swallows is given up after 15 seconds and asked again with one press', async () => {
  const calls = fakeApi('swallowed', { body: none });
  await searchInVain();
  expect(screen.getByRole('heading', { name: words.failed.title })).toBeVisible();
  expect(button(words.search.submit)).toBeEnabled();
  fireEvent.click(button(words.failed.again));
  await pass(0);
  expect(calls.map(({ body }) => body.q)).toEqual(['Parijat', 'Parijat']);
  expect(screen.getByRole('heading', { name: 'No hospital for Parijat' })).toBeVisible();
});

test('where a list is kept, it is shown meanwhile, with the same press', async () => {
  localStorage.setItem('hospitals', JSON.stringify({ list: none, at: '2026-11-28T05:12:00Z' }));
  const calls = fakeApi((url) => (url.includes('health') ? {} : 'swallowed'));
  await searchInVain();
  expect(screen.getByText(/list saved on this phone/)).toBeVisible();
  fireEvent.click(button(words.failed.again));
  await pass(0);
  expect(calls.filter(({ body }) => body.q === 'Parijat')).toHaveLength(2);
});

test('a press for more that had no answer says so beside it; the list and the press stay', async () => {
  const some = { ...none, hospitals: [hospital], total: 2 };
  fakeApi({ body: some }, 'offline', { body: { ...some, hospitals: [{ ...hospital, id: 'h2' }], page: 2 } });
  render(<HospitalSearch />, { wrapper: inPage(aRouter().router, { hospitals: words }) });
  await pass(0);
  fireEvent.change(screen.getByLabelText(words.search.q), { target: { value: 'Parijat' } });
  fireEvent.click(button(words.search.submit));
  await pass(0);
  const more = () => screen.getByRole('button', { name: 'Show 1 more' });
  fireEvent.click(more());
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(words.failed.title);
  fireEvent.click(more());
  await pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByText(hospital.name)).toHaveLength(2);
});
