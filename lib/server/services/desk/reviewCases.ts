import type { CaseKind } from '@/lib/domain/desk/reviewCases';
import { isChangeKind } from '@/lib/domain/my/changes';
import { keptUntil } from '@/lib/domain/common/retention';
import {
  closeOfOthers,
  closeWithdrawn,
  hasOpenOfOthers,
  insertCase,
  type ReviewCaseRecord,
} from '@/models/desk/reviewCase';
import { randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';

type About = { kind: CaseKind; quoteId: string; applicationId?: string; changeId?: string };

const RETRY_AFTER_SECONDS = 15;

/**
 * Does nothing while such a case is open; that of another change of the kind, left by a server that stopped, is
 * closed. Of a new number anybody can ask, so that one request never stands in for another.
 */
export async function openCase(about: About, now: Date): Promise<void> {
  const { kind, quoteId, changeId } = about;
  if (changeId !== undefined && isChangeKind(kind)) {
    await closeOfOthers({ kind, quoteId, changeId }, now);
    // The earlier request is settled first.
    if (await hasOpenOfOthers({ kind, quoteId, changeId }))
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  await insertCase(newCase(about, now));
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
