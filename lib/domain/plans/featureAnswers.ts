import type { Answer, Feature } from './planFeatures.data';

export function isLimit({ feature, answer }: { feature: Feature; answer: string }): boolean {
  const isGap = feature === 'maternity' || feature === 'doctorVisits';
  return answer === 'lakh' || answer === 'percent' || (isGap && answer === 'none');
}

const WAITS: readonly Feature[] = [
  'firstDays',
  'existingIllness',
  'managedIllness',
  'namedIllness',
  'maternity',
];

export function isWait({ feature, answer }: { feature: Feature; answer: string }): boolean {
  return WAITS.includes(feature) && answer !== 'none';
}

/** Answers in words, best first. */
const BETTER: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  youPayFirst: ['none', 'lakh'],
  room: ['any', 'singlePrivate', 'shared'],
  coPayment: ['none', 'percent'],
  refill: ['unlimited', 'once', 'none'],
  entryAge: ['untilClaim', 'none'],
  healthCheck: ['everyone', 'adults', 'none'],
};

function worthOf(feature: Feature, { answer, values = {} }: Answer): number {
  const order = BETTER[feature];
  if (order) return -order.indexOf(answer);
  const { months, days, times, rupees } = values;
  const wait = months ?? days;
  return wait === undefined ? (times ?? rupees ?? -Infinity) : -wait;
}

/** False where answers can't be ranked. */
export function isBest(feature: Feature, answer: Answer, answers: readonly (Answer | undefined)[]): boolean {
  const worths = answers.flatMap((each) => (each ? [worthOf(feature, each)] : []));
  const worth = worthOf(feature, answer);
  return worth > -Infinity && worth === Math.max(...worths);
}
