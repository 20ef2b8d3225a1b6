import { quoteUrl } from '@/lib/config/paths';
import type { Segment } from '@/lib/domain/quote/segments';
import { STAGES, type Stage } from '@/lib/domain/quote/journey/stages';

export type Stopped = { stage: Stage; url: string; quoteId: string; segment: Segment };

export type Answered = { hasMembers: boolean; hasPlan: boolean };

/** Finds where the journey continues: at its last page, or at the first question before it that has no valid answer. */
export function landingOf(
  { stage, url, quoteId, segment }: Stopped,
  { hasMembers, hasPlan }: Answered,
): string {
  const isPast = (step: Stage) => STAGES.indexOf(stage) > STAGES.indexOf(step);
  const changed = `${quoteUrl(quoteId, segment)}&changed=1`;
  if (isPast('members_114') && !hasMembers) return changed;
  return isPast('plans_115') && !hasPlan ? `${changed}#plans` : url;
}
