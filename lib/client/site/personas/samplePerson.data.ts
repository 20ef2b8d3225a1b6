import { MEDICAL_QUESTIONS } from '@/lib/domain/application/medical.data';
import type { Section } from '@/lib/domain/application/sections';

/** Two invented people, with answers that go straight through to a policy. */

export const SELF = { name: 'Asha Sample', dateOfBirth: '1992-06-14' } as const;
const SPOUSE = { name: 'Arjun Sample', dateOfBirth: '1994-01-20' } as const;

const no = { answer: 'no' } as const;
const healthy = Object.fromEntries(MEDICAL_QUESTIONS.map(({ id }) => [id, no]));

export const FAMILY = {
  ...SELF,
  consent: true,
  members: [
    { relation: 'self', dateOfBirth: SELF.dateOfBirth },
    { relation: 'spouse', dateOfBirth: SPOUSE.dateOfBirth },
  ],
  pincode: '411038',
  existingIllness: 'no',
};

export const PLAN = {
  product: 'reassurev2',
  tier: 'Platinum+',
  sumInsured: 1_000_000,
  tenure: 1,
  riders: [],
};

export const HEALTH = { illness: no, treatment: no, pending: no, refused: no };

/** A PAN that the sandbox accepts. */
export const IDENTITY = { method: 'pan', pan: 'AAAPS1111A', consent: true, ...SELF };

export const FORM: readonly (readonly [Exclude<Section, 'declaration'>, object])[] = [
  [
    'proposer',
    {
      fatherName: 'Ravi Sample',
      gender: 'female',
      occupation: 'salaried',
      annualIncome: 'upTo10',
      email: 'asha@mail.example',
      addressLine: '12, Sample Street',
      locality: 'Kothrud',
    },
  ],
  [
    'members',
    {
      people: [
        { heightCm: '162', weightKg: '64' },
        { name: SPOUSE.name, gender: 'male', heightCm: '175', weightKg: '72' },
      ],
    },
  ],
  ['medical', { people: [healthy, healthy] }],
  ['nominee', { ...SPOUSE, relation: 'spouse' }],
  ['bank', { accountNumber: '123456789012', ifsc: 'hdfc0000001', accountType: 'savings' }],
];

export const SIGNED = { isTrue: true, sharesData: true, hasInformationSheet: true };

/** A week in Thailand, a month from now. */
export const TRIP = {
  destination: 'thailand',
  inDays: 30,
  days: 7,
  sumInsuredUsd: 50_000,
  travellers: [SELF.dateOfBirth],
} as const;

export const TRAVELLERS = {
  traveller1: { surname: 'Sample', givenNames: 'Asha', passportNumber: 'K1234567' },
  nominee: { name: SPOUSE.name, relation: 'spouse', dateOfBirth: SPOUSE.dateOfBirth },
  contact: { email: 'asha@mail.example' },
  declared: { livesInIndia: 'yes', startsHere: 'yes', forTreatment: 'no', illness: 'no' },
} as const;

export const CLAIM = {
  kind: 'cashless',
  admission: 'emergency',
  hospitalName: 'Parijat General',
  story: 'Fell on the stairs',
};
