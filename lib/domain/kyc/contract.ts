import type { JourneyStep, KycStatus } from '@/lib/domain/quote/journey/nextStep';
import type { KycForm, KycMethod } from './form';
import type { KycFailure } from './identity';

/** GET and POST /api/health-insurance-plan/customer-kyc */
export type KycDto = {
  quoteId: string;
  /** The form as typed, with complete numbers masked. It is prefilled at first. */
  form: KycForm;
  status?: KycStatus;
  /** The last method tried. */
  method?: KycMethod;
  maskedName?: string;
  reference?: string;
  failure?: KycFailure;
  /** If the names differ: the customer's as typed, the registry's masked. */
  typedName?: string;
  registryName?: string;
  /** The date of birth that the price is for, while it can be changed; absent where the proposer isn't insured. */
  pricedBirth?: string;
  isSandbox: boolean;
  next: JourneyStep;
  version: number;
};

/** POST /api/signzy/getData */
export type IdentityDto = {
  type: 'pan' | 'ckyc' | 'bankAccount';
  isFound: boolean;
  isMatch: boolean;
  maskedName?: string;
  reference?: string;
};
