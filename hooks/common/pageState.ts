import { ApiError, hasStatus, isProvenElsewhere, isTemporary } from '@/lib/client/common/apiError';

export type PageState = 'loading' | 'ready' | 'needsProof' | 'locked' | 'missing' | 'failed';

type Known = {
  isHydrated: boolean;
  /** The URL names a record. */
  isNamed: boolean;
  isHere: boolean;
  error: unknown;
};

/** Whether an earlier step has to be done first. */
export function isNotReached(error: unknown): boolean {
  return hasStatus(error, 409);
}

export function pageStateOf({ isHydrated, isNamed, isHere, error }: Known): PageState {
  if (!isHydrated) return 'loading';
  if (isProvenElsewhere(error)) return 'needsProof';
  const status = error instanceof ApiError ? error.status : undefined;
  if (!isNamed || status === 404) return 'missing';
  if (status === 401) return 'locked';
  if (isHere) return 'ready';
  if (error === undefined) return 'loading';
  return isTemporary(error) || isNotReached(error) ? 'failed' : 'missing';
}
