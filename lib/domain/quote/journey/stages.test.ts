import type { JourneyStep } from './nextStep';
import { type Stage, STAGES, stageOfTyping, stageReached } from './stages';

const steps: readonly JourneyStep[] = [
  'verify',
  'advisor',
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

test('what is typed after the lead form stays at it, later it leads back to its own page, and paid it changes nothing', () => {
  expect(stageOfTyping(undefined)).toBe('members_114');
  expect(STAGES.map((stage) => stageOfTyping(stage))).toEqual([
    'leadform_113',
    ...Array<Stage>(5).fill('members_114'),
    ...Array<undefined>(3),
  ]);
});
