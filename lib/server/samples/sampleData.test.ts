import { todayInIndia } from '@/lib/domain/common/dates';
import { findMemberProblems, parseMembers } from '@/lib/domain/quote/members';
import { normaliseName } from '@/lib/domain/common/words/name';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import { findPlace } from '@/lib/server/places/places';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { SAMPLE_QUOTES } from './sampleData.data';

const today = todayInIndia(new Date());

test.each(SAMPLE_QUOTES)('$name is named as a sample, can be insured and has a price', (sample) => {
  const members = parseMembers(sample.members) ?? [];
  expect(normaliseName(sample.name)).toMatch(/^Sample /);
  expect(findMemberProblems(members, today)).toEqual([]);
  expect(priceOne({ ...sample, members, place: findPlace(sample) }, today)).toMatchObject({ kind: 'priced' });
});

test('every role has a sample, and says so', () => {
  expect(SAMPLE_STAFF.map(({ staffId, role }) => [staffId, role])).toEqual([
    ['SAMPLE-1001', 'telecaller'],
    ['SAMPLE-2001', 'supervisor'],
    ['SAMPLE-3001', 'underwriter'],
    ['SAMPLE-4001', 'claims'],
    ['SAMPLE-4002', 'claims'],
  ]);
  expect(SAMPLE_STAFF.every(({ name }) => name.startsWith('Sample '))).toBe(true);
});
