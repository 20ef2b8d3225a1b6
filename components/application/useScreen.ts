import { useRouter } from 'next/router';
import { useState } from 'react';
import { firstOpenScreen, type OpenFields } from '@/lib/domain/application/progress';
import type { Screen } from '@/lib/domain/application/sections';

/** Which screen is shown stands after the # of the address; without one it is the first with something to answer. */
export function useScreen(screens: readonly Screen[], open: OpenFields) {
  const router = useRouter();
  const [path = '', hash] = router.asPath.split('#');
  // Kept: answering the last question of a screen does not take the screen away.
  const [first] = useState(() => firstOpenScreen(screens, open)?.id);
  const named = (name: string | undefined) => screens.find(({ id }) => id === name);
  const screen = named(hash) ?? named(first) ?? screens[0];
  const hrefOf = ({ id }: Screen) => `${path}#${id}`;
  const go = (to: Screen) => router.push(hrefOf(to), undefined, { shallow: true, scroll: true });
  return { screen, go, hrefOf };
}
