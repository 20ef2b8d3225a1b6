import { ApiError, isProvenElsewhere, isTemporary } from '@/lib/client/common/apiError';

/** Whether a page can show what it is for, or what is to be done first. */
export type PageState = 'loading' | 'ready' | 'elsewhere' | 'locked' | 'missing' | 'failed';

type Known = {
  isHydrated: boolean;
  /** The address says what is to be shown. */
  isNamed: boolean;
  isHere: boolean;
  error: unknown;
};

export function pageStateOf({ isHydrated, isNamed, isHere, error }: Known): PageState {
  if (!isHydrated) return 'loading';
  if (isProvenElsewhere(error)) return 'elsewhere';
  const status = error instanceof ApiError ? error.status : undefined;
  if (!isNamed || status === 404) return 'missing';
  if (status === 401) return 'locked';
  if (isHere) return 'ready';
  if (error === undefined) return 'loading';
  // A conflict is about a step before this one.
  return isTemporary(error) || status === 409 ? 'failed' : 'missing';
}
