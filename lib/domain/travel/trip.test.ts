import { termEnd, wishedKind } from './kinds/kinds';
import { findTripProblems, travellersCombination, tripDays, type Trip, wishedDestination } from './trip';
import { emptyTrip, formatTrip, parseTripForm, toTrip, toTripForm, type TripForm } from './tripForm';

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

const year = { kind: 'annual', destination: 'asia', longestTrip: 30, travellers: ['1991-04-02'] } as const;
const studies = { kind: 'studies', months: 12, travellers: ['2005-04-02'] } as const;

test.each<[string, object, string[]]>([
  ['a year of trips', year, []],
  ['trips up to 61 days', { ...year, longestTrip: 61 }, ['longestTrip trip.longest']],
  ['no longest trip', { ...year, longestTrip: undefined }, ['longestTrip trip.longest']],
  ['one country for the year', { ...year, destination: 'thailand' }, ['destination trip.destination']],
  ['a region for one trip', { destination: 'world' }, ['destination trip.destination']],
  ['18 and 70 on the day', { ...year, travellers: ['2008-12-20', '1955-12-21'] }, []],
  ['17 on the day', { ...year, travellers: ['2008-12-21'] }, ['travellers[0] trip.annualAge']],
  ['71 on the day', { ...year, travellers: ['1955-12-20'] }, ['travellers[0] trip.annualAge']],
  ['a year of studies', studies, []],
  ['two years of studies', { ...studies, months: 24 }, []],
  ['25 months', { ...studies, months: 25 }, ['months trip.months']],
  ['no month', { ...studies, months: 0 }, ['months trip.months']],
  ['half a month', { ...studies, months: 1.5 }, ['months trip.months']],
  ['16 and 35 on the day', { ...studies, travellers: ['2010-12-20'] }, []],
  ['15 on the day', { ...studies, travellers: ['2010-12-21'] }, ['travellers[0] trip.studiesAge']],
  ['35 on the day', { ...studies, travellers: ['1990-12-21'] }, []],
  ['36 on the day', { ...studies, travellers: ['1990-12-20'] }, ['travellers[0] trip.studiesAge']],
  ['two students', { ...studies, travellers: ['2005-04-02', '2004-04-02'] }, ['travellers trip.oneStudent']],
])('what keeps a year or studies from being insured: %s', (_case, change, expected) => {
  expect(problemsOf(change)).toEqual(expected);
});

test('the last day of a year and of studies follows from the first', () => {
  expect(termEnd({ ...year, startsOn: '2026-12-20' })).toBe('2027-12-19');
  expect(termEnd({ ...year, startsOn: '2028-02-29' })).toBe('2029-02-28');
  expect(termEnd({ ...studies, months: 1, startsOn: '2027-01-31' })).toBe('2027-02-28');
  // Made longer from abroad.
  expect(termEnd({ ...studies, months: 36, startsOn: '2027-01-31' })).toBe('2030-01-30');
  expect(termEnd({ ...studies, months: 37, startsOn: '2027-01-31' })).toBe('');
  expect(termEnd({ ...studies, startsOn: '2027-02-30' })).toBe('');
});

test('what another kind asks stays in the form and out of the trip', () => {
  const kept = { ...emptyTrip, ...toTripForm(trip), travellers: ['2005-04-02', '1960-01-01'] };
  const form: TripForm = { ...kept, kind: 'studies', months: '6', longestTrip: '45' };
  const asked = toTrip(form, today);
  expect(asked).toEqual({
    kind: 'studies',
    destination: 'thailand',
    startsOn: '2026-12-20',
    endsOn: '2027-06-19',
    months: 6,
    travellers: ['2005-04-02'],
  });
  expect(asked && parseTripForm(toTripForm(asked))).toMatchObject({
    kind: 'studies',
    months: '6',
    endsOn: '',
  });
  expect(asked && formatTrip(asked).get('months')).toBe('6');
  expect(toTrip({ ...form, kind: 'single' }, today)?.travellers).toHaveLength(2);
});

test.each([
  ['annual', 'annual'],
  ['multi', 'annual'],
  ['student', 'studies'],
  ['studies', 'studies'],
  ['single', 'single'],
  ['constructor', undefined],
])('a link to the kind %s leads to %s', (named, kind) => {
  expect(wishedKind(named)).toBe(kind);
});

test('who is under 18 on the day of leaving counts as a child', () => {
  expect(travellersCombination(trip)).toBe('1A1C');
  expect(travellersCombination({ ...trip, travellers: ['2008-12-20', '2008-12-21'] })).toBe('1A1C');
});

test('a form is kept as far as it was typed, and is a trip once it is whole', () => {
  const kept = { destination: '', startsOn: '2026-12', endsOn: '', travellers: ['1991-4'] };
  // Kept before there were kinds: a single trip.
  const typed = { ...emptyTrip, ...kept, kind: 'single' } as const;
  expect(parseTripForm(kept)).toEqual(typed);
  expect(parseTripForm({ travellers: 'everybody' })).toBeUndefined();
  expect(parseTripForm({ ...typed, startsOn: 5, travellers: [7] })).toMatchObject({
    startsOn: '',
    travellers: [''],
  });
  expect(toTrip({ ...typed, destination: 'atlantis' }, today)).toBeUndefined();
  expect(toTrip({ ...emptyTrip, ...toTripForm(trip), quoteId: 'q1', sumInsuredUsd: 50_000 }, today)).toEqual(
    trip,
  );
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
