import { Schema } from 'mongoose';
import type { VersionCause, VersionFacts } from '@/lib/domain/quote/quoteVersion';
import { defineModel } from '@/models/common/defineModel';

/** Older versions are dropped. */
const MOST_VERSIONS = 200;

export type QuoteVersion = {
  version: number;
  at: Date;
  /** A staff id, or `customer`. */
  actor: string;
  causes: readonly VersionCause[];
  facts: VersionFacts;
};

/** All versions of a quote in one record, which is swept with it. Only added to. */
type QuoteVersionsRecord = { _id: string; versions: QuoteVersion[]; expiresAt: Date };

const schema = new Schema<QuoteVersionsRecord>(
  {
    _id: { type: String, required: true },
    versions: { type: [Object], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'quoteVersions', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const QuoteVersions = defineModel('QuoteVersions', schema);

export async function addQuoteVersion(
  quoteId: string,
  version: QuoteVersion,
  expiresAt: Date,
): Promise<void> {
  await QuoteVersions.updateOne(
    { _id: quoteId },
    { $push: { versions: { $each: [version], $slice: -MOST_VERSIONS } }, $max: { expiresAt } },
    { upsert: true },
  );
}

/** Oldest first. */
export async function listQuoteVersions(quoteId: string): Promise<readonly QuoteVersion[]> {
  return (await QuoteVersions.findById(quoteId).lean().exec())?.versions ?? [];
}

export async function keepQuoteVersions(quoteId: string, expiresAt: Date): Promise<void> {
  await QuoteVersions.updateOne({ _id: quoteId }, { $max: { expiresAt } });
}

export async function deleteQuoteVersions(quoteId: string): Promise<void> {
  await QuoteVersions.deleteOne({ _id: quoteId });
}
