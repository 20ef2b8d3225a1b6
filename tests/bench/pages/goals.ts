export type Kind = 'home' | 'words' | 'journey';

type Goal = { atMost?: number; atLeast?: number };

/** Every goal of the bench; `of` compares with another variant of the same run. */
export const goals = {
  performance: {
    home: { atLeast: 0.98 },
    words: { atLeast: 0.98 },
    journey: { atLeast: 0.95 },
  },
  otherScores: { atLeast: 1 },
  /** Beside the same HTML without scripts. */
  lcpOfNoScript: { atMost: 1.05 },
  /** Beside the build that BEFORE names. */
  lcpOfBefore: { atMost: 0.5 },
  lcpOfBeforeNoScript: { atMost: 0.9 },
  blockingOfBefore: { atMost: 0.1 },
  layoutShift: { atMost: 0 },
  /** Beside an empty Next page, in compressed bytes. */
  scriptOfEmpty: {
    home: { atMost: 0.3 },
    words: { atMost: 0.3 },
    journey: { atMost: 1.25 },
  },
  /** Compressed, styles included. */
  htmlKb: { home: { atMost: 14 }, words: { atMost: 12 }, journey: { atMost: 12 } },
  touchMs: { cold: { atMost: 1000 }, warm: { atMost: 200 } },
  interactionMs: { atMost: 200 },
  longTaskMs: { atMost: 50 },
} satisfies Record<string, Goal | Record<string, Goal>>;

let missed = 0;
export const missedGoals = () => missed;

export function judge(value: number, goal: Goal): string {
  const isMet = value <= (goal.atMost ?? Infinity) && value >= (goal.atLeast ?? -Infinity);
  if (!isMet) missed += 1;
  const bound = goal.atMost === undefined ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  return `(goal ${bound}: ${isMet ? 'met' : 'MISSED'})`;
}
