import { findBodyProblem } from './bodySize';

test.each([
  ['height', '162', undefined],
  ['height', '40', undefined],
  ['height', ' 39', { min: 40, max: 230 }],
  ['height', '1620', { min: 40, max: 230, guess: 162 }],
  ['height', '250', { min: 40, max: 230 }],
  ['height', '9999', { min: 40, max: 230 }],
  ['weight', '640', { min: 2, max: 250, guess: 64 }],
  ['weight', 'sixty', { min: 2, max: 250 }],
  ['weight', undefined, { min: 2, max: 250 }],
] as const)('of a %s of %s is said %j', (measure, typed, problem) => {
  expect(findBodyProblem(measure, typed)).toEqual(problem);
});
