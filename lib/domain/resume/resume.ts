import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { DAY_MS } from '@/lib/domain/common/dates';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import { findProductByName } from '@/lib/domain/plans/products';
import { isInternalPath } from './internalPath';

export const RESUME_DAYS = 45;
export const JOURNEYS_A_PAGE = 10;
export const SAVE_DEBOUNCE_MS = 2_000;
export const CHECK_DELAY_MS = 3_000;

export const RESTRICTED_STAGES: readonly Stage[] = ['leadform_113', 'summery_111'];

export const APPLICABLE_ROUTES: readonly string[] = [
  '/individual-health-insurance-plans.html',
  '/family-health-insurance-plans.html',
  '/health-insurance-plans.html',
  '/category/[slug]',
  '/health-insurance/[slug]',
  '/',
];

export function isApplicableRoute(routePattern: string): boolean {
  return APPLICABLE_ROUTES.includes(routePattern);
}

export function expiryOf(savedAt: Date): Date {
  return new Date(savedAt.getTime() + RESUME_DAYS * DAY_MS);
}

function isExpired(expiresAt: Date, now: Date): boolean {
  return now.getTime() > expiresAt.getTime();
}

export type DialogInput = {
  readonly routePattern: string;
  readonly lookup: Pick<ResumeLookupDto, 'productName' | 'stage' | 'isJourneyComplete' | 'expiresAt'>;
  readonly now: Date;
};

export function shouldOpenDialog({ routePattern, lookup, now }: DialogInput): boolean {
  if (!isApplicableRoute(routePattern) || lookup.isJourneyComplete) return false;
  if (lookup.expiresAt !== undefined && isExpired(new Date(lookup.expiresAt), now)) return false;
  return Boolean(lookup.productName) || lookup.stage === 'leadform_113';
}

export type ResumeTarget =
  | { kind: 'appform'; slug: string; applicationId: string }
  | { kind: 'url'; url: string }
  | { kind: 'openLeadForm' };

/** Ignores an external url. */
export function resumeTarget(
  lookup: Pick<ResumeLookupDto, 'paymentStatus' | 'productName' | 'applicationId' | 'stage' | 'url'>,
): ResumeTarget {
  const slug = lookup.productName && findProductByName(lookup.productName)?.slug;
  if (lookup.paymentStatus && slug && lookup.applicationId) {
    return { kind: 'appform', slug, applicationId: lookup.applicationId };
  }
  if (isInternalPath(lookup.url)) return { kind: 'url', url: lookup.url };
  return lookup.stage === 'leadform_113' ? { kind: 'openLeadForm' } : { kind: 'url', url: '/' };
}

export type SaveInput = {
  readonly journey: { readonly stage: Stage } | undefined;
  readonly hasSavedForm: boolean;
  readonly uuid: string | undefined;
  /** Typing within a step saves to the existing record. */
  readonly isTyped?: boolean;
};

/** The specification updates in one case and creates otherwise. */
export function resumeCall(input: SaveInput): 'create' | 'update' | 'none' {
  const { journey, hasSavedForm, uuid, isTyped } = input;
  if (!journey) return 'none';
  return hasSavedForm && (isTyped || journey.stage !== 'leadform_113') && uuid ? 'update' : 'create';
}
