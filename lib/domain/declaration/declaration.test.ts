import {
  declarationOf,
  findHealthProblems,
  type HealthAnswers,
  tidyAnswers,
  withoutWho,
} from './declaration';
import { HEALTH_QUESTIONS } from './questions.data';

const allNo: HealthAnswers = Object.fromEntries(HEALTH_QUESTIONS.map((each) => [each, { answer: 'no' }]));
const withYes = (more: object = {}): HealthAnswers => ({
  ...allNo,
  illness: { answer: 'yes', who: [1], note: 'Thyroid since 2019', ...more },
});

test('there are as many questions as the summary promises', () => {
  expect(HEALTH_QUESTIONS).toHaveLength(4);
});

test('four times no is a clean declaration, one yes a disclosed one', () => {
  expect(declarationOf(allNo)).toBe('clean');
  expect(declarationOf(withYes())).toBe('disclosed');
});

test.each([
  ['nothing', {}, HEALTH_QUESTIONS.map((each) => `${each}.answer`)],
  ['all but one', { ...allNo, refused: undefined }, ['refused.answer']],
  ['a clean one', allNo, []],
  ['a whole yes', withYes(), []],
  ['a yes about nobody', withYes({ who: [] }), ['illness.who']],
  ['a yes without a word', withYes({ note: ' a ' }), ['illness.note']],
])('of %s is missing what is missing', (_name, answers, paths) => {
  expect(findHealthProblems(answers).map(({ path }) => path)).toEqual(paths);
});

test('what is kept: nothing beside a no, nobody unknown, and of one person that one', () => {
  const answers = {
    illness: { answer: 'no', note: 'forgotten' },
    pending: { answer: 'yes', who: [0, 5] },
  } as const;
  expect(tidyAnswers(answers, 3)).toEqual({
    illness: { answer: 'no' },
    pending: { answer: 'yes', who: [0], note: '' },
  });
  expect(tidyAnswers({ illness: { answer: 'yes' } }, 1).illness?.who).toEqual([0]);
});

test('about other people only who is meant is asked again', () => {
  expect(withoutWho(withYes()).illness).toEqual({ answer: 'yes', note: 'Thyroid since 2019' });
});
