import { findTripProblems, travellersCombination, tripDays, type Trip, wishedDestination } from './trip';
import { formatTrip, parseTripForm, toTrip } from './tripForm';

const today = '2026-11-21';
const trip: Trip = {
  destination: 'thailand',
  startsOn: '2026-12-20',
  endsOn: '2026-12-29',
  travellers: ['1991-04-02', '2019-07-01'],
};
const problemsOf = (change: Partial<Trip>, day = today) =>
  findTripProblems({ ...trip, ...change }, day).map(({ path, key }) => `${path} ${key}`);

test('a trip counts its first and its last day, over the end of February too', () => {
  expect(tripDays(trip)).toBe(10);
  expect(tripDays({ startsOn: '2028-02-28', endsOn: '2028-03-01' })).toBe(3);
  expect(tripDays({ startsOn: '2027-02-28', endsOn: '2027-03-01' })).toBe(2);
  expect(tripDays({ startsOn: '2026-12-20', endsOn: '2026-12-19' })).toBe(0);
});

test.each<[string, Partial<Trip>, string[]]>([
  ['leaving today', { startsOn: today }, []],
  ['a day trip', { endsOn: '2026-12-20' }, []],
  ['left yesterday', { startsOn: '2026-11-20' }, ['startsOn trip.past']],
  ['more than a year ahead', { startsOn: '2027-11-22', endsOn: '2027-11-23' }, ['startsOn trip.tooFar']],
  ['no such day', { startsOn: '2027-02-29' }, ['startsOn trip.day']],
  ['back before leaving', { endsOn: '2026-12-19' }, ['endsOn trip.order']],
  ['180 days', { endsOn: '2027-06-17' }, []],
  ['181 days', { endsOn: '2027-06-18' }, ['endsOn trip.tooLong']],
  ['nobody', { travellers: [] }, ['travellers trip.noTraveller']],
  ['seven', { travellers: Array<string>(7).fill('1991-04-02') }, ['travellers trip.tooMany']],
  ['a half-typed birth', { travellers: ['1991-04-02', '2019-7'] }, ['travellers[1] dateOfBirth.invalid']],
  ['91 days old on leaving', { travellers: ['2026-09-20'] }, []],
  ['90 days old on leaving', { travellers: ['2026-09-21'] }, ['travellers[0] dateOfBirth.childTooYoung']],
  ['80 on the day', { travellers: ['1945-12-21'] }, []],
  ['81 on the day', { travellers: ['1945-12-20'] }, ['travellers[0] trip.tooOld']],
])('what keeps a trip from being insured: %s', (_case, change, expected) => {
  expect(problemsOf(change)).toEqual(expected);
});

test('who is under 18 on the day of leaving counts as a child', () => {
  expect(travellersCombination(trip)).toBe('1A1C');
  expect(travellersCombination({ ...trip, travellers: ['2008-12-20', '2008-12-21'] })).toBe('1A1C');
});

test('a form is kept as far as it was typed, and is a trip once it is whole', () => {
  const typed = { destination: '', startsOn: '2026-12', endsOn: '', travellers: ['1991-4'] };
  expect(parseTripForm(typed)).toEqual(typed);
  expect(parseTripForm({ travellers: 'everybody' })).toBeUndefined();
  expect(parseTripForm({ ...typed, startsOn: 5, travellers: [7] })).toMatchObject({
    startsOn: '',
    travellers: [''],
  });
  expect(toTrip({ ...typed, destination: 'atlantis' }, today)).toBeUndefined();
  expect(toTrip({ ...trip, quoteId: 'q1', sumInsuredUsd: 50_000 }, today)).toEqual(trip);
  expect(formatTrip(trip).get('travellers')).toBe('1991-04-02,2019-07-01');
});

test.each([
  ['us', 'usa'],
  ['uk', 'unitedKingdom'],
  ['dubai', 'emirates'],
  ['schengen', 'schengen'],
  ['thailand', 'thailand'],
  ['canada', 'canada'],
  ['constructor', undefined],
  [undefined, undefined],
])('a link to %s leads to %s', (to, destination) => {
  expect(wishedDestination(to)).toBe(destination);
});
