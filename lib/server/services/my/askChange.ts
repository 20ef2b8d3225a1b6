import { todayInIndia } from '@/lib/domain/common/dates';
import type { ChangeBody } from '@/lib/validation/my/changes';
import { moveChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import type { PolicyRecord } from '@/models/policy/policy';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { openCase } from '@/lib/server/services/desk/reviewCases';
import { keepFiles } from '@/lib/server/services/papers/keepFiles';
import { checkNotCooling } from '@/lib/server/services/policy/cooling';
import { acceptAtOnce, isHolders, nameAtBank } from './account/askAccount';
import { additionTo } from './additions';
import { tellChange } from './changeMessages';
import { formOf, sealForm } from './changeRecord';

/**
 * Opens the case first, so that no request stays unseen if this server stops in between. A case without its request
 * decides nothing.
 */
export async function askChange(
  policy: PolicyRecord,
  draft: PolicyChangeRecord,
  request: ApiRequest<ChangeBody>,
): Promise<PolicyChangeRecord> {
  const { now, locale } = request;
  const { _id, kind, version } = draft;
  const { data } = formOf(draft);
  checkNotCooling(policy, now);
  const addition = kind === 'person' ? additionTo(policy, data, todayInIndia(now))?.addition : undefined;
  if (kind === 'person' && !addition) throw new AppError('NO_PRICE');
  const bankSays = kind === 'account' ? await nameAtBank(data, policy, now) : undefined;
  await openCase({ kind, quoteId: policy.quoteId, changeId: _id }, now);
  const asked = await moveChange(
    { _id, status: 'draft', version },
    {
      status: 'asked',
      askedAt: now,
      updatedAt: now,
      language: locale,
      expiresAt: policy.expiresAt,
      form: sealForm(
        { data, ...(addition && { addition }), ...(bankSays !== undefined && { bankSays }) },
        _id,
      ),
    },
  );
  if (!asked) throw new AppError('CONFLICT', { version });
  await keepFiles(_id, policy.expiresAt);
  await audit('CHANGE_ASKED', 'customer', request, { changeId: _id, kind });
  const isOwn = kind === 'account' && isHolders(policy, data, bankSays);
  if (isOwn) return acceptAtOnce(asked, policy, now);
  await tellChange(asked, policy, now);
  return asked;
}

/** Completes what follows a request, in case a server stopped before it did. */
export async function followAsking(
  asked: PolicyChangeRecord,
  policy: PolicyRecord,
  now: Date,
): Promise<void> {
  await keepFiles(asked._id, policy.expiresAt);
  await tellChange(asked, policy, now);
}
