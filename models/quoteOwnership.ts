import mongoose from 'mongoose';
import { type Standing, STANDING } from '@/lib/domain/quote/ownership';
import { type QuoteRecord, Quotes } from './quote';

/** As many strangers' quotes a number takes in; those past it stay with the session that began them, and lose nothing. */
const MAX_UNPROVEN = 20;
/** So many change hands in one request, whatever was made with a number. */
const MAX_TAKEN = 50;
/** The latest are let in: who changes their cookies again and again fills no record. */
const MAX_SESSIONS = 20;

const heldBy = (ownerHash: string) => ({
  $or: [{ provenBy: ownerHash }, { ownerHash, provenBy: mongoose.trusted({ $exists: false }) }],
});

/** The rule of isHeldBy. */
export function findOwnQuote(id: string, ownerHash: string): Promise<QuoteRecord | null> {
  return Quotes.findOne({ _id: id, ...heldBy(ownerHash) })
    .lean()
    .exec();
}

/** Whether a session began this quote, which others hold since. */
export async function isLostTo(id: string, ownerHash: string): Promise<boolean> {
  const provenBy = mongoose.trusted({ $exists: true, $ne: ownerHash });
  return (await Quotes.exists({ _id: id, ownerHash, provenBy })) !== null;
}

/** Whether a session has a quote of this number, and proved it. */
export async function holdsProvenQuote(mobileHash: string, ownerHash: string): Promise<boolean> {
  const standing = mongoose.trusted({ $in: [STANDING.proven, STANDING.unchecked] });
  return (await Quotes.exists({ mobileHash, standing, provenBy: ownerHash })) !== null;
}

/** What a session that proves a number takes over: what it began with it, and what is listed, as far as it goes. */
export async function findUntaken(mobileHash: string, ownerHash: string): Promise<string[]> {
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

/**
 * Makes quotes those of a session that proved their number, or its too where others proved it before. Each changes in
 * one conditional write, so sessions that prove it at once all hold it, and a save under way starts again and looks.
 */
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

/** What a new quote is to a number that nobody proved for it. */
export async function standingOfNew(mobileHash: string | undefined): Promise<Standing> {
  if (mobileHash === undefined) return STANDING.unproven;
  const standing = mongoose.trusted({ $in: [STANDING.unchecked, STANDING.unproven] });
  const others = await Quotes.countDocuments({ mobileHash, standing }, { limit: MAX_UNPROVEN });
  return others < MAX_UNPROVEN ? STANDING.unproven : STANDING.unlisted;
}

export type JourneyMark = Pick<QuoteRecord, 'standing' | 'updatedAt' | '_id'>;

/** What a number has begun and not finished, as far as it was proven: its own first, then the newest. */
export function findOpenQuotes(
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

/** Those whose number was proven and that live, for what was agreed to in them. */
export function findProvenQuotes(mobileHash: string, aliveAt: Date): Promise<QuoteRecord[]> {
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

/** Puts a session out of the quotes that it holds. Answers their ids. What passed to others is not touched. */
export async function disownQuotes(ownerHash: string, nobody: string): Promise<string[]> {
  const quotes = await Quotes.find(heldBy(ownerHash), { _id: 1 }).lean();
  const out = { $pull: { provenBy: ownerHash }, $inc: { version: 1 } };
  await Quotes.updateMany({ ...heldBy(ownerHash), ownerHash }, { ...out, $set: { ownerHash: nobody } });
  await Quotes.updateMany({ provenBy: ownerHash }, out);
  return quotes.map(({ _id }) => _id);
}
