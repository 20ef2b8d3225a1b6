import { canMoveLead } from '@/lib/domain/leadStatus';
import { DialerLeads, moveDialerLead, type StatusMove } from '@/models/dialerLead';
import { AppError } from '../http/errors';

/** Moves a lead's status forward and keeps the move. CONFLICT when it may not go there, or went elsewhere first. */
export async function moveLead(id: string, move: StatusMove): Promise<void> {
  const lead = await DialerLeads.findById(id).lean();
  if (!lead) throw new AppError('NOT_FOUND');
  if (lead.status === move.status) return;
  if (!canMoveLead(lead.status, move.status)) throw new AppError('CONFLICT');
  if (!(await moveDialerLead(id, lead.status, move))) throw new AppError('CONFLICT');
}

const MAX_TRIES = 5;

/** Moves a lead's status forward where it may go there, and leaves it as it is where it may not. Repeats are harmless. */
export async function advanceLead(id: string, move: StatusMove): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const lead = await DialerLeads.findById(id).lean();
    if (!lead || !canMoveLead(lead.status, move.status)) return;
    if (await moveDialerLead(id, lead.status, move)) return;
  }
  throw new AppError('CONFLICT');
}
