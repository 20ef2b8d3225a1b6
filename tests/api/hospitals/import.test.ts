import { api } from '@/lib/config/paths';
import { makeSampleHospitals } from '@/lib/server/samples/sampleHospitals';
import { removeSampleHospitals } from '@/lib/server/samples/removeSampleHospitals';
import { publishHospitals } from '@/lib/server/services/hospitals/editions';
import { importHospitals } from '@/lib/server/services/hospitals/importHospitals';
import { readHospital } from '@/lib/server/services/hospitals/hospitalDto';
import { HOSPITAL_COLUMNS } from '@/lib/validation/hospitals/importRow';
import { Hospitals } from '@/models/hospitals/hospital';
import { findCurrentEdition, HospitalLists } from '@/models/hospitals/hospitalList';
import { useApi } from '@/tests/api/support/api';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();

const row = {
  code: 'SUK-1',
  name: 'Kamal, General Hospital',
  name_hi: 'कमल जनरल अस्पताल',
  name_ta: '',
  address: '4 Station Road, Pune',
  pincode: '411038',
  phone: '020 1234 5678',
  desk_phone: '020 1234 5679',
  desk_opens_at: '8',
  desk_closes_at: '18',
  specialities: 'heart|eye',
  beds: '80',
  cashless: 'Yes',
  not_cashless_since: '',
  open_all_day: 'no',
  opens_at: '9',
  closes_at: '20',
  checked_on: '2026-11-01',
  lat: '',
  lng: '',
};
const csvOf = (...rows: readonly object[]) =>
  [
    HOSPITAL_COLUMNS,
    ...rows.map((each) => HOSPITAL_COLUMNS.map((name) => (each as Record<string, string>)[name] ?? '')),
  ]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\n');

beforeAll(async () => {
  expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
  await publishHospitals(makeSampleHospitals(50), new Date(1));
});

let clock = 1;
const load = (text: string) => importHospitals(text, new Date((clock += 1)));
test('of two imports at once one is told that another is under way; the other is found whole', async () => {
  const lists = [1, 2].map((at) => csvOf({ ...row, code: `SUK-${at}` }, { ...row, code: `SUK-${at}b` }));
  const both = await Promise.all(lists.map((text) => load(text)));
  expect(both.map(({ count: many, isBusy = false }) => [many, isBusy]).toSorted()).toEqual([
    [0, true],
    [2, false],
  ]);
  expect(await Hospitals.countDocuments({ edition: await findCurrentEdition() })).toBe(2);
  expect((await load(lists[0]!)).isBusy).toBeUndefined();
  await publishHospitals(makeSampleHospitals(50), new Date());
});

const count = async (asked: object) => (await newBrowser().post(api.hospitals, asked)).body.total as number;

test.each([
  ['a column that is missing', 'code,name\na,b', { line: 1, what: /columns are missing: name_hi/ }],
  ['no row', csvOf(), { line: 1, what: /no hospital/ }],
  [
    'a pincode that is none',
    csvOf(row, { ...row, code: 'b2', pincode: '411999' }),
    { line: 3, what: /pincode/ },
  ],
  ['letters for beds', csvOf({ ...row, beds: 'many' }), { line: 2, what: /beds/ }],
  [
    'an unknown speciality',
    csvOf({ ...row, specialities: 'heart|magic' }),
    { line: 2, what: /specialities/ },
  ],
  ['a desk without digits', csvOf({ ...row, desk_phone: 'ask inside' }), { line: 2, what: /desk_phone/ }],
  ['a code again', csvOf(row, { ...row, code: 'suk-1' }), { line: 3, what: /line 2 again/ }],
  ['a day that is none', csvOf({ ...row, checked_on: '2026-02-30' }), { line: 2, what: /checked_on/ }],
  ['bytes that are no UTF-8', csvOf({ ...row, name: 'Sant\ufffd' }), { line: 2, what: /UTF-8/ }],
  ['a turned address', csvOf({ ...row, address: '4 Station\u202e Road' }), { line: 2, what: /UTF-8/ }],
  ['an address of two lines', csvOf({ ...row, address: '4 Station\nRoad' }), { line: 2, what: /UTF-8/ }],
  ['cells too many', `${csvOf(row)}\na,b`, { line: 3, what: /2 cells/ }],
])('%s is told with its line, and nothing changes', async (_name, text, problem) => {
  const before = await Hospitals.countDocuments();
  const { count: done, problems } = await load(text);
  expect(done).toBe(0);
  expect(problems).toContainEqual({ line: problem.line, what: expect.stringMatching(problem.what) });
  expect(await Hospitals.countDocuments()).toBe(before);
  expect(await readHospital('sample-00001', 'en')).toBeDefined();
});

test('joiners, which our scripts need, are letters', async () => {
  const joined = { ...row, name_hi: 'क\u094d\u200dष', name_ta: 'க\u200c்' };
  expect((await load(csvOf(joined))).problems).toEqual([]);
});

test('a good file takes the place of the list before, and what was cut short leaves nothing', async () => {
  await Hospitals.insertMany([{ ...(await Hospitals.findOne().lean()), _id: 'cut:1', edition: 'cut' }]);
  expect(await load(csvOf(row, { ...row, code: 'suk-2', pincode: '600001', cashless: 'no' }))).toEqual({
    count: 2,
    problems: [],
  });
  expect(await Hospitals.countDocuments({ edition: 'cut' })).toBe(0);
  expect(await readHospital('sample-00001', 'en')).toBeUndefined();
  expect(await readHospital('suk-1', 'hi')).toMatchObject({
    name: 'कमल जनरल अस्पताल',
    city: 'पुणे',
    isSample: false,
    specialities: ['heart', 'eye'],
    opensAt: 9,
    desk: { phone: '020 1234 5679', opensAt: 8, closesAt: 18 },
  });
  expect(await count({ pincode: '411038' })).toBe(1);
  expect(await count({ q: 'kamal chennai' })).toBe(1);
  expect(await count({ q: 'kamal', isCashless: true })).toBe(1);
});

test('samples are taken out, and what is imported stays', async () => {
  expect(await removeSampleHospitals()).toBe(0);
  expect(await count({ pincode: '411038' })).toBe(1);
  await publishHospitals(makeSampleHospitals(50), new Date((clock += 1)));
  expect(await removeSampleHospitals()).toBe(50);
  expect([await Hospitals.countDocuments(), await HospitalLists.countDocuments()]).toEqual([0, 0]);
  expect(await count({ pincode: '411038' })).toBe(0);
});
