import { STAGES } from '@/lib/domain/journey/stages';
import { findDateOfBirthProblem } from '@/lib/domain/members';
import { normaliseName } from '@/lib/domain/name';
import { normaliseMobile } from '@/lib/domain/phone';
import { findCircle } from '@/lib/domain/pincodes';
import { PRODUCTS, type ProductSlug } from '@/lib/domain/products.data';
import { findProduct, tierOf } from '@/lib/domain/products';
import { isResumeUrl } from '@/lib/domain/resume/internalPath';
import { RIDER_KEYS } from '@/lib/domain/riders.data';
import { SUM_INSURED_LIMITS, TENURES } from '@/lib/domain/terms.data';
import { text, todayOf, wholeNumber } from './base';

const MAX_ID = 64;

export const mobileNumber = () =>
  text('validation.mobileNumber')
    .transform((value: unknown) => (typeof value === 'string' ? (normaliseMobile(value) ?? value) : value))
    .test(
      'mobile',
      'validation.mobileNumber',
      (value) => value === undefined || normaliseMobile(value) !== undefined,
    );

export const email = () =>
  text('validation.email')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value))
    .max(254, 'validation.email')
    .matches(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'validation.email');

export const personName = () =>
  text('validation.name')
    .transform((value: unknown) => (typeof value === 'string' ? (normaliseName(value) ?? value) : value))
    .test('name', 'validation.name', (value) => value === undefined || normaliseName(value) !== undefined);

export const dateOfBirth = (kind: 'adult' | 'child') =>
  text('validation.dateOfBirth.invalid').test('dateOfBirth', (value, context) => {
    if (value === undefined) return true;
    const problem = findDateOfBirthProblem(value, kind, todayOf(context));
    return problem ? context.createError({ message: `validation.${problem}` }) : true;
  });

export const pincode = () =>
  text('validation.pincode').test(
    'pincode',
    'validation.pincode',
    (value) => value === undefined || findCircle(value) !== undefined,
  );

export const city = () => text('validation.city').trim().min(1, 'validation.city').max(60, 'validation.city');

export const sumInsured = () =>
  wholeNumber('validation.sumInsured')
    .min(SUM_INSURED_LIMITS.min, 'validation.sumInsured')
    .max(SUM_INSURED_LIMITS.max, 'validation.sumInsured');

export const tenure = () => wholeNumber('validation.tenure').oneOf(TENURES, 'validation.tenure');

export const product = () =>
  text('validation.product').oneOf<ProductSlug>(
    PRODUCTS.map(({ slug }) => slug),
    'validation.product',
  );

export const tier = () =>
  text('validation.tier').test('tier', 'validation.tier', (value, context) => {
    const { product: slug } = context.parent as { product?: unknown };
    const chosen = typeof slug === 'string' ? findProduct(slug) : undefined;
    return value === undefined || !chosen || tierOf(chosen, value) !== undefined;
  });

export const rider = () => text('validation.riders').oneOf(RIDER_KEYS, 'validation.riders');

export const stage = () => text('validation.stage').oneOf(STAGES, 'validation.stage');

/** An id made by this site: letters, digits, hyphen and underscore. */
export const id = () => text('validation.id').matches(new RegExp(`^[\\w-]{1,${MAX_ID}}$`), 'validation.id');

export const resumeUrl = () =>
  text('validation.url').test('url', 'validation.url', (value) => value === undefined || isResumeUrl(value));

export const version = () => wholeNumber('validation.version').min(0, 'validation.version');
