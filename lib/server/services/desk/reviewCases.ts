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
 * Opens a case, unless the same one is open. A case of another change of this kind, left by a server that stopped, is
 * closed; but not that of a new number, which anybody can ask for: there each request has its own.
 */
export async function openCase(about: About, now: Date): Promise<void> {
  const { kind, quoteId, changeId } = about;
  if (changeId !== undefined && isChangeKind(kind)) {
    await closeOfOthers({ kind, quoteId, changeId }, now);
    // The earlier request must be settled first.
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
