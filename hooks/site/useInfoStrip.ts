import { useEffect, useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import type { PageType } from '@/lib/config/pageTypes';
import { api } from '@/lib/config/paths';

type Answer = { data: { enabledOnPages: readonly string[] } };

/** Prerendered with the strip's space, to avoid layout shift. */
const usual: readonly string[] = ['home', 'plans'];

let asked: Promise<readonly string[]> | undefined;

// If the request fails, the usual pages keep the space. Not by SWR, which weighs more than one request.
const ask = () =>
  (asked ??= postJson<Answer>(api.infoStrip, {})
    .then(({ data }) => data.enabledOnPages)
    .catch(() => usual));

export function useInfoStrip(pageType: PageType): boolean {
  const [enabled, setEnabled] = useState(usual);
  useEffect(() => {
    void ask().then(setEnabled);
  }, []);
  return enabled.includes(pageType);
}
