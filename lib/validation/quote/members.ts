import { ValidationError, type TestContext } from 'yup';
import {
  findMemberProblems,
  isRelation,
  RELATIONS,
  type Member,
  type MemberProblem,
} from '@/lib/domain/quote/members';
import { listOf, shape, text, todayOf } from '@/lib/validation/common/base';

const memberSchema = shape({
  relation: text('validation.members.relation')
    .oneOf(RELATIONS, 'validation.members.relation')
    .required('validation.members.relation'),
  dateOfBirth: text('validation.dateOfBirth.invalid').required('validation.dateOfBirth.required'),
});

/** Problems are reported at the member's field. */
export const members = () =>
  listOf(memberSchema, 'validation.members.unreadable').test('members', (value, context) => {
    // Malformed members are reported by their own schema.
    if (!value?.every(isFilled)) return true;
    const problems = findMemberProblems(value, todayOf(context));
    return problems.length === 0 || new ValidationError(problems.map((problem) => toError(problem, context)));
  });

function isFilled(member: unknown): member is Member {
  if (typeof member !== 'object' || member === null) return false;
  const { relation, dateOfBirth } = member as Partial<Record<keyof Member, unknown>>;
  return isRelation(relation) && typeof dateOfBirth === 'string' && dateOfBirth !== '';
}

function toError(problem: MemberProblem, context: TestContext): ValidationError {
  const path = problem.at === 'all' ? context.path : `${context.path}[${problem.at}].${problem.field}`;
  return context.createError({ path, message: `validation.${problem.key}` });
}
