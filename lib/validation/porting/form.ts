import type { TestContext } from 'yup';
import { addDays, addMonths, type IsoDate, isIsoDate } from '@/lib/domain/common/dates';
import { INSURER_KEYS, OTHER_INSURER } from '@/lib/domain/porting/insurers.data';
import {
  LONGEST_PORT,
  MOST_DAYS_AHEAD,
  MOST_PORT,
  PORT_SUMS,
  type PortForm,
  rupeesIn,
} from '@/lib/domain/porting/port';
import { flag, listOf, shape, text, todayOf } from '@/lib/validation/common/base';
import { mobileNumber, personName } from '@/lib/validation/common/personFields';
import { type Problems, problemsIn } from '@/lib/validation/common/problems';

const INSURER = 'validation.porting.insurer';
const YES_OR_NO = 'validation.application.yesOrNo';
const DAY = 'validation.porting.day';
const NUMBER = 'validation.porting.policyNumber';
const PEOPLE = 'validation.porting.people';
const CLAIMS = 'validation.porting.claims';
const SUM = 'validation.porting.sum';
const DATE_LENGTH = 10;

const typed = (longest: number) => text('validation.text').max(longest, 'validation.text');
const insurer = () => text(INSURER).oneOf([...INSURER_KEYS, ''], INSURER);

/** Everything as typed, whether or not it can be sent. */
export const portAsTyped = shape({
  insurer: insurer(),
  otherInsurer: typed(LONGEST_PORT.otherInsurer),
  policyNumber: typed(LONGEST_PORT.policyNumber),
  endsOn: typed(DATE_LENGTH),
  sumInsured: typed(LONGEST_PORT.number),
  since: typed(DATE_LENGTH),
  people: listOf(shape({ name: typed(LONGEST_PORT.name), dateOfBirth: typed(DATE_LENGTH) }), PEOPLE).max(
    MOST_PORT.people,
    PEOPLE,
  ),
  claimed: flag('validation.flag'),
  claims: listOf(shape({ year: typed(LONGEST_PORT.number), amount: typed(LONGEST_PORT.number) }), CLAIMS).max(
    MOST_PORT.claims,
    CLAIMS,
  ),
  existing: flag('validation.flag'),
  name: typed(LONGEST_PORT.name),
  mobileNumber: typed(LONGEST_PORT.number),
});

/** A real day for which `problemOf` has no objection. */
const day = (problemOf: (value: IsoDate, today: IsoDate, all: PortForm) => string | undefined) =>
  text(DAY)
    .test('day', (value, context) => {
      if (value === undefined) return true;
      const problem = isIsoDate(value) ? problemOf(value, todayOf(context), formIn(context)) : DAY;
      return problem === undefined || context.createError({ message: problem });
    })
    .required(DAY);

const formIn = ({ from = [] }: TestContext & { from?: { value: unknown }[] }) =>
  (from.at(-1)?.value ?? {}) as PortForm;

const rupees = () =>
  text(SUM)
    .test('sum', SUM, (value) => {
      const sum = rupeesIn(value);
      return value === undefined || (sum !== undefined && sum >= PORT_SUMS.min && sum <= PORT_SUMS.max);
    })
    .required(SUM);

const birth = () =>
  day((value, today) =>
    value > today || value < addMonths(today, -120 * 12) ? 'validation.porting.birth' : undefined,
  );

const claim = shape({
  year: text(CLAIMS)
    .test('year', CLAIMS, (value, context) => {
      const last = Number(todayOf(context).slice(0, 4));
      return (
        value === undefined || (/^\d{4}$/.test(value) && Number(value) <= last && Number(value) > last - 10)
      );
    })
    .required(CLAIMS),
  amount: text(CLAIMS)
    .test('amount', CLAIMS, (value) => value === undefined || (rupeesIn(value) ?? 0) > 0)
    .required(CLAIMS),
});

/** What may be sent. */
const sentPort = shape({
  insurer: insurer().required(INSURER).min(1, INSURER),
  otherInsurer: text('validation.porting.otherInsurer').test(
    'other',
    'validation.porting.otherInsurer',
    (value, context) => formIn(context).insurer !== OTHER_INSURER || /\p{L}{2}/u.test(value ?? ''),
  ),
  policyNumber: text(NUMBER)
    .matches(/^[\p{L}\p{N}][\p{L}\p{N} /._-]{3,39}$/u, NUMBER)
    .required(NUMBER),
  endsOn: day((value, today) => {
    if (value < today) return 'validation.porting.ended';
    return value > addDays(today, MOST_DAYS_AHEAD) ? 'validation.porting.far' : undefined;
  }),
  sumInsured: rupees(),
  since: day((value, today, { endsOn }) => {
    if (value > today) return 'validation.porting.future';
    const isLong = value < addMonths(today, -60 * 12);
    return isLong || (isIsoDate(endsOn) && value >= endsOn) ? 'validation.porting.since' : undefined;
  }),
  people: listOf(shape({ name: personName().required('validation.name'), dateOfBirth: birth() }), PEOPLE)
    .min(1, PEOPLE)
    .max(MOST_PORT.people, PEOPLE)
    .required(PEOPLE),
  claimed: flag(YES_OR_NO).required(YES_OR_NO),
  claims: listOf(claim, CLAIMS)
    .max(MOST_PORT.claims, CLAIMS)
    .when('claimed', {
      is: true,
      then: (list) => list.min(1, CLAIMS).required(CLAIMS),
      otherwise: () => listOf(shape({}), CLAIMS),
    }),
  existing: flag(YES_OR_NO).required(YES_OR_NO),
  name: personName().required('validation.name'),
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
});

/** Finds by field what keeps the move from being sent. */
export function findPortProblems(form: PortForm, today: IsoDate): Problems {
  return problemsIn(sentPort, form, today);
}
