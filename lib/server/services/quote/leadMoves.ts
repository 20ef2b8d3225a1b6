import { canMoveLead } from '@/lib/domain/quote/leadStatus';
import { DialerLeads, moveDialerLead, type StatusMove } from '@/models/dialerLead';
import { retryOnConflict } from '@/lib/server/retryOnConflict';

/**
 * Moves the status of a quote's lead, where it has one, forward and keeps the move; leaves it as it is where it may
 * not go there. Repeats are harmless.
 */
export async function advanceLead(dialerId: string | undefined, move: StatusMove): Promise<void> {
  if (dialerId === undefined) return;
  await retryOnConflict(async () => {
    const lead = await DialerLeads.findById(dialerId).lean();
    if (!lead || !canMoveLead(lead.status, move.status)) return lead;
    return (await moveDialerLead(lead._id, lead.status, move)) ?? undefined;
  });
}
