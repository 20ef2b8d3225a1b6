import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { NOBODY } from '@/models/callbacks/dialerLead';
import { fillLeads, listUnfilled } from '@/models/callbacks/leadOwner';
import { dialerPersonOf } from '@/lib/server/services/quote/leads';
import { nameHashOf } from '@/lib/server/services/common/personalData';

const AT_ONCE = 200;

/** Gives leads of older servers what the desk finds them by. */
export async function fillNextLeads(): Promise<boolean> {
  const leads = await listUnfilled(AT_ONCE);
  if (leads.length === 0) return false;
  await fillLeads(
    leads.map((lead) => {
      const { name, dateOfBirth } = dialerPersonOf(lead);
      const nameHash = nameHashOf(name, dateOfBirth);
      return { _id: lead._id, fields: { owner: NOBODY, reference: quoteReference(lead.quoteId), nameHash } };
    }),
  );
  return true;
}
