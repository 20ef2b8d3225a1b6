import fc from 'fast-check';
import { OTP_LIFE_SECONDS, OTP_PURPOSES } from './otp.data';
import { decideEnds, decideSend, type LiveCode, poolOf, type Send } from './otpBudget';
import { MAX_LIVE_CODES, SEND_POOLS, type SendPool } from './otpBudget.data';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 21, 6);
const pools = Object.keys(SEND_POOLS) as SendPool[];
const strangersSends = (agesInMs: readonly number[]): Send[] =>
  agesInMs.map((age) => ({ pool: 'stranger', at: NOW - age }));

test.each([
  ['the first one', [], 0],
  ['at once after one', [0], 30],
  ['29 seconds after one', [29 * SECOND], 1],
  ['30 seconds after one', [30 * SECOND], 0],
  ['as the third in 10 minutes', [5 * MINUTE, MINUTE], 0],
  ['as the fourth in 10 minutes', [9 * MINUTE, 5 * MINUTE, MINUTE], 60],
  ['when the first of three is 10 minutes old', [10 * MINUTE, 5 * MINUTE, MINUTE], 0],
  ['as the tenth of a day', Array.from({ length: 9 }, (_, at) => (23 - at) * HOUR), 0],
  ['as the eleventh of a day', Array.from({ length: 10 }, (_, at) => (23 - at) * HOUR), 3600],
  ['when the first of ten is a day old', Array.from({ length: 10 }, (_, at) => (24 - at) * HOUR), 0],
])('a stranger’s code may be sent %s', (_when, agesInMs, waitSeconds) => {
  expect(decideSend(strangersSends(agesInMs), { pool: 'stranger', now: NOW })).toMatchObject(
    waitSeconds === 0 ? { kind: 'send' } : { kind: 'wait', seconds: waitSeconds },
  );
});

test('the day of sends is remembered, and nothing older', () => {
  const sends = strangersSends([25 * HOUR, 2 * HOUR]);
  expect(decideSend(sends, { pool: 'known', now: NOW })).toEqual({
    kind: 'send',
    sends: [sends[1], { pool: 'known', at: NOW }],
  });
});

test('a factor widens every window, and never below one', () => {
  const asked = { pool: 'stranger', now: NOW } as const;
  expect(decideSend(strangersSends([0]), { ...asked, factor: 2 }).kind).toBe('send');
  expect(decideSend(strangersSends([0, 0]), { ...asked, factor: 2 }).kind).toBe('wait');
  expect(decideSend([], { ...asked, factor: 0.01 }).kind).toBe('send');
});

test('who has shown nothing is a stranger whatever the code is for; a reserve is for whoever proved the number', () => {
  for (const purpose of OTP_PURPOSES) {
    expect(poolOf(purpose, { isKnown: false, isHolder: false })).toBe('stranger');
    expect(poolOf(purpose, { isKnown: false, isHolder: true })).toBe('holder');
    expect(poolOf(purpose, { isKnown: true, isHolder: true })).not.toMatch(/stranger|holder/);
  }
});

type Asked = { pool: SendPool; afterMs: number; session: string };
const anAsked = (among: readonly SendPool[]): fc.Arbitrary<Asked> =>
  fc.record({
    pool: fc.constantFrom(...among),
    afterMs: fc.oneof(fc.integer({ max: 2 * MINUTE, min: 0 }), fc.integer({ max: 8 * HOUR, min: 0 })),
    session: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  });
const asking = fc.array(anAsked([...pools, 'stranger', 'stranger', 'stranger']), { maxLength: 120 });

/** The answers, and all codes sent. */
function play(asked: readonly Asked[]) {
  let now = NOW;
  let sends: readonly Send[] = [];
  const out: Send[] = [];
  const answers = asked.map(({ pool, afterMs }) => {
    now += afterMs;
    const decision = decideSend(sends, { pool, now });
    if (decision.kind === 'wait') return { pool, at: now, wait: decision.seconds };
    ({ sends } = decision);
    out.push({ pool, at: now });
    return { pool, at: now, wait: 0 };
  });
  return { answers, out };
}

test('whatever strangers ask for, each reserve answers as if they were not there', () => {
  fc.assert(
    fc.property(asking, fc.constantFrom(...pools), (asked, pool) => {
      let at = NOW;
      const timed = asked.map((each) => ({ ...each, at: (at += each.afterMs) }));
      const alone = timed.filter((each) => each.pool === pool);
      const same = alone.map((each, index) => ({
        ...each,
        afterMs: each.at - (alone[index - 1]?.at ?? NOW),
      }));
      const among = play(asked).answers.filter((each) => each.pool === pool);
      expect(among).toEqual(play(same).answers);
    }),
    { numRuns: 500 },
  );
});

test('a number gets at most what the table says, in any window, whoever asks', () => {
  fc.assert(
    fc.property(asking, (asked) => {
      const { out } = play(asked);
      for (const { at: end } of out) {
        for (const pool of pools) {
          for (const { max, seconds } of SEND_POOLS[pool]) {
            const inside = out.filter(
              (send) => send.pool === pool && send.at <= end && send.at > end - seconds * SECOND,
            );
            expect(inside.length).toBeLessThanOrEqual(max);
          }
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('at most three codes of a number live, and none of the owner’s ends for a stranger', () => {
  fc.assert(
    fc.property(asking, (asked) => {
      let now = NOW;
      let live: LiveCode[] = [];
      asked.forEach(({ pool, afterMs, session }, index) => {
        now += afterMs;
        live = live.filter(({ at }) => at > now - OTP_LIFE_SECONDS * SECOND);
        const code = {
          id: String(index),
          pool,
          session: `${pool}-${session}`,
          purpose: 'verify-phone',
        } as const;
        const ends = decideEnds(live, code);
        if (ends === 'full') {
          expect(pool).toBe('stranger');
          expect(live.every((each) => each.pool !== 'stranger')).toBe(true);
          return;
        }
        const ended = live.filter(({ id }) => ends.includes(id));
        if (pool === 'stranger') expect(ended.every((each) => each.pool === 'stranger')).toBe(true);
        live = [...live.filter(({ id }) => !ends.includes(id)), { ...code, at: now }];
        expect(live.length).toBeLessThanOrEqual(MAX_LIVE_CODES);
      });
    }),
    { numRuns: 500 },
  );
});

const aCode = (id: string, more: Partial<LiveCode> = {}): LiveCode => ({
  id,
  pool: 'stranger',
  session: id,
  purpose: 'verify-phone',
  at: NOW + Number(id),
  ...more,
});
const stranger = { pool: 'stranger', session: 'new', purpose: 'verify-phone' } as const;

test.each([
  ['a second session’s request', [aCode('1')], stranger, []],
  ['a request of the same session', [aCode('1', { session: 'new' }), aCode('2')], stranger, ['1']],
  ['one for something else', [aCode('1', { session: 'new', purpose: 'resume' })], stranger, []],
  ['a fourth', [aCode('2'), aCode('1'), aCode('3')], stranger, ['1']],
  [
    'a fourth, where the oldest is the owner’s',
    [aCode('1', { pool: 'known' }), aCode('2'), aCode('3')],
    stranger,
    ['2'],
  ],
  ['a fourth, where all are', ['1', '2', '3'].map((id) => aCode(id, { pool: 'known' })), stranger, 'full'],
] as const)('%s ends what it may', (_what, live, asked, ends) => {
  expect(decideEnds(live, asked)).toEqual(ends);
});
