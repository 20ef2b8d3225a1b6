import type { JourneyStep } from './nextStep';
import { type Stage, STAGES, stageReached } from './stages';

const steps: readonly JourneyStep[] = [
  'verify',
  'declaration',
  'kyc',
  'payment',
  'application',
  'decision',
  'done',
];

test('from the summary on the stage is what the quote has behind it, and never goes back', () => {
  const stages = steps.map((step) => stageReached('summery_111', step));
  expect([...new Set<Stage>(stages)]).toEqual(STAGES.slice(3));
});

test('before the summary it is what its pages reported', () => {
  for (const stage of STAGES.slice(0, 3)) expect(stageReached(stage, 'declaration')).toBe(stage);
});
