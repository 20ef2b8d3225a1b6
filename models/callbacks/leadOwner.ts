import mongoose from 'mongoose';
import { type DialerLeadRecord, DialerLeads, NOBODY } from './dialerLead';

/** Also matches a lead from before there were owners. */
const of = (owner: string) =>
  owner === NOBODY ? { owner: mongoose.trusted({ $in: [NOBODY, null] }) } : { owner };

/** Null when the lead's owner has changed. */
export function changeOwner(
  quoteId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<DialerLeadRecord | null> {
  return DialerLeads.findOneAndUpdate(
    { quoteId, ...of(from) },
    { $set: { owner: to, updatedAt: now } },
    { returnDocument: 'after' },
  )
    .lean()
    .exec();
}

export function findLeadOf(quoteId: string): Promise<DialerLeadRecord | null> {
  return DialerLeads.findOne({ quoteId }).lean().exec();
}

type Filled = Required<Pick<DialerLeadRecord, 'owner' | 'reference' | 'nameHash'>>;

/** Leads older than the fields by which the desk finds them. */
export function listUnfilled(limit: number): Promise<DialerLeadRecord[]> {
  return DialerLeads.find({ owner: mongoose.trusted({ $exists: false }) })
    .limit(limit)
    .lean()
    .exec();
}

export async function fillLeads(filled: readonly { _id: string; fields: Filled }[]): Promise<void> {
  await DialerLeads.bulkWrite(
    filled.map(({ _id, fields }) => ({
      updateOne: { filter: { _id, owner: { $exists: false } }, update: { $set: fields } },
    })),
  );
}
