import type { IsoDate } from '@/lib/domain/common/dates';
import type { Member, Relation } from '@/lib/domain/quote/members';
import type { Gender, NomineeRelation } from './choices.data';
import type { MedicalQuestionId } from './medical.data';
import type { Section } from './sections';

/** The answers once valid; a draft has the same shape, incomplete and unchecked. */
export type Proposer = {
  name: string;
  fatherName: string;
  dateOfBirth: IsoDate;
  gender: Gender;
  maritalStatus: string;
  occupation: string;
  annualIncome: string;
  residence: string;
  email: string;
  addressLine: string;
  locality: string;
  pincode: string;
};

export type PersonAnswers = {
  relation: Relation;
  dateOfBirth: IsoDate;
  name: string;
  gender: Gender;
  /** Whole centimetres and kilograms, as digits. */
  heightCm: string;
  weightKg: string;
};

export type MedicalAnswer = {
  answer: 'yes' | 'no';
  conditions?: readonly string[];
  /** YYYY-MM */
  since?: string;
  details?: string;
  amount?: string;
};
export type MedicalAnswers = Partial<Record<MedicalQuestionId, MedicalAnswer>>;

export type Nominee = {
  name: string;
  relation: NomineeRelation;
  dateOfBirth: IsoDate;
  /** Who receives the money for a nominee under 18 (Insurance Act 1938, section 39). */
  appointee?: { name: string; relation: string; dateOfBirth: IsoDate };
};

export type BankAccount = {
  holder: string;
  accountNumber: string;
  ifsc: string;
  accountType: string;
};

export type SignedDeclaration = {
  physicalCopy: 'yes' | 'no';
  /** The 14 digits of an Ayushman Bharat Health Account. */
  abha?: string;
  isTrue: true;
  sharesData: true;
  hasInformationSheet: true;
  /** Bima-ASBA: permits the debit of a blocked premium on acceptance. */
  permitsDebit?: true;
};

export type ApplicationAnswers = {
  proposer: Proposer;
  members: { people: readonly PersonAnswers[] };
  medical: { people: readonly MedicalAnswers[] };
  nominee: Nominee;
  bank: BankAccount;
  declaration: SignedDeclaration;
};

/** A section as typed so far: plain JSON that isn't validated. */
export type Draft = Record<string, unknown>;
export type Drafts = Readonly<Partial<Record<Section, Draft>>>;

export type KnownFacts = {
  members: readonly Member[];
  name?: string;
  dateOfBirth?: IsoDate;
  pincode?: string;
};
