import mongoose from 'mongoose';

/** Matches a date that is set. An index doesn't tell what is missing from what is null, so `$exists` reads documents. */
export const anyDate = mongoose.trusted({ $gt: new Date(0) });
