import { useRouter } from 'next/router';
import { useState } from 'react';
import { firstOpenScreen, type OpenFields } from '@/lib/domain/application/progress';
import type { Screen } from '@/lib/domain/application/sections';

/** Ignores the cancelled first navigation of a double click, which the second press replaced. */
function passIfCancelled(problem: unknown): void {
  if (!(problem instanceof Error && 'cancelled' in problem)) throw problem;
}

/** The screen named by the URL's hash, or else the first with an unanswered question. */
export function useScreen(screens: readonly Screen[], open: OpenFields) {
  const router = useRouter();
  const [path = '', hash] = router.asPath.split('#');
  // Fixed at mount: answering a screen's last question must not navigate away from it.
  const [first] = useState(() => firstOpenScreen(screens, open)?.id);
  const named = (name: string | undefined) => screens.find(({ id }) => id === name);
  const screen = named(hash) ?? named(first) ?? screens[0];
  const hrefOf = ({ id }: Screen) => `${path}#${id}`;
  const go = (to: Screen) =>
    router.push(hrefOf(to), undefined, { shallow: true, scroll: true }).catch(passIfCancelled);
  return { screen, go, hrefOf };
}
