import { addPaise, type Paise } from '@/lib/domain/common/money';
import { claimTermsOf } from '@/lib/domain/claims/settle/claimTerms';
import type { PastClaim } from '@/lib/domain/claims/settle/coverLeft';
import { settle } from '@/lib/domain/claims/settle/settle';
import { settleByHand } from './bookkeeper';
import { CLAIMS_OF_EACH, type History, makeHistories, PLANS, POLICIES, type TypedClaim } from './histories';

const histories = makeHistories();
const toPaise = (typed: string) => Number(typed.replace('.', '')) as Paise;

function toBill({ known, cause, room, lines, ...stay }: TypedClaim): Parameters<typeof settle>[1] {
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
      ...{ head, billed: toPaise(billed), on },
      ...(cut && { cut: { by: toPaise(cut[0]), reason: cut[1] } }),
    })),
  };
}

function settleByEngine({ plan, claims, ...policy }: History) {
  const [product = '', tier = ''] = plan.split('/');
  const terms = claimTermsOf({ product, tier, ...policy })!;
  const past: PastClaim[] = [];
  return claims.map((claim) => {
    const settled = settle(terms, toBill(claim), past);
    const admitted = addPaise(settled.lines.map((line) => line.admitted));
    past.push({ admittedOn: claim.admittedOn, admitted, paid: settled.paid });
    return settled;
  });
}

test('each of 300 claims is decided as the bookkeeper decides it, to the rupee', () => {
  expect(POLICIES * CLAIMS_OF_EACH).toBe(300);
  const unlike = histories.flatMap((history, policy) => {
    const byHand = settleByHand(history);
    const byEngine = settleByEngine(history).map(({ paid }) => paid / 100);
    return byHand.flatMap((hand, at) =>
      hand === byEngine[at] ? [] : [{ policy, at, hand, engine: byEngine[at] }],
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
});
