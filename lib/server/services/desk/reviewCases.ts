import type { CaseKind } from '@/lib/domain/desk/reviewCases';
import { keptUntil } from '@/lib/domain/common/retention';
import {
  closeOfOthers,
  closeWithdrawn,
  hasOpenCase,
  insertCase,
  type ReviewCaseRecord,
} from '@/models/desk/reviewCase';
import { randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';

type About = { kind: CaseKind; quoteId: string; applicationId?: string; changeId?: string };

const RETRY_AFTER_SECONDS = 15;

/** Does nothing while such a case is open; that of another change, left by a server that stopped, is closed. */
export async function openCase(about: About, now: Date): Promise<void> {
  const { kind, quoteId, changeId } = about;
  if ((await insertCase(newCase(about, now))) || changeId === undefined) return;
  await closeOfOthers({ kind, quoteId, changeId }, now);
  if (await insertCase(newCase(about, now))) return;
  // Decided, but not settled yet: the request must not take that decision for its own.
  if (!(await hasOpenCase({ kind, quoteId, changeId })))
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function newCase({ kind, quoteId, applicationId, changeId }: About, now: Date): ReviewCaseRecord {
  return {
    _id: randomId(),
    kind,
    quoteId,
    ...(applicationId !== undefined && { applicationId }),
    ...(changeId !== undefined && { changeId }),
    openedAt: now,
    isOpen: true,
    expiresAt: keptUntil('reviewCase', now),
  };
}

export async function withdrawCase(
  about: Pick<About, 'kind' | 'quoteId' | 'changeId'>,
  now: Date,
): Promise<void> {
  await closeWithdrawn(about, now);
}
