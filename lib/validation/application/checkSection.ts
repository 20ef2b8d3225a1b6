import { ValidationError } from 'yup';
import type { ApplicationAnswers, Draft } from '@/lib/domain/application/answers';
import { questionsFor } from '@/lib/domain/application/medical';
import { findMedicalProblems, type MedicalProblem } from '@/lib/domain/application/medicalProblems';
import { withAppointee } from '@/lib/domain/application/nominee';
import type { FilledForm } from '@/lib/domain/application/prefill';
import { SECTIONS, type Section } from '@/lib/domain/application/sections';
import { isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import {
  bankSchema,
  blockedDeclarationSchema,
  declarationSchema,
  nomineeSchema,
  peopleSchema,
  proposerSchema,
} from './sections';

export type Problem = { key: string; values: Record<string, number> };
export type Problems = Readonly<Record<string, Problem>>;

export type CheckContext = {
  today: IsoDate;
  /** The premium is blocked: the declaration includes permission to debit it. */
  isBlocked: boolean;
};

/** Path of each invalid field → its problem. */
export function checkSection(section: Section, form: FilledForm, context: CheckContext): Problems {
  if (section === 'medical') return checkMedical(form, context.today);
  try {
    schemaOf(section, context).validateSync(toChecked(section, form, context.today), {
      abortEarly: false,
      stripUnknown: true,
      context: { today: context.today },
    });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return toProblems(error);
    throw error;
  }
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

function toProblems({ inner, ...whole }: ValidationError): Problems {
  const all = inner.length > 0 ? inner : [whole];
  const entries = all.map(({ path = '', message, params = {} }) => {
    const values = Object.entries(params).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
    return [path.replace(/\[(\d+)\]/g, '.$1'), { key: message, values: Object.fromEntries(values) }] as const;
  });
  // Reversed so that a field's first message wins.
  return Object.fromEntries(entries.toReversed());
}
