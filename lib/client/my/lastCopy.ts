import { DAY_MS } from '@/lib/domain/common/dates';
import type { ClaimSummaryDto } from '@/lib/domain/claims/contract';
import type { MyDto } from '@/lib/domain/my/contract';
import { RESUME_DAYS } from '@/lib/domain/resume/resume';
import { api } from '@/lib/config/paths';
import { wasLeftSince } from '@/lib/client/verify/leftSession';
import { noteAnswer } from '@/lib/client/verify/ownData';
import { getJson } from '@/lib/client/common/fetcher';
import { canKeep, DATA } from '@/lib/client/common/keepPage';

type Kept = MyDto & {
  /**
   * By this device's clock, as the sign-out is recorded: the server's may be a day off. Absent in copies of earlier
   * builds.
   */
  askedAt?: number;
};

export async function readAndKeep(url: string): Promise<MyDto> {
  const askedAt = Date.now();
  const my = await getJson<MyDto>(url);
  if (canKeep() && !wasLeftSince(askedAt)) void keep(my, askedAt);
  return my;
}

async function keep(my: MyDto, askedAt: number): Promise<void> {
  try {
    const cache = await caches.open(DATA);
    const kept: Kept = { ...forDevice(my), askedAt };
    await cache.put(api.my, new Response(JSON.stringify(kept)));
    // The customer signed out while the copy was being written.
    if (wasLeftSince(askedAt)) forgetCopy();
  } catch {
    // Storage is full or blocked: there is no copy.
  }
}

/**
 * Leaves out every word about illnesses, the days and places of trips, and the days of stays in hospital. A refusal's
 * reason is in a person's own words, which may tell of illnesses.
 */
function forDevice({ requests, policies, trips = [], claims, ports = [], ...my }: MyDto): MyDto {
  return {
    ...my,
    trips: trips.map(({ startsOn: _from, endsOn: _to, ...trip }) => trip),
    claims: claims.map(claimForDevice),
    ports: ports.map((port) => ({ ...port, files: [] })),
    policies: policies.map(({ waits: _waits, ...policy }) => policy),
    requests: requests.map(({ reason: _reason, ...request }) => request),
  };
}

function claimForDevice(claim: ClaimSummaryDto): ClaimSummaryDto {
  const { admission: _how, admittedOn: _day, paid: _paid, loss, hospitalName, ...shown } = claim;
  // Without the place of a trip's claim, which stands in the field of the hospital.
  return loss === undefined && hospitalName !== undefined ? { ...shown, hospitalName } : shown;
}

export async function readCopy(): Promise<MyDto | null> {
  if (!canKeep()) return null;
  const kept = await caches.match(api.my, { cacheName: DATA });
  if (!kept) return null;
  const copy = (await kept.json()) as Kept;
  const { askedAt = Date.parse(copy.at), ...my } = copy;
  // The copy is kept as long as everything else on a device.
  if (Date.now() - askedAt > RESUME_DAYS * DAY_MS) return null;
  // The customer signed out, and the copy is being deleted right now.
  if (wasLeftSince(askedAt)) return null;
  // Counts as an answer from the server, so that the page offers to sign out.
  noteAnswer(api.my);
  return my;
}

export function forgetCopy(): void {
  if (canKeep()) void caches.delete(DATA);
}
