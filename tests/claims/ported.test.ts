import type { Paise } from '@/lib/domain/common/money';
import { addDays } from '@/lib/domain/common/dates';
import { claimTermsOf } from '@/lib/domain/claims/settle/claimTerms';
import { settle } from '@/lib/domain/claims/settle/settle';
import { type PortRecord, portedTerm } from '@/lib/domain/porting/credit';
import { settleByHand } from './bookkeeper';
import { type History, makeHistories, type TypedClaim } from './histories';

const LAKH = 1_00_000;
const inPaise = (typed: string) => Number(typed.replace('.', '')) as Paise;
const bornOn = '1985-05-05';

/** The same claims, for a person who comes from another insurer after this many days there, with this sum insured. */
function comeFrom(history: History, at: number): { history: History; record: PortRecord } {
  const [days, sumInsured, bonus] = [(at * 97) % 1_500, ((at % 4) + 1) * LAKH, (at % 3) * 25_000];
  const since = addDays(history.startsOn, -days);
  const record = {
    document: 'Schedule',
    endsOn: addDays(history.startsOn, -1),
    sumInsured,
    bonus,
    people: [{ dateOfBirth: bornOn, since }],
  };
  const from = sumInsured + bonus;
  const { raised: _raised, ...rest } = history;
  return {
    record,
    history: {
      ...rest,
      ...(days > 0 && from < history.sumInsured && { raised: { from, on: history.startsOn } }),
      carried: 0,
      claims: history.claims.map((claim) => ({ ...claim, joinedOn: since })),
    },
  };
}

function toBill({ known, cause, room: _room, lines, ...stay }: TypedClaim): Parameters<typeof settle>[1] {
  const has = (what: string) => known.includes(what);
  return {
    admittedOn: stay.admittedOn,
    dischargedOn: stay.dischargedOn,
    billsByRoom: stay.billsByRoom,
    cause: { kind: cause, isExisting: has('existing'), isManaged: has('managed'), isNamed: has('named') },
    lines: lines.map(({ head, billed, on, cut }) => ({
      head,
      billed: inPaise(billed),
      on,
      ...(cut && { cut: { by: inPaise(cut[0]), reason: cut[1] } }),
    })),
  };
}

/** Issues the policy from the record, and settles its claims. */
function settleFrom(record: PortRecord, { plan, sumInsured, startsOn, endsOn, riders, claims }: History) {
  const [product = '', tier = ''] = plan.split('/');
  const person: { dateOfBirth: string; coveredFrom?: string } = { dateOfBirth: bornOn };
  const ported = portedTerm([person], { sumInsured, issuedOn: startsOn }, record);
  const { raised, insured } = ported;
  const issued = { product, tier, riders, sumInsured, startsOn: ported.startsOn, endsOn };
  const terms = claimTermsOf({ ...issued, ...(raised && { raised }) })!;
  const past: Parameters<typeof settle>[2][number][] = [];
  return claims.map((claim) => {
    const settled = settle({ ...terms, coveredFrom: insured[0]?.coveredFrom }, toBill(claim), past);
    const admitted = settled.lines.reduce((sum, line) => sum + line.admitted, 0) as Paise;
    const { paid, ofCarried } = settled;
    past.push({ admittedOn: claim.admittedOn, admitted, paid, ...(ofCarried && { ofCarried }) });
    return settled;
  });
}

const withoutRooms = makeHistories().map((history) => ({
  ...history,
  claims: history.claims.map(({ room: _room, ...claim }) => claim),
}));
const cases = withoutRooms.map((history, at) => comeFrom(history, at));

test('each of 300 claims of who came from elsewhere is decided as the bookkeeper decides it', () => {
  const unlike = cases.flatMap(({ history, record }, policy) => {
    const engine = settleFrom(record, history).map(({ lines, paid }) => ({
      lines: lines.map(({ admitted }) => admitted / 100),
      paid: paid / 100,
    }));
    return settleByHand(history).flatMap(({ lines, paid }, at) =>
      JSON.stringify({ lines, paid }) === JSON.stringify(engine[at])
        ? []
        : [{ policy, at, hand: { lines, paid }, engine: engine[at] }],
    );
  });
  expect(unlike).toEqual([]);
});

test('some are paid that a new policy would refuse, some up to the sum before alone', () => {
  const all = cases.flatMap(({ history, record }) => settleFrom(record, history));
  const anew = cases.flatMap(({ history, record }) => settleFrom({ ...record, people: [] }, history));
  const gained = all.filter(({ refusal }, at) => !refusal && anew[at]?.refusal);
  expect(gained.length).toBeGreaterThan(20);
  expect(all.filter(({ raise }) => raise).length).toBeGreaterThan(3);
});

/** Cataract, known before, three years and ten months served there for 5 lakh with a bonus of half a lakh. */
test('a bill of 9,40,000 under 10 lakh pays 5,50,000 now, and all of it once the higher part has waited', () => {
  const record = {
    document: 'Schedule',
    endsOn: '2026-11-21',
    sumInsured: 5 * LAKH,
    bonus: LAKH / 2,
    people: [{ dateOfBirth: bornOn, since: '2023-01-22' }],
  };
  const claim = (admittedOn: string): TypedClaim => ({
    admittedOn,
    dischargedOn: addDays(admittedOn, 2),
    cause: 'illness',
    known: 'existing named',
    billsByRoom: true,
    lines: [{ head: 'surgeon', billed: '940000.00' }],
  });
  const paidOn = (admittedOn: string) => {
    const [settled] = settleFrom(record, {
      plan: 'reassurev2/Platinum+',
      riders: [],
      sumInsured: 10 * LAKH,
      carried: 0,
      startsOn: '2026-11-22',
      endsOn: '2030-11-21',
      claims: [claim(admittedOn)],
    });
    return { paid: (settled?.paid ?? 0) / 100, until: settled?.raise?.coveredFrom };
  };
  expect(paidOn('2026-12-01')).toEqual({ paid: 5_50_000, until: '2029-11-22' });
  expect(paidOn('2029-11-22')).toEqual({ paid: 9_40_000, until: undefined });
});
