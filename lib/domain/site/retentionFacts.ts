import { RETENTION_DAYS } from '@/lib/domain/common/retention';
import { RESUME_DAYS } from '@/lib/domain/resume/resume';

/** In years where whole, else in days. */
export function retentionFacts(): Record<string, number> {
  const said = Object.entries(RETENTION_DAYS).map(([what, days]) => [
    `${what}Kept`,
    days % 365 === 0 ? days / 365 : days,
  ]);
  return { ...(Object.fromEntries(said) as Record<string, number>), resumeKept: RESUME_DAYS };
}
