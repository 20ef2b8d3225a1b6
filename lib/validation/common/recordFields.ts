import { STAGES } from '@/lib/domain/quote/journey/stages';
import { POLICY_NUMBER } from '@/lib/domain/policy/policyNumber';
import { isResumeUrl } from '@/lib/domain/resume/internalPath';
import { TRIP_POLICY_NUMBER } from '@/lib/domain/travel/tripPolicy';
import { digits, shape, text, wholeNumber } from './base';

const MAX_ID = 64;
const MAX_PAGE = 1000;
const MAX_AMOUNT = 1_00_00_000;

export const stage = () => text('validation.stage').oneOf(STAGES, 'validation.stage');

export const id = () => text('validation.id').matches(new RegExp(`^[\\w-]{1,${MAX_ID}}$`), 'validation.id');

export const policyNumber = () =>
  text('validation.id').matches(POLICY_NUMBER, 'validation.id').required('validation.id');

export const tripPolicyNumber = () =>
  text('validation.id').matches(TRIP_POLICY_NUMBER, 'validation.id').required('validation.id');

/** For requests that name a quote and nothing else. */
export const quoteIdSchema = shape({ quoteId: id().required('validation.id') });

export const resumeUrl = () =>
  text('validation.url').test('url', 'validation.url', (value) => value === undefined || isResumeUrl(value));

export const version = () => wholeNumber('validation.version').min(0, 'validation.version');

export const page = () =>
  digits('validation.page').min(1, 'validation.page').max(MAX_PAGE, 'validation.page').default(1);

/** The secret of a link, of 256 bits. */
export const linkToken = () =>
  text('validation.id')
    .matches(/^[\w-]{43}$/, 'validation.id')
    .required('validation.id');

/** Whole rupees, as shown to the customer. */
export const shownAmount = () =>
  wholeNumber('validation.amount')
    .min(1, 'validation.amount')
    .max(MAX_AMOUNT, 'validation.amount')
    .required('validation.amount');
