import {
  ACCOUNT_TYPES,
  GENDERS,
  INCOMES,
  MARITAL_STATUSES,
  NOMINEE_RELATIONS,
  OCCUPATIONS,
  RESIDENCES,
} from '@/lib/domain/application/choices.data';
import { isIsoDate } from '@/lib/domain/common/dates';
import { RELATIONS } from '@/lib/domain/quote/members';
import { flag, listOf, shape, text, todayOf } from '@/lib/validation/common/base';
import { dateOfBirth, email, personName } from '@/lib/validation/common/personFields';
import { pincode } from '@/lib/validation/quote/placeFields';
import { bodyMeasure, choice, ifsc, line, printed, keptNumber } from './fields';

const name = () => printed(personName()).required('validation.name');
const adultBirth = () => dateOfBirth('adult').required('validation.dateOfBirth.required');

/** The fields of each section stand in the order of its page, in which its problems are told. */
export const proposerSchema = shape({
  name: name(),
  fatherName: name(),
  dateOfBirth: adultBirth(),
  gender: choice(GENDERS),
  maritalStatus: choice(MARITAL_STATUSES),
  occupation: choice(OCCUPATIONS),
  annualIncome: choice(INCOMES),
  residence: choice(RESIDENCES),
  addressLine: printed(line(3, 120, 'validation.application.addressLine')),
  locality: printed(line(2, 60, 'validation.application.locality')),
  pincode: pincode().required('validation.pincode'),
  email: email().required('validation.email'),
});

export const personSchema = shape({
  relation: choice(RELATIONS),
  dateOfBirth: text('validation.dateOfBirth.invalid').required('validation.dateOfBirth.required'),
  name: name(),
  gender: choice(GENDERS),
  heightCm: bodyMeasure('height'),
  weightKg: bodyMeasure('weight'),
});

export const peopleSchema = shape({
  people: listOf(personSchema, 'validation.members.unreadable').required('validation.members.unreadable'),
});

export const nomineeSchema = shape({
  name: name(),
  relation: choice(NOMINEE_RELATIONS),
  dateOfBirth: text('validation.dateOfBirth.invalid')
    .required('validation.dateOfBirth.required')
    .test('past', 'validation.dateOfBirth.invalid', (value) => isIsoDate(value))
    .test('past', 'validation.dateOfBirth.future', (value, context) => value <= todayOf(context)),
  appointee: shape({
    name: name(),
    relation: choice(NOMINEE_RELATIONS),
    dateOfBirth: adultBirth(),
  }).notRequired(),
});

export const bankSchema = shape({
  holder: name(),
  accountNumber: keptNumber(/^\d{9,18}$/, 'validation.application.accountNumber').required(
    'validation.application.accountNumber',
  ),
  ifsc: ifsc().required('validation.ifsc'),
  accountType: choice(ACCOUNT_TYPES),
});

const agreed = () =>
  flag('validation.application.agree')
    .oneOf([true] as const, 'validation.application.agree')
    .required('validation.application.agree');

const declarationFields = {
  physicalCopy: choice(['yes', 'no'] as const),
  abha: keptNumber(/^\d{14}$/, 'validation.application.abha', (value) => value.replace(/[\s-]/g, '')),
  isTrue: agreed(),
  sharesData: agreed(),
  hasInformationSheet: agreed(),
};

export const declarationSchema = shape(declarationFields);

/** With a blocked premium the declaration permits the debit on acceptance. */
export const blockedDeclarationSchema = shape({ ...declarationFields, permitsDebit: agreed() });
