import { addDays } from '@/lib/domain/common/dates';
import type { ClaimAnswers } from './claim';
import {
  findTellProblems,
  isBegun,
  openQuestions,
  questionToShow,
  TELL_QUESTIONS,
  type TellQuestion,
} from './tellQuestions';

const today = '2026-11-23';
const asked = { today, startsOn: '2026-06-01', endsOn: '2027-05-31' };
const answers = {
  who: { memberId: 'P-1-1' },
  admission: { admission: 'planned' },
  hospital: { hospitalName: 'Bakul' },
  payer: { kind: 'cashless' },
  date: { admittedOn: addDays(today, 9) },
  story: { story: 'Torn cartilage' },
} as const satisfies Record<TellQuestion, ClaimAnswers>;

/** Every subset of the questions, answered. */
const subsets = Array.from({ length: 2 ** TELL_QUESTIONS.length }, (_, bits) =>
  TELL_QUESTIONS.filter((_question, at) => (bits >> at) & 1),
);
const given = (answered: readonly TellQuestion[]): ClaimAnswers =>
  Object.assign({}, ...answered.map((question) => answers[question])) as ClaimAnswers;

test.each(subsets.map((answered) => ({ answered, name: answered.join(', ') || 'nothing' })))(
  'answered: $name',
  ({ answered }) => {
    const open = openQuestions(findTellProblems(given(answered), asked));
    expect(open).toEqual(TELL_QUESTIONS.filter((question) => !answered.includes(question)));
    const reachable = TELL_QUESTIONS.slice(0, open[0] ? TELL_QUESTIONS.indexOf(open[0]) + 1 : undefined);
    for (const question of TELL_QUESTIONS)
      expect(questionToShow(question, open)).toBe(reachable.includes(question) ? question : open[0]);
    for (const nothing of [undefined, '', 'at-H-1', 'constructor'])
      expect(questionToShow(nothing, open)).toBe(open[0] ?? 'story');
  },
);

test.each<[string, ClaimAnswers, TellQuestion[]]>([
  ['half a date', { admittedOn: '2026-1' }, ['date']],
  ['a day on which the policy is over', { admittedOn: '2027-06-01' }, ['date']],
  ['an emergency of tomorrow', { admission: 'emergency' }, ['date']],
  ['a hospital of spaces', { hospitalName: '  ' }, ['hospital']],
  ['a story of two letters', { story: 'ab' }, ['story']],
])('%s opens its question again', (_name, more, open) => {
  expect(openQuestions(findTellProblems({ ...given(TELL_QUESTIONS), ...more }, asked))).toEqual(open);
});

test('of a date that is half typed the date is asked for; of one that no calendar has, it says so', () => {
  const saidOf = (admittedOn: string) =>
    findTellProblems({ ...given(TELL_QUESTIONS), admittedOn }, asked).date;
  expect([saidOf('2026-1'), saidOf('2027-02-29')]).toEqual(['admittedOn', 'noSuchDay']);
});

test('a draft is worth continuing once anything was typed', () => {
  expect([{}, { story: '' }, { hospitalId: 'H' }, { story: 'a' }].map(isBegun)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
