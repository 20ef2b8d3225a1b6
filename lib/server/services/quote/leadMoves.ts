import { canMoveLead } from '@/lib/domain/quote/leadStatus';
import { DialerLeads, moveDialerLead, type StatusMove } from '@/models/dialerLead';
import { AppError } from '@/lib/server/http/errors';

const MAX_TRIES = 5;

/**
 * Moves the status of a quote's lead, where it has one, forward and keeps the move; leaves it as it is where it may
 * not go there. Repeats are harmless.
 */
export async function advanceLead(dialerId: string | undefined, move: StatusMove): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const lead = dialerId && (await DialerLeads.findById(dialerId).lean());
    if (!lead || !canMoveLead(lead.status, move.status)) return;
    if (await moveDialerLead(lead._id, lead.status, move)) return;
  }
  throw new AppError('CONFLICT');
}
