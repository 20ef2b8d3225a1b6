import { useEffect, useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { StripsDto } from '@/lib/domain/site/contract';

/** Prerendered with the info strip's space, to avoid layout shift. */
const usual: StripsDto = { enabledOnPages: ['home', 'plans'] };

let asked: Promise<StripsDto> | undefined;

/** Continues in a task of its own, since the current one renders the page. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

// If the request fails, the pages that usually have a strip keep its space. Without SWR, which costs more than one
// request.
const ask = () =>
  (asked ??= nextTask()
    .then(() => postJson<{ data: StripsDto }>(api.infoStrip, {}))
    .then(({ data: { enabledOnPages, ...more } }) => ({ enabledOnPages, ...more }))
    .catch(() => usual));

export function useStrips(): StripsDto {
  const [strips, setStrips] = useState(usual);
  useEffect(() => {
    void ask().then(setStrips);
  }, []);
  return strips;
}
