import { quoteUrl } from '@/lib/config/paths';
import type { Segment } from '@/lib/domain/quote/segments';
import { STAGES, type Stage } from '@/lib/domain/quote/journey/stages';

export type Stopped = { stage: Stage; url: string; quoteId: string; segment: Segment };

/** What of the quote itself is answered, its people or its trip and its plan; the steps after the summary look after themselves. */
export type Answered = { hasMembers: boolean; hasPlan: boolean };

/**
 * Where a journey goes on: where it stopped; or, when a question before that has no answer (any more), there, with a
 * mark for the page to say so. A plan that can't be had any more is such a question.
 */
export function landingOf(
  { stage, url, quoteId, segment }: Stopped,
  { hasMembers, hasPlan }: Answered,
): string {
  const isPast = (step: Stage) => STAGES.indexOf(stage) > STAGES.indexOf(step);
  const changed = `${quoteUrl(quoteId, segment)}&changed=1`;
  if (isPast('members_114') && !hasMembers) return changed;
  return isPast('plans_115') && !hasPlan ? `${changed}#plans` : url;
}
