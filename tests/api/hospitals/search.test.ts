import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { type HospitalsDto, PAGE_SIZE, RADII } from '@/lib/domain/hospitals/contract';
import { kmBetween } from '@/lib/domain/hospitals/geography';
import { SPECIALITIES } from '@/lib/domain/hospitals/specialities.data';
import { makeSampleHospitals } from '@/lib/server/samples/sampleHospitals';
import { publishHospitals } from '@/lib/server/services/hospitals/editions';
import { listPincodes } from '@/lib/server/places/pincodeList';
import { findCentre } from '@/lib/server/places/pincodeCentres';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();

const samples = makeSampleHospitals(1500);
const kothrud = findCentre('411038') ?? { lat: 0, lng: 0 };

async function search(asked: object, language = 'en'): Promise<HospitalsDto> {
  const { status, body } = await newBrowser().post(api.hospitals, asked, { 'Accept-Language': language });
  expect([asked, status]).toEqual([asked, 200]);
  return body;
}

beforeAll(async () => {
  expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
  await publishHospitals(samples, new Date());
});

const filters = [undefined, true].flatMap((isCashless) =>
  [undefined, true].flatMap((isOpenAllDay) =>
    [undefined, 'heart' as const].map((speciality) => ({ isCashless, isOpenAllDay, speciality })),
  ),
);
const wheres = [
  { pincode: '411038' },
  { ...kothrud },
  { city: 'Pune' },
  { q: 'parijat' },
  { q: 'parijat', city: 'Pune' },
  { q: 'heart' },
];
const each = wheres.flatMap((where) => filters.map((filter) => ({ ...where, ...filter })));

/** The expected result, by a search through all hospitals. */
function expected(asked: (typeof each)[number]): readonly string[] {
  const { isCashless, isOpenAllDay } = asked;
  const speciality = asked.speciality ?? ('q' in asked && asked.q === 'heart' ? 'heart' : undefined);
  const isNamed = 'q' in asked && asked.q === 'parijat';
  const around = 'pincode' in asked || 'lat' in asked;
  return samples
    .filter((each) => !around || kmBetween(kothrud, each) <= RADII[0])
    .filter((each) => !('city' in asked) || each.city === 'Pune')
    .filter((each) => !isNamed || each.name.startsWith('Parijat '))
    .filter((each) => !isCashless || each.isCashless)
    .filter((each) => !isOpenAllDay || each.isOpenAllDay)
    .filter((each) => !speciality || each.specialities.includes(speciality))
    .map(({ code }) => code);
}

