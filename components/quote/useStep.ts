import { useRouter } from 'next/router';
import { useHydrated } from '@/lib/late/useHydrated';

export const GROUPS = ['who', 'ages', 'place'] as const;
export type Group = (typeof GROUPS)[number];
export type QuoteStep = Group | 'plans' | 'compare';

function toStep(hash: string | undefined): QuoteStep {
  if (hash === 'plans' || hash === 'compare') return hash;
  return GROUPS.find((group) => group === hash) ?? 'who';
}

/** The step is in the URL's hash, so that back and reload work. */
export function useStep() {
  const router = useRouter();
  const isHydrated = useHydrated();
  const [path, hash] = router.asPath.split('#');
  const go = (step: QuoteStep) =>
    // When two pushes race, Next rejects the first: not an error.
    router.push(`${path}#${step}`, undefined, { shallow: true, scroll: false }).catch(() => false);
  return { step: isHydrated ? toStep(hash) : ('who' as const), go };
}
