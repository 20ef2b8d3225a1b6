import type { ColleaguesDto, OwnerDto } from '@/lib/domain/desk/list/contract';
import { isAllowed } from '@/lib/domain/desk/permissions';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import type { OwnerBody } from '@/lib/validation/desk/owner';
import { type DialerLeadRecord, NOBODY } from '@/models/callbacks/dialerLead';
import { changeOwner, findLeadOf } from '@/models/callbacks/leadOwner';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { audit } from '@/lib/server/services/common/audit';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import { findColleague, listColleagues } from './colleagues';
import { actorOf } from '@/lib/server/services/common/actor';

export async function readColleagues(request: ApiRequest<unknown>): Promise<ColleaguesDto> {
  const { staffId } = actorOf(request);
  const colleagues = await listColleagues();
  return { colleagues: colleagues.filter((each) => each.staffId !== staffId) };
}

/** Takes an unowned quote, or hands one over: one's own, or any as a supervisor. Idempotent. */
export async function changeQuoteOwner(request: ApiRequest<OwnerBody>): Promise<OwnerDto> {
  const { staffId } = actorOf(request);
  const { quoteId, to = staffId } = request.input;
  const [lead, owner] = await Promise.all([findLeadOf(quoteId), findColleague(to)]);
  if (!lead) throw new AppError('NOT_FOUND');
  if (!owner) throw invalidField('to', 'validation.colleague');
  if (lead.owner !== to) await give(lead, to, request);
  const cause = to === staffId ? 'taken' : 'handed over';
  await advanceLead(lead._id, { status: LEAD_STATUS.logged, at: request.now, actor: staffId, cause });
  const { status } = (await findLeadOf(quoteId)) ?? lead;
  return { quoteId, owner, status };
}

async function give(
  { quoteId, owner: from = NOBODY }: DialerLeadRecord,
  to: string,
  request: ApiRequest<OwnerBody>,
): Promise<void> {
  const { staffId, role } = actorOf(request);
  const isFree = from === NOBODY || from === staffId;
  if (!isFree && !isAllowed(role, 'quotes.assign')) throw new AppError('CONFLICT');
  if (!(await changeOwner(quoteId, { from, to, now: request.now }))) throw new AppError('CONFLICT');
  await audit(to === staffId ? 'QUOTE_TAKEN' : 'QUOTE_HANDED_OVER', staffId, request, { quoteId, from, to });
}
