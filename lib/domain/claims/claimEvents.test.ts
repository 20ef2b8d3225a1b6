import { type ClaimEvent, mayWithdraw, stepsOf } from './claimEvents';
import { noticeOf } from './notice';

const at = (minutes: number) => new Date(Date.parse('2028-10-10T21:38:00+05:30') + minutes * 60_000);
const events: ClaimEvent[] = [
  { what: 'told', at: at(-32) },
  { what: 'requested', at: at(0) },
  { what: 'preauthorised', at: at(23), rupees: 60_000 },
  { what: 'billed', at: at(5_000) },
];
const cashless = { kind: 'cashless', status: 'review', requestMinutes: 30, now: at(5_010) } as const;

test('a claim stays once a hospital relies on us', () => {
  const claim = { status: 'told', events: [{ what: 'told' }] } as const;
  expect(mayWithdraw(claim)).toBe(true);
  for (const what of ['requested', 'preauthorised', 'billed'] as const)
    expect(mayWithdraw({ ...claim, events: [...claim.events, { what }] })).toBe(false);
});

test('each step of ours says how long it took, of what was promised, and when the next one is due', () => {
  const steps = stepsOf({ ...cashless, events });
  expect(steps[2]).toMatchObject({
    what: 'preauthorised',
    rupees: 60_000,
    limitMinutes: 30,
    tookMinutes: 23,
  });
  expect(steps.slice(4)).toEqual([
    { what: 'approved', state: 'next', limitMinutes: 180, dueAt: at(5_180).toISOString() },
    { what: 'paid', state: 'next', limitMinutes: 2_880 },
  ]);
});

test('papers are the start of the fifteen days, the last of them counts', () => {
  const told: ClaimEvent[] = [
    { what: 'told', at: at(0) },
    { what: 'complete', at: at(10) },
  ];
  const again: ClaimEvent[] = [...told, { what: 'asked', at: at(20) }, { what: 'complete', at: at(30) }];
  const [approved] = stepsOf({ ...cashless, kind: 'reimbursement', events: again }).slice(4);
  expect(approved).toMatchObject({ what: 'approved', dueAt: at(30 + 15 * 24 * 60).toISOString() });
});

test('a step that is late says by how much; while a paper is missing no clock of ours runs', () => {
  const complete: ClaimEvent[] = [
    { what: 'told', at: at(0) },
    { what: 'complete', at: at(0) },
  ];
  const claim = { kind: 'reimbursement', requestMinutes: 30, now: at(15 * 24 * 60 + 90) } as const;
  const [, , late] = stepsOf({ ...claim, status: 'review', events: complete });
  expect(late).toMatchObject({ what: 'approved', lateMinutes: 90 });
  const [, , , stopped] = stepsOf({
    ...claim,
    status: 'asked',
    events: [...complete, { what: 'asked', at: at(10) }],
  });
  expect(stopped).toEqual({ what: 'approved', state: 'next', limitMinutes: 15 * 24 * 60 });
});

test('a closed claim waits for nothing, unless its customer disagrees', () => {
  const closed: ClaimEvent[] = [...events, { what: 'refused', at: at(5_100) }];
  const next = (all: ClaimEvent[]) =>
    stepsOf({ ...cashless, status: 'refused', events: all }).filter(({ state }) => state === 'next');
  expect(next(closed)).toEqual([]);
  expect(next([...closed, { what: 'appealed', at: at(6_000) }])).toMatchObject([{ what: 'appealAnswered' }]);
});

test.each([
  ['planned', '2028-11-07T09:00:00+05:30', true],
  ['planned', '2028-11-07T09:01:00+05:30', false],
  ['emergency', '2028-11-11T23:59:00+05:30', true],
  ['emergency', '2028-11-12T00:01:00+05:30', false],
] as const)('%s, admitted on 9 November, told at %s: in time %s', (admission, toldAt, isInTime) => {
  expect(noticeOf({ admission, admittedOn: '2028-11-09' }, new Date(toldAt)).isInTime).toBe(isInTime);
});
