import type { FormOfApplication } from '@/hooks/application/useApplicationForm';
import type { ApplicationDto } from '@/lib/domain/application/contract';
import { fillIn } from '@/lib/domain/application/prefill';
import type { ApplicationStatus } from '@/lib/domain/application/sections';
import { SECTIONS, type SectionStates } from '@/lib/domain/application/sections';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import type { PolicyDto, RefundDto } from '@/lib/domain/policy/contract';
import { cancellationTerms, policyPeriod } from '@/lib/domain/policy/terms';
import { DECISION_DAYS } from '@/lib/domain/policy/terms.data';
import { checkSection } from '@/lib/validation/application/checkSection';
import type { Problems } from '@/lib/validation/common/problems';

const people = [
  {
    relation: 'self',
    dateOfBirth: '1992-04-02',
    name: 'Asha Sample',
    gender: 'female',
    heightCm: '162',
    weightKg: '64',
  },
  {
    relation: 'spouse',
    dateOfBirth: '1994-01-20',
    name: 'Arjun Sample',
    gender: 'male',
    heightCm: '175',
    weightKg: '720',
  },
  { relation: 'son', dateOfBirth: '2020-07-01', gender: 'male' },
] as const;
const names = { self: 'Asha Sample', spouse: 'Arjun Sample', son: 'Kabir Sample' };
const members = people.map(({ relation, dateOfBirth }) => ({ relation, dateOfBirth }));

/** A half-filled form with an error and a gap. */
const form = fillIn(
  { members, name: 'Asha Sample', dateOfBirth: '1992-04-02', pincode: '411038' },
  {
    proposer: {
      fatherName: 'Ravi Sample',
      gender: 'female',
      occupation: 'salaried',
      annualIncome: 'upTo10',
      email: 'asha@mail.example',
      addressLine: '12, Sample Street',
      locality: 'Kothrud',
    },
    members: { people },
    medical: {
      people: [
        {
          chronic: { answer: 'yes', conditions: ['thyroid'], since: '2021-03', details: 'Thyronorm 50 mcg' },
        },
        {},
        {},
      ],
    },
    nominee: { name: 'Kabir Sample', relation: 'son', dateOfBirth: '2020-07-01' },
  },
);

type Sample = { price: PriceDto; today: IsoDate };

export function sampleApplication(
  { price, today }: Sample,
  { status, isBlocked }: { status: ApplicationStatus; isBlocked: boolean },
): ApplicationDto {
  const states = SECTIONS.map((section) => [section, 'partial']);
  return {
    applicationId: 'sample',
    quoteId: 'sample',
    sections: Object.fromEntries(states) as SectionStates,
    version: 1,
    status,
    today,
    mobileNumber: '98xxxx3210',
    form,
    plan: {
      quoteId: 'sample',
      product: price.product,
      productName: price.productName,
      tier: price.tier,
      price,
      isBlocked,
      sumInsured: price.sumInsured,
      tenure: price.tenure,
      familyCombination: price.familyCombination,
      paidAt: `${today}T05:12:00.000Z`,
    },
    updatedAt: `${today}T05:12:00.000Z`,
    submittedAt: `${today}T05:12:00.000Z`,
    answerBy: addDays(today, DECISION_DAYS),
    reasons: ['illness', 'bmi'],
  };
}

const nothing = () => undefined;

/** Makes what useApplicationForm returns, without a server. */
export function sampleForm(
  today: IsoDate,
): FormOfApplication & { open: NonNullable<FormOfApplication['open']> } {
  const checked = SECTIONS.map((section) => [
    section,
    checkSection(section, form, { today, isBlocked: true }),
  ]);
  const problems = Object.fromEntries(checked) as NonNullable<FormOfApplication['problems']>;
  const open = Object.entries<Problems>(problems).map(([section, wrong]) => [section, Object.keys(wrong)]);
  return {
    form,
    problems,
    open: Object.fromEntries(open) as NonNullable<FormOfApplication['open']>,
    isLocked: false,
    write: nothing,
    draft: {
      values: form,
      isLoading: false,
      error: undefined,
      change: nothing,
      retry: nothing,
      submit: (send) => send(),
      finish: nothing,
      flush: () => Promise.resolve(1),
      reload: () => Promise.resolve(),
      status: { state: 'saved', at: '2026-11-20T05:12:00.000Z' },
    },
  };
}

export function samplePolicy({ price, today }: Sample, refund?: RefundDto): PolicyDto {
  const period = policyPeriod(today, price.tenure);
  const cancellation = cancellationTerms({
    ...period,
    premium: price.priceAfterTax,
    requestedOn: today,
    hasClaim: false,
  });
  return {
    policyNumber: 'SUK2026-01234567897',
    quoteId: 'sample',
    holder: 'Asha Sample',
    nominee: 'Kabir Sample',
    product: price.product,
    productName: price.productName,
    tier: price.tier,
    sumInsured: price.sumInsured,
    tenure: price.tenure,
    price,
    issuedOn: today,
    today,
    hasPhysicalCopy: true,
    people: people.map(({ relation, dateOfBirth }, at) => ({
      memberId: `SUK2026-01234567897-${at + 1}`,
      name: names[relation],
      relation,
      dateOfBirth,
    })),
    ...period,
    cancellation,
    ...(refund && { cancelled: { requestedOn: today, amount: cancellation.refund, refund } }),
  };
}
