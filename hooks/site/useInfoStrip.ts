import { useEffect, useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';

export type PageType = 'home' | 'plans' | 'product' | 'journey';

type Answer = { data: { enabledOnPages: readonly string[] } };

/** The page types that have it as a rule: their prerendered pages keep its room, so that nothing moves. */
const usual: readonly string[] = ['home', 'plans'];

let asked: Promise<readonly string[]> | undefined;

// Without an answer the usual pages keep it; swr would weigh more than this one question.
const ask = () =>
  (asked ??= postJson<Answer>(api.infoStrip, {}).then(
    ({ data }) => data.enabledOnPages,
    () => usual,
  ));

/** Whether this type of page shows the strip above the header; asked once on page load. */
export function useInfoStrip(pageType: PageType): boolean {
  const [enabled, setEnabled] = useState(usual);
  useEffect(() => {
    void ask().then(setEnabled);
  }, []);
  return enabled.includes(pageType);
}
