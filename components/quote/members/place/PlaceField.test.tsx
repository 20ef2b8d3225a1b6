import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { api } from '@/lib/config/paths';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { PlaceField } from './PlaceField';

const cities = ['Nagpur', 'Nashik', 'Nagercoil'].map((name) => ({
  name,
  state: 'Sample',
  tier: 2,
  pincodePrefixes: [],
}));

function Place({ given }: { given: string }) {
  const [value, setValue] = useState(given);
  return <PlaceField id="place" name="place" value={value} onChange={setValue} onBlur={() => undefined} />;
}

test('the city of the address is offered once the field is reached, and taken by a press alone', async () => {
  const calls = fakeApi({ body: { city: 'Nashik' } });
  render(<Place given="" />, { wrapper: inPage() });
  expect(calls).toEqual([]);
  const field = screen.getByRole('combobox');
  await userEvent.click(field);
  const offer = await screen.findByRole('button', { name: 'Nashik? Use it' });
  expect(field).toHaveValue('');
  await userEvent.click(offer);
  expect(field).toHaveValue('Nashik');
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls.map(({ url }) => url)).toEqual(['/api/ip']);
});

test('where a place is typed already, nothing is asked', async () => {
  const calls = fakeApi({ body: { city: 'Nashik' } });
  render(<Place given="411038" />, { wrapper: inPage() });
  await userEvent.click(screen.getByRole('combobox'));
  expect(calls.filter(({ url }) => url === '/api/ip')).toEqual([]);
});

test.each([
  ['{ArrowDown}', 'Nagpur'],
  ['{ArrowDown}{ArrowDown}', 'Nashik'],
  ['{ArrowUp}', 'Nagercoil'],
  ['{ArrowDown}{ArrowUp}', 'Nagercoil'],
])('among the cities that begin so, %s and Enter take %s', async (keys, taken) => {
  fakeApi((url) => ({ body: url.startsWith(api.cities) ? cities : {} }));
  render(<Place given="" />, { wrapper: inPage() });
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'na');
  await screen.findAllByRole('option');
  await userEvent.type(field, `${keys}{Enter}`);
  expect(field).toHaveValue(taken);
});
