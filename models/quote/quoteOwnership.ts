import mongoose from 'mongoose';
import { type Standing, STANDING } from '@/lib/domain/quote/ownership';
import { type QuoteRecord, Quotes } from './quote';

/** Unproven quotes listed for a number; more stay with the session that began them. */
const MAX_UNPROVEN = 20;
const MAX_TAKEN = 50;
/** Bounds the record of a caller who keeps changing cookies. */
const MAX_SESSIONS = 20;

const ownedBy = (ownerHash: string) => ({
  $or: [{ provenBy: ownerHash }, { ownerHash, provenBy: mongoose.trusted({ $exists: false }) }],
});

export function findOwnQuote(id: string, ownerHash: string): Promise<QuoteRecord | null> {
  return Quotes.findOne({ _id: id, ...ownedBy(ownerHash) })
    .lean()
    .exec();
}

export async function isLostTo(id: string, ownerHash: string): Promise<boolean> {
  const provenBy = mongoose.trusted({ $exists: true, $ne: ownerHash });
  return (await Quotes.exists({ _id: id, ownerHash, provenBy })) !== null;
}

export async function holdsProvenQuote(mobileHash: string, ownerHash: string): Promise<boolean> {
  const standing = mongoose.trusted({ $in: [STANDING.proven, STANDING.unchecked] });
  return (await Quotes.exists({ mobileHash, standing, provenBy: ownerHash })) !== null;
}

/** The session's own quotes, and the listed ones of this number. */
export async function listUntaken(mobileHash: string, ownerHash: string): Promise<string[]> {
  const others = mongoose.trusted({ $ne: ownerHash });
  const listed = mongoose.trusted({ $lt: STANDING.unlisted });
  const [own, all] = await Promise.all([
    Quotes.find({ mobileHash, ownerHash, provenBy: others }, { _id: 1 }).limit(MAX_TAKEN).lean(),
    Quotes.find({ mobileHash, standing: listed, provenBy: others }, { _id: 1 })
      .sort({ standing: 1, updatedAt: -1, _id: 1 })
      .limit(MAX_TAKEN)
      .lean(),
  ]);
  return [...own, ...all].map(({ _id }) => _id);
}

/** One conditional write for each quote, so that concurrent proofs all count and concurrent saves retry. */
export async function takeOver(
  { ids, mobileHash }: { ids: readonly string[]; mobileHash: string },
  ownerHash: string,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const given = { _id: mongoose.trusted({ $in: [...ids] }), mobileHash };
  const unproven = { ...given, provenBy: mongoose.trusted({ $exists: false }) };
  const proof = { provenBy: [ownerHash], verifiedAt: now };
  const others = mongoose.trusted({ $exists: true, $ne: ownerHash });
  await Quotes.updateMany(
    { ...unproven, ownerHash },
    { $set: { ...proof, standing: STANDING.proven }, $inc: { version: 1 } },
  );
  await Quotes.updateMany(unproven, {
    $set: { ...proof, standing: STANDING.unchecked },
    $inc: { version: 1, ownership: 1 },
  });
  await Quotes.updateMany(
    { ...given, provenBy: others },
    { $push: { provenBy: { $each: [ownerHash], $slice: -MAX_SESSIONS } }, $inc: { version: 1 } },
  );
}

export async function standingOfNew(mobileHash: string | undefined): Promise<Standing> {
  if (mobileHash === undefined) return STANDING.unproven;
  const standing = mongoose.trusted({ $in: [STANDING.unchecked, STANDING.unproven] });
  const others = await Quotes.countDocuments({ mobileHash, standing }, { limit: MAX_UNPROVEN });
  return others < MAX_UNPROVEN ? STANDING.unproven : STANDING.unlisted;
}

export type JourneyMark = Pick<QuoteRecord, 'standing' | 'updatedAt' | '_id'>;

export function listOpenQuotes(
  mobileHash: string,
  { aliveAt, after, limit }: { aliveAt: Date; after?: JourneyMark; limit: number },
): Promise<QuoteRecord[]> {
  return Quotes.find({
    mobileHash,
    standing: mongoose.trusted({ $lte: STANDING.unchecked }),
    expiresAt: mongoose.trusted({ $gte: aliveAt }),
    completedAt: mongoose.trusted({ $exists: false }),
    ...(after && { $or: laterThan(after) }),
  })
    .sort({ standing: 1, updatedAt: -1, _id: 1 })
    .limit(limit)
    .lean()
    .exec();
}

const laterThan = ({ standing, updatedAt, _id }: JourneyMark) => [
  { standing: mongoose.trusted({ $gt: standing }) },
  { standing, updatedAt: mongoose.trusted({ $lt: updatedAt }) },
  { standing, updatedAt, _id: mongoose.trusted({ $gt: _id }) },
];

export function listProvenQuotes(mobileHash: string, aliveAt: Date): Promise<QuoteRecord[]> {
  return Quotes.find({
    mobileHash,
    standing: mongoose.trusted({ $lte: STANDING.unchecked }),
    expiresAt: mongoose.trusted({ $gte: aliveAt }),
  })
    .sort({ standing: 1, updatedAt: -1, _id: 1 })
    .limit(MAX_TAKEN)
    .lean()
    .exec();
}

export async function listOwnIds(ownerHash: string): Promise<string[]> {
  const quotes = await Quotes.find(ownedBy(ownerHash), { _id: 1 }).lean();
  return quotes.map(({ _id }) => _id);
}

/** Quotes proven by others are not touched. */
export async function disownQuotes(ownerHash: string, nobody: string): Promise<void> {
  const out = { $pull: { provenBy: ownerHash }, $inc: { version: 1 } };
  await Quotes.updateMany({ ...ownedBy(ownerHash), ownerHash }, { ...out, $set: { ownerHash: nobody } });
  await Quotes.updateMany({ provenBy: ownerHash }, out);
}
