import { firstOpenStage, isBefore, type JourneyProgress, resumeUrl } from './journey';
import type { Stage } from './stages';

export type Stopped = { stage: Stage; url: string; quoteId: string };

/**
 * Where a journey goes on: where it stopped; or, when a question before that has no answer (any more), there, with a
 * mark for the page to say so. A plan that can't be had any more is such a question.
 */
export function landingOf({ stage, url, quoteId }: Stopped, known: JourneyProgress): string {
  const open = firstOpenStage(known);
  if (!isBefore(open, stage)) return url;
  const [path = '', hash] = (resumeUrl(open, { quoteId }) ?? url).split('#');
  return `${path}&changed=1${hash ? `#${hash}` : ''}`;
}
