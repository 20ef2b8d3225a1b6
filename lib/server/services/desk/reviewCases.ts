import type { CaseKind } from '@/lib/domain/desk/reviewCases';
import { keptUntil } from '@/lib/domain/common/retention';
import { closeWithdrawn, insertCase } from '@/models/desk/reviewCase';
import { randomId } from '@/lib/server/crypto';

type About = { kind: CaseKind; quoteId: string; applicationId?: string; changeId?: string };

/** Does nothing while such a case is open. */
export async function openCase({ kind, quoteId, applicationId, changeId }: About, now: Date): Promise<void> {
  await insertCase({
    _id: randomId(),
    kind,
    quoteId,
    ...(applicationId !== undefined && { applicationId }),
    ...(changeId !== undefined && { changeId }),
    openedAt: now,
    isOpen: true,
    expiresAt: keptUntil('reviewCase', now),
  });
}

export async function withdrawCase(about: Pick<About, 'kind' | 'quoteId'>, now: Date): Promise<void> {
  await closeWithdrawn(about, now);
}
