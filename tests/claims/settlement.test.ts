import { addPaise, type Paise } from '@/lib/domain/common/money';
import { claimTermsOf } from '@/lib/domain/claims/settle/claimTerms';
import type { PastClaim } from '@/lib/domain/claims/settle/coverLeft';
import { settle } from '@/lib/domain/claims/settle/settle';
import { settleByHand } from './bookkeeper';
import { CLAIMS_OF_EACH, type History, makeHistories, PLANS, POLICIES, type TypedClaim } from './histories';

const histories = makeHistories();
const toPaise = (typed: string) => Number(typed.replace('.', '')) as Paise;

function toBill({
  known,
  cause,
  room,
  lines,
  joinedOn: _joined,
  ...stay
}: TypedClaim): Parameters<typeof settle>[1] {
  const has = (what: string) => known.includes(what);
  return {
    ...stay,
    cause: { kind: cause, isExisting: has('existing'), isManaged: has('managed'), isNamed: has('named') },
    ...(room && {
      room: {
        taken: room.taken,
        rate: (room.rate * 100) as Paise,
        coveredRate: (room.coveredRate * 100) as Paise,
      },
    }),
    lines: lines.map(({ head, billed, on, cut }) => ({
      head,
      billed: toPaise(billed),
      on,
      ...(cut && { cut: { by: toPaise(cut[0]), reason: cut[1] } }),
    })),
  };
}

const inPaise = (rupees: number) => (rupees * 100) as Paise;

function settleByEngine({ plan, claims, carried, raised, ...policy }: History) {
  const [product = '', tier = ''] = plan.split('/');
  const later = { ...policy, ...(raised && { raised: [raised] }) };
  const term = { ...claimTermsOf({ product, tier, ...later })!, carriedIn: inPaise(carried) };
  const past: PastClaim[] = [];
  return claims.map((claim) => {
    const settled = settle({ ...term, coveredFrom: claim.joinedOn }, toBill(claim), past);
    const admitted = addPaise(settled.lines.map((line) => line.admitted));
    const { paid, ofCarried } = settled;
    past.push({ admittedOn: claim.admittedOn, admitted, paid, ...(ofCarried && { ofCarried }) });
    return settled;
  });
}

const sheetOf = ({ lines, deductible, coPayment, paid, cash }: ReturnType<typeof settle>) => ({
  lines: lines.map(({ admitted }) => admitted / 100),
  deductible: deductible / 100,
  coPayment: coPayment / 100,
  paid: paid / 100,
  cash: (cash?.amount ?? 0) / 100,
});

test('each of 300 claims is decided as the bookkeeper decides it, line by line and to the rupee', () => {
  expect(POLICIES * CLAIMS_OF_EACH).toBe(300);
  const unlike = histories.flatMap((history, policy) => {
    const byEngine = settleByEngine(history).map(sheetOf);
    return settleByHand(history).flatMap((hand, at) =>
      JSON.stringify(hand) === JSON.stringify(byEngine[at])
        ? []
        : [{ policy, at, hand, engine: byEngine[at] }],
    );
  });
  expect(unlike).toEqual([]);
});

test('they meet every rule', () => {
  const all = histories.flatMap(settleByEngine);
  const count = (holds: (settled: (typeof all)[number]) => boolean) => all.filter(holds).length;
  expect(new Set(histories.map(({ plan }) => plan)).size).toBe(PLANS.length);
  const refusals = new Set(all.map(({ refusal }) => refusal?.reason));
  expect([...refusals].toSorted()).toEqual([
    ...['existingIllness', 'firstDays', 'maternity', 'maternityNotCovered', 'namedIllness', 'notInForce'],
    undefined,
  ]);
  const reasons = new Set(all.flatMap(({ lines }) => lines.flatMap((line) => line.reasons)));
  expect(reasons.size).toBe(10);
  for (const part of ['deductible', 'coPayment', 'overCover'] as const)
    expect(count((settled) => settled[part] > 0)).toBeGreaterThan(5);
  expect(count(({ paid }) => paid > 0)).toBeGreaterThan(100);
  for (const part of ['cash', 'raise', 'ofCarried'] as const)
    expect(count((settled) => settled[part] !== undefined)).toBeGreaterThan(3);
  const joined = histories.flatMap(({ claims }) => claims.filter(({ joinedOn }) => joinedOn));
  expect(joined.length).toBeGreaterThan(20);
});
