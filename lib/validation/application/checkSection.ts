import type { ApplicationAnswers, Draft } from '@/lib/domain/application/answers';
import { questionsFor } from '@/lib/domain/application/medical';
import { findMedicalProblems, type MedicalProblem } from '@/lib/domain/application/medicalProblems';
import { withAppointee } from '@/lib/domain/application/nominee';
import type { FilledForm } from '@/lib/domain/application/prefill';
import { SECTIONS, type Section } from '@/lib/domain/application/sections';
import { isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { type Problems, problemsIn } from '@/lib/validation/common/problems';
import {
  bankSchema,
  blockedDeclarationSchema,
  declarationSchema,
  nomineeSchema,
  peopleSchema,
  proposerSchema,
} from './sections';

export type CheckContext = {
  today: IsoDate;
  /** The premium is blocked: the declaration includes permission to debit it. */
  isBlocked: boolean;
};

/** Path of each invalid field → its problem. */
export function checkSection(section: Section, form: FilledForm, context: CheckContext): Problems {
  if (section === 'medical') return checkMedical(form, context.today);
  return problemsIn(schemaOf(section, context), toChecked(section, form, context.today), context.today);
}

/** Undefined while the form is incomplete. */
export function toApplicationAnswers(
  form: FilledForm,
  context: CheckContext,
): ApplicationAnswers | undefined {
  const isWhole = SECTIONS.every((section) => Object.keys(checkSection(section, form, context)).length === 0);
  if (!isWhole) return undefined;
  const entries = SECTIONS.map((section) => {
    const given = toChecked(section, form, context.today);
    return [
      section,
      section === 'medical' ? given : schemaOf(section, context).cast(given, { stripUnknown: true }),
    ];
  });
  return Object.fromEntries(entries) as ApplicationAnswers;
}

function schemaOf(section: Exclude<Section, 'medical'>, { isBlocked }: CheckContext) {
  switch (section) {
    case 'proposer':
      return proposerSchema;
    case 'members':
      return peopleSchema;
    case 'nominee':
      return nomineeSchema;
    case 'bank':
      return bankSchema;
    case 'declaration':
      return isBlocked ? blockedDeclarationSchema : declarationSchema;
  }
}

function toChecked(section: Section, form: FilledForm, today: IsoDate): Draft {
  return section === 'nominee' ? withAppointee(form.nominee, today) : form[section];
}

const medicalMessages: Record<MedicalProblem['key'], string> = {
  yesOrNo: 'validation.application.yesOrNo',
  condition: 'validation.application.condition',
  since: 'validation.application.since',
  details: 'validation.application.details',
  amount: 'validation.application.amount',
};

function checkMedical({ members, medical }: FilledForm, today: IsoDate): Problems {
  const answers = medical['people'] as readonly Draft[];
  const problems = (members['people'] as readonly Draft[]).flatMap(({ dateOfBirth, gender }, at) => {
    if (!isIsoDate(dateOfBirth)) return [];
    const asked = questionsFor({ dateOfBirth, gender }, today);
    return findMedicalProblems(answers[at] ?? {}, asked, today).map(
      ({ path, key }) => [`people.${at}.${path}`, { key: medicalMessages[key], values: {} }] as const,
    );
  });
  return Object.fromEntries(problems);
}
