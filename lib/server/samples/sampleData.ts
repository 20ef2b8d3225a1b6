import { HOUR_MS } from '@/lib/domain/common/dates';
import { serverEnv } from '@/lib/config/serverEnv';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { eldestFirst, parseMembers } from '@/lib/domain/quote/members';
import { SAMPLE_STAFF_ID, Staff } from '@/models/desk/staff';
import { findCurrentEdition } from '@/models/hospitals/hospitalList';
import { StaffSessions } from '@/models/desk/staffSession';
import { Quotes } from '@/models/quote/quote';
import type { Caller } from '@/lib/server/auth/caller';
import { keyedHash } from '@/lib/server/crypto';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { publishHospitals } from '@/lib/server/services/hospitals/editions';
import { removeSampleHospitals } from './removeSampleHospitals';
import { makeSampleHospitals } from './sampleHospitals';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { SAMPLE_QUOTES, type SampleQuote } from './sampleData.data';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import { forgetJourney } from '@/lib/server/services/resume/forgetJourney';
import { createQuote } from '@/lib/server/services/quote/quotes';
import { addSampleUnclaimed, removeSampleUnclaimed } from '@/lib/server/services/unclaimed/unclaimed';
import { createStaff } from '@/lib/server/services/desk/staffRecord';

const FIRST_MOBILE = 6_000_000_001;

/** Idempotent. Closes its connection. */
export async function ensureSampleData(now = new Date()): Promise<void> {
  if (serverEnv().APP_ENV === 'production') return;
  await connectDatabase({ isUnhurried: true });
  try {
    if ((await findCurrentEdition()) === undefined) {
      // A first start that was cut short goes on at the next one.
      await publishHospitals(makeSampleHospitals(), now, { takesOver: true });
    }
    await addSampleUnclaimed();
    const last = SAMPLE_STAFF.at(-1)?.staffId;
    if (await Staff.exists({ _id: last })) return;
    for (const [at, sample] of SAMPLE_QUOTES.entries()) await createSampleQuote(sample, at, now);
    for (const staff of SAMPLE_STAFF) await createStaff(staff, now);
  } finally {
    await disconnectDatabase();
  }
}

export async function countStaff(): Promise<{ samples: number; real: number }> {
  await connectDatabase();
  const [samples, all] = await Promise.all([
    Staff.countDocuments({ _id: SAMPLE_STAFF_ID }),
    Staff.countDocuments(),
  ]);
  return { samples, real: all - samples };
}

export async function removeSampleData(): Promise<{ staff: number; quotes: number; hospitals: number }> {
  await connectDatabase({ isUnhurried: true });
  await removeSampleUnclaimed();
  await StaffSessions.deleteMany({ staffId: SAMPLE_STAFF_ID });
  const { deletedCount } = await Staff.deleteMany({ _id: SAMPLE_STAFF_ID });
  const quotes = await Quotes.find({ ownerHash: sampleCaller().ownerHash }, { _id: 1 }).lean();
  await Quotes.updateMany({ ownerHash: sampleCaller().ownerHash }, { $unset: { paidAt: 1 } });
  for (const { _id } of quotes) await forgetJourney(_id, new Date());
  return { staff: deletedCount, quotes: quotes.length, hospitals: await removeSampleHospitals() };
}

async function createSampleQuote(sample: SampleQuote, at: number, now: Date): Promise<void> {
  const savedAt = new Date(now.getTime() - sample.hoursAgo * HOUR_MS);
  const { name, city, product, tier, sumInsured, tenure, locale } = sample;
  const members = [...(parseMembers(sample.members) ?? [])];
  const { quoteId, dialerId } = await createQuote({
    input: {
      mobileNumber: String(FIRST_MOBILE + at),
      name,
      dateOfBirth: eldestFirst(members)[0]?.dateOfBirth,
      consent: true,
      members,
      city,
      product,
      tier,
      sumInsured,
      tenure,
    },
    caller: sampleCaller(),
    requestId: 'sample',
    now: savedAt,
    locale,
    idempotencyKey: `sample-quote-${at}`,
  });
  const move = { status: sample.status, at: savedAt, actor: 'SAMPLE-1001', cause: 'sample data' };
  await advanceLead(dialerId, move);
  if (sample.status === LEAD_STATUS.paid) {
    await Quotes.updateOne({ _id: quoteId }, { $set: { paidAt: savedAt } });
  }
}

function sampleCaller(): Caller {
  const hashOf = (purpose: string) => keyedHash(purpose, 'sample');
  return {
    ownerHash: hashOf('session-owner'),
    resumeHash: hashOf('resume-secret-hash'),
    addressHash: hashOf('address'),
    proof: () => Promise.resolve(undefined),
  };
}
