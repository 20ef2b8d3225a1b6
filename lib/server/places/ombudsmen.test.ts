import { ombudsmanOfficesOf } from '@/lib/domain/grievances/ombudsmen.data';
import rows from './pincodes.data.json';

test('every state that a pincode can lie in has an office', () => {
  const states = [...new Set(rows.map(({ state }) => state))];
  expect(states.filter((state) => ombudsmanOfficesOf(state).length === 0)).toEqual([]);
});
