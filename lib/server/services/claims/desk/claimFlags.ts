import { type ClaimFlag, flagsOf, tripFlagsOf } from '@/lib/domain/claims/desk/flags';
import { FLAG_LIMITS } from '@/lib/domain/claims/desk/flags.data';
import type { Paper } from '@/lib/domain/claims/papers.data';
import type { HospitalBill } from '@/lib/domain/claims/settle/settle';
import { DAY_MS, isIsoDate } from '@/lib/domain/common/dates';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { claimsWithBill, countClaimsSince } from '@/models/claims/claimQueue';
import { findHospitalNamed, type HospitalRecord } from '@/models/hospitals/hospital';
import { findCurrentEdition } from '@/models/hospitals/hospitalList';
import { listPapers, ownersWithFiles } from '@/models/papers/paper';
import type { PolicyRecord } from '@/models/policy/policy';
import { CLAIM_NUMBER } from '@/lib/domain/claims/claimNumber';
import { tripPartOf } from '@/lib/server/services/travel/claims/tripPart';
import { listToldTripClaims } from '@/models/claims/tripClaims';
import { claimAnswersOf } from '@/lib/server/services/claims/claimRecord';

/** Papers that are the same in every claim of a person. */
const SHARED: readonly Paper[] = ['photoId', 'prescription'];

/** Flags of a hospital claim, for people to look at. `bill`: as entered so far. */
export async function claimFlagsOf(
  claim: ClaimCaseRecord,
  { _id: policyNumber, startsOn, cancelled }: PolicyRecord,
  bill: HospitalBill | undefined,
  now: Date,
): Promise<readonly ClaimFlag[]> {
  const { admittedOn: toldOn, kind = 'cashless', hospitalId } = claimAnswersOf(claim);
  if (!isIsoDate(toldOn)) return [];
  const { admittedOn } = bill ?? { admittedOn: toldOn };
  const since = new Date(now.getTime() - FLAG_LIMITS.many.days * DAY_MS);
  const [sameBillNumber, samePaper, hospital, recentClaims] = await Promise.all([
    claim.billHash === undefined ? [] : claimsWithBill(claim.billHash, claim._id),
    claimsWithPapersOf(claim._id),
    findHospital(hospitalId),
    countClaimsSince(policyNumber, since),
  ]);
  return flagsOf({
    startsOn,
    admittedOn,
    toldOn,
    kind,
    bill,
    sameBillNumber,
    samePaper,
    recentClaims,
    ...(cancelled && cancelled.refund > 0 && { refundedOn: cancelled.requestedOn }),
    ...(hospital && { hospital: { notCashlessSince: hospital.notCashlessSince } }),
  });
}

/** Flags of a trip's claim: above all, another claim for the same loss. */
export async function tripClaimFlagsOf(claim: ClaimCaseRecord, now: Date): Promise<readonly ClaimFlag[]> {
  const { policyNumber, _id: claimId } = claim;
  if (policyNumber === undefined || claim.trip === undefined) return [];
  const since = new Date(now.getTime() - FLAG_LIMITS.many.days * DAY_MS);
  const lossOf = (each: ClaimCaseRecord) => {
    const { person, loss, happenedOn } = tripPartOf(each)?.details ?? {};
    return [person, loss, happenedOn].join('|');
  };
  const [told, samePaper, recentClaims] = await Promise.all([
    listToldTripClaims(policyNumber),
    claimsWithPapersOf(claimId),
    countClaimsSince(policyNumber, since),
  ]);
  const same = told.filter((each) => each._id !== claimId && lossOf(each) === lossOf(claim));
  return tripFlagsOf({ samePaper, recentClaims, sameLoss: same.map(({ _id }) => _id) });
}

async function claimsWithPapersOf(claimId: string): Promise<readonly string[]> {
  const own = await listPapers<Paper>(claimId);
  const hashes = own.filter(({ kind, state }) => state === 'kept' && !SHARED.includes(kind));
  const owners = await ownersWithFiles(
    hashes.map(({ hash }) => hash),
    claimId,
  );
  return owners.filter((owner) => CLAIM_NUMBER.test(owner));
}

async function findHospital(code: string | undefined): Promise<HospitalRecord | undefined> {
  const edition = code === undefined ? undefined : await findCurrentEdition();
  return edition === undefined ? undefined : ((await findHospitalNamed(edition, code ?? '')) ?? undefined);
}
