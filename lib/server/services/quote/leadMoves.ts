import { canMoveLead } from '@/lib/domain/quote/leadStatus';
import { DialerLeads, moveDialerLead, type StatusMove } from '@/models/callbacks/dialerLead';
import { retryOnConflict } from '@/lib/server/retryOnConflict';

/** Ignores moves that the status rules don't allow. Idempotent. */
export async function advanceLead(dialerId: string | undefined, move: StatusMove): Promise<void> {
  if (dialerId === undefined) return;
  await retryOnConflict(async () => {
    const lead = await DialerLeads.findById(dialerId).lean();
    if (!lead || !canMoveLead(lead.status, move.status)) return lead;
    return (await moveDialerLead(lead._id, lead.status, move)) ?? undefined;
  });
}