test.each(each)('%j finds what reading them all finds, page by page', async (asked) => {
  const wanted = expected(asked);
  const { total } = await search(asked);
  expect(total).toBe(wanted.length);
  const pages = Math.min(3, Math.ceil(total / PAGE_SIZE));
  const found = await Promise.all(
    Array.from({ length: pages }, (_, at) => search({ ...asked, page: at + 1 })),
  );
  const ids = found.flatMap(({ hospitals }) => hospitals.map(({ id }) => id));
  expect(new Set(ids).size).toBe(Math.min(total, pages * PAGE_SIZE));
  expect(ids.filter((id) => !wanted.includes(id))).toEqual([]);
  if (!('pincode' in asked || 'lat' in asked)) return;
  const distances = found.flatMap(({ hospitals }) => hospitals.map(({ from }) => from?.km ?? 0));
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

test('every filter in every combination is read by an index', async () => {
  const asked: { name: string; filter: object }[] = [];
  mongoose.set('debug', (name: string, method: string, filter: object) => {
    if (name.startsWith('hospital') && method.startsWith('find')) asked.push({ name, filter });
  });
  for (const one of each) await search(one);
  mongoose.set('debug', false);
  expect(asked.length).toBeGreaterThan(each.length);
  for (const { name, filter } of asked) {
    const plan = JSON.stringify(await mongoose.connection.collection(name).find(filter).explain());
    expect(plan).toMatch(/IXSCAN|IDHACK/);
    expect(plan).not.toContain('COLLSCAN');
  }
});

test.each([
  ['411038', { pincode: '411038', city: 'Pune', state: 'Maharashtra' }],
  ['411 038', { pincode: '411038' }],
  ['४११०३८', { pincode: '411038' }],
  ['௪௧௧௦௩௮', { pincode: '411038' }],
  ['Poona', { city: 'Pune' }],
  ['पुणे', { city: 'Pune' }],
  ['புனே', { city: 'Pune' }],
  ['Chenai', { city: 'Chennai' }],
  ['bangalor', { city: 'Bengaluru' }],
  ['heart pune', { speciality: 'heart', city: 'Pune' }],
  ['पुणे में हृदय अस्पताल', { speciality: 'heart', city: 'Pune' }],
  ['சென்னை கண் மருத்துவமனை', { speciality: 'eye', city: 'Chennai' }],
  ['cardiolgy in Delhi', { speciality: 'heart', city: 'Delhi' }],
  ['parijat 411038', { words: 'parijat', pincode: '411038' }],
] as const)('%s is understood', async (q, understood) => {
  const found = await search({ q });
  expect(found.understood).toMatchObject(understood);
});

test.each(['Parijat', 'Paarijaat Hospital', 'parijath', 'पारिजात', 'பாரிஜாத்', 'Parjiat', 'Parijaat general'])(
  '%s finds the hospitals named Parijat',
  async (q) => {
    const { hospitals, total } = await search({ q });
    expect(total).toBe(samples.filter(({ name }) => name.startsWith('Parijat ')).length);
    expect(hospitals.every(({ name }) => name.startsWith('Parijat '))).toBe(true);
  },
);

test('a slip in any letter finds the name, in Latin script', async () => {
  const names = [...new Set(samples.map(({ name }) => name.split(' ')[0] ?? ''))].filter(
    (name) => name.length >= 6,
  );
  const missed: string[] = [];
  for (const name of names) {
    const at = 2 + (name.length % 3);
    const typed = name.slice(0, at) + name.slice(at + 1);
    const { hospitals } = await search({ q: typed });
    if (!hospitals.some((each) => each.name.startsWith(`${name} `))) missed.push(`${name} as ${typed}`);
  }
  expect(names.length).toBeGreaterThan(20);
  // A name that resembles a city's is taken for the city.
  expect(missed.length / names.length).toBeLessThan(0.2);
});

test('names and cities come in the language asked for', async () => {
  const [first] = (await search({ q: 'parijat pune' }, 'hi')).hospitals;
  expect(first?.name).toMatch(/^पारिजात /);
  expect(first?.city).toBe('पुणे');
});

test('where none is within 10 km, the nearest two beyond are told', async () => {
  const ofCancer = samples.filter(({ specialities }) => specialities.includes('cancer'));
  const nearest = (pincode: string) =>
    Math.min(...ofCancer.map((each) => kmBetween(findCentre(pincode) ?? kothrud, each)));
  const lonely = listPincodes()
    .filter((_, at) => at % 100 === 0)
    .filter((pincode) => nearest(pincode) > 12 && nearest(pincode) < 38)
    .slice(0, 3);
  const answers = await Promise.all(lonely.map((pincode) => search({ pincode, speciality: 'cancer' })));
  const alone = answers.filter(({ total }) => total === 0);
  expect(alone).toHaveLength(3);
  expect(alone.every(({ farther }) => farther.length > 0)).toBe(true);
  for (const { farther } of alone) {
    expect(farther.length).toBeLessThanOrEqual(2);
    for (const { from } of farther) expect(from?.km).toBeGreaterThan(10);
  }
});

test.each(SPECIALITIES)('each %s is found by its own word', async (speciality) => {
  expect((await search({ q: speciality === 'earNoseThroat' ? 'ENT' : speciality })).understood).toEqual({
    speciality,
  });
});

const long = 'x'.repeat(10_000);

test.each([
  ['a pincode that is none', { q: '999999' }, 'q', /pincode/],
  ['four digits', { q: '4110' }, 'q', /pincode/],
  ['a pincode that India Post doesn’t know', { pincode: '411999' }, 'pincode', /pincode/],
  ['letters as a pincode', { pincode: 'abcdef' }, 'pincode', /pincode/],
  ['10,000 characters', { q: long }, 'q', /80/],
  ['no city', { city: 'Atlantis Beyond' }, 'city', /city/],
  ['a word that says nothing', { q: 'hospital' }, 'q', /Type a pincode/],
  ['nothing', {}, 'q', /Type a pincode/],
  ['a place abroad', { lat: 51.5, lng: 0 }, 'lng', /India/],
] as const)('%s is refused in words', async (_name, asked, field, said) => {
  const answer = await newBrowser().post(api.hospitals, asked);
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(answer.body.fields[field]).toMatch(said);
});

test('letters that name nothing find nothing', async () => {
  expect(await search({ q: 'qwxyzzkjh' })).toMatchObject({ hospitals: [], total: 0 });
});
