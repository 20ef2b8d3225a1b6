import type { JourneyStep, KycStatus } from '../quote/journey/nextStep';
import type { KycForm, KycMethod } from './form';
import type { KycFailure } from './identity';

/** GET and POST /api/health-insurance-plan/customer-kyc */
export type KycDto = {
  quoteId: string;
  /** As it was typed, whole numbers masked; before that, what is known. */
  form: KycForm;
  status?: KycStatus;
  /** How it was tried last. */
  method?: KycMethod;
  maskedName?: string;
  reference?: string;
  failure?: KycFailure;
  /** Where the names differ: the customer's own as it was typed, the registry's masked. */
  typedName?: string;
  registryName?: string;
  /** Whether the sandbox answers, with its own test data. */
  isSandbox: boolean;
  next: JourneyStep;
  version: number;
};

/** POST /api/signzy/getData */
export type IdentityDto = {
  type: 'pan' | 'ckyc' | 'bankAccount';
  isFound: boolean;
  /** Whether it is who they say. */
  isMatch: boolean;
  maskedName?: string;
  reference?: string;
};
