import { useRouter } from 'next/router';
import { useHydrated } from '@/lib/late/useHydrated';

export const GROUPS = ['who', 'ages', 'place'] as const;
export type Group = (typeof GROUPS)[number];
export type QuoteStep = Group | 'plans' | 'compare';

function toStep(hash: string | undefined): QuoteStep {
  if (hash === 'plans' || hash === 'compare') return hash;
  return GROUPS.find((group) => group === hash) ?? 'who';
}

/** Where one is stands after the # of the address: the browser's back button and a refresh work as anywhere. */
export function useStep() {
  const router = useRouter();
  const isHydrated = useHydrated();
  const [path, hash] = router.asPath.split('#');
  const go = (step: QuoteStep) =>
    // Of two presses the second takes the first one's place, which Next tells as an error.
    router.push(`${path}#${step}`, undefined, { shallow: true, scroll: false }).catch(() => false);
  return { step: isHydrated ? toStep(hash) : ('who' as const), go };
}
