import { DAY_MS, todayInIndia } from '@/lib/domain/common/dates';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from './apiRequest';

type Filed = { _id: string; mobileHash: string; status: string; version: number; expiresAt: Date };
type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now'>;

/** A kind of form that a proven number sends us: one draft at a time, which is sent once, beside those sent before. */
export type Filing<Kept extends Filed> = {
  /**
   * Purpose of the hash that ids are made from. `seedOf` gives the hashed text, to which the number of the try is
   * added.
   */
  purpose: string;
  seedOf?: (mobileHash: string, count: number) => string;
  toNumber: (day: string, chance: bigint) => string;
  find: (id: string) => Promise<Kept | null>;
  findOf: (mobileHash: string, aliveAt: Date) => Promise<readonly Kept[]>;
  /** Null on a concurrent save. */
  save: (kept: Kept) => Promise<Kept | null>;
  blank: (_id: string, now: Date) => Omit<Kept, '_id' | 'mobileHash' | 'version' | 'updatedAt'>;
};

const MOST_TRIES = 50;

/** A new draft is stored only with its first word. Its id is derived, so every tab gets the same. */
async function newDraft<Kept extends Filed>(
  { purpose, seedOf = (mobileHash) => mobileHash, toNumber, find, blank }: Filing<Kept>,
  { mobileHash, count, now }: { mobileHash: string; count: number; now: Date },
): Promise<Kept> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const hash = Buffer.from(lookupHash(purpose, `${seedOf(mobileHash, count)}|${tries}`), 'base64url');
    const _id = toNumber(todayInIndia(now), hash.readBigUInt64BE());
    if (await find(_id)) continue;
    return { _id, mobileHash, version: 0, updatedAt: now, ...blank(_id, now) } as unknown as Kept;
  }
  throw new AppError('CONFLICT');
}

export async function listFiled<Kept extends Filed>(filing: Filing<Kept>, { caller, now }: Asked) {
  const mobileHash = await provenNumberOf(caller);
  const own = await filing.findOf(mobileHash, now);
  const draft = own.find(({ status }) => status === 'draft');
  return {
    draft: draft ?? (await newDraft(filing, { mobileHash, count: own.length, now })),
    sent: own.filter(({ status }) => status !== 'draft'),
  };
}

/** Throws NOT_FOUND for somebody else's as for an unknown one. */
export async function findFiled<Kept extends Filed>(
  filing: Filing<Kept>,
  id: string,
  asked: Asked,
): Promise<Kept> {
  const mobileHash = await provenNumberOf(asked.caller);
  const findStored = async () => {
    const found = await filing.find(id);
    return found?.mobileHash === mobileHash && found.expiresAt > asked.now ? found : undefined;
  };
  const stored = await findStored();
  if (stored) return stored;
  // A draft shown before midnight may be named after the month before.
  for (const now of [asked.now, new Date(asked.now.getTime() - DAY_MS)]) {
    const { draft } = await listFiled(filing, { ...asked, now });
    if (draft._id === id) return draft;
  }
  // Another tab may have stored the draft meanwhile.
  const storedSince = await findStored();
  if (!storedSince) throw new AppError('NOT_FOUND');
  return storedSince;
}

export async function saveFiled<Kept extends Filed>({ save, find }: Filing<Kept>, kept: Kept): Promise<Kept> {
  const saved = await save(kept);
  if (saved) return saved;
  throw new AppError('CONFLICT', { version: (await find(kept._id))?.version });
}

/**
 * The draft's content after this save: without a version it is merged. Throws CONFLICT if the draft was sent, or has
 * another version.
 */
export function typedInto<Form extends object>(
  before: Pick<Filed, 'status' | 'version'>,
  { version, form }: { version?: number | undefined; form: Form },
  formBefore: () => Form,
): Form {
  const isCurrent = version === undefined || version === before.version;
  if (before.status !== 'draft' || !isCurrent) throw new AppError('CONFLICT', { version: before.version });
  return version === undefined ? { ...formBefore(), ...form } : form;
}
