import mongoose from 'mongoose';

/** Of what counts once: still unused, or used by this very press, whose answer was lost on its way. */
export function usableBy(press: string | undefined) {
  const unused = { usedAt: mongoose.trusted({ $exists: false }) };
  return press === undefined ? unused : { $or: [unused, { usedBy: press }] };
}
