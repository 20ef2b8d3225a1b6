import mongoose from 'mongoose';
import { Applications } from '@/models/application/application';
import { Callbacks } from '@/models/callbacks/callback';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { OnlineLeads } from '@/models/callbacks/onlineLead';
import { ClaimCases } from '@/models/claims/claimCase';
import { Consents } from '@/models/consents/consent';
import { HealthDeclarations } from '@/models/declaration/healthDeclaration';
import { KycDetails } from '@/models/kyc/kycDetails';
import { Papers } from '@/models/papers/paper';
import { Ports } from '@/models/porting/port';
import { AllTripDetails } from '@/models/travel/tripDetails';
import { PolicyChanges } from './policyChange';

type Moved = { policyNumber: string; quoteId: string; from: string; to: string; now: Date };

/**
 * Moves everything else that a proof of the number opens, besides policy and quote. Versions are raised, so that a save
 * under way from the old number's session is refused. Repeatable.
 */
export async function moveHeld({ policyNumber, quoteId, from, to, now }: Moved): Promise<void> {
  const mobileHash = to;
  const ofPolicy = { policyNumber, mobileHash: from };
  const ofQuote = { quoteId, mobileHash: from };
  const owners = [
    ...(await ClaimCases.find({ policyNumber }, { _id: 1 }).lean()),
    // By number: changes have no index of policies alone.
    ...(await PolicyChanges.find(
      { policyNumber, mobileHash: mongoose.trusted({ $in: [from, to] }) },
      { _id: 1 },
    ).lean()),
  ].map(({ _id }) => _id);
  await ClaimCases.updateMany(ofPolicy, { $set: { mobileHash }, $inc: { version: 1 } });
  await PolicyChanges.updateMany(ofPolicy, { $set: { mobileHash }, $inc: { version: 1 } });
  for (const ownerId of owners)
    await Papers.updateMany({ ownerId, mobileHash: from }, { $set: { mobileHash } });
  // Withdraws calls that were promised to the old number.
  const ended = { outcome: 'withdrawn', doneAt: now } as const;
  await Callbacks.updateMany({ ...ofQuote, isOpen: true }, { $set: ended, $unset: { isOpen: 1 } });
  await Applications.updateMany(ofQuote, { $set: { mobileHash } });
  await Ports.updateMany(ofQuote, { $set: { mobileHash }, $inc: { version: 1 } });
  await Consents.updateMany(ofQuote, { $set: { mobileHash } });
  await HealthDeclarations.updateMany({ _id: quoteId, mobileHash: from }, { $set: { mobileHash } });
  await AllTripDetails.updateMany({ _id: quoteId, mobileHash: from }, { $set: { mobileHash } });
  await KycDetails.updateMany({ _id: quoteId, mobileHash: from }, { $set: { mobileHash } });
}

type MovedLead = { id: string; person: string };

/** Moves the leads, by which telecallers find and call the customer. */
export async function moveLeads(
  { dialer, online }: { dialer: MovedLead; online: MovedLead },
  { from, to: mobileHash }: Pick<Moved, 'from' | 'to'>,
): Promise<void> {
  const named = ({ id }: MovedLead) => ({ _id: id, mobileHash: from });
  await DialerLeads.updateOne(named(dialer), { $set: { mobileHash, person: dialer.person } });
  await OnlineLeads.updateOne(named(online), { $set: { mobileHash, person: online.person } });
}
