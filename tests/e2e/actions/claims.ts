import type { Browser, Locator, Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import type { AdmissionKind, ClaimKind } from '@/lib/domain/claims/claim';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { Site } from '@/tests/e2e/support/site';
import { isSignedIn, postAs } from './desk';

const STAFF = { id: 'CLAIMS-1', role: 'claims', mobile: '9000000041' } as const;

/** Restarts the site with claims staff. Resolves to a blank page on which one of them is signed in. */
export async function claimsDesk(browser: Browser, site: Site): Promise<Page> {
  await site.kill();
  await site.addStaff(STAFF);
  await site.start();
  const desk = await (await browser.newContext({ baseURL: site.url })).newPage();
  await isSignedIn(desk, STAFF);
  return desk;
}

/** Files a claim through the API for the second person of the policy. The page must be signed in. */
export async function tellsOfClaim(
  page: Page,
  policyNumber: string,
  [kind, admission]: readonly [ClaimKind, AdmissionKind],
): Promise<string> {
  const answers = {
    memberId: `${policyNumber}-2`,
    kind,
    admission,
    hospitalName: 'Parijat General',
    admittedOn: todayInIndia(new Date()),
    story: 'Fell on the stairs',
  };
  const { claimId = '' } = await postAs(page, api.claims, { answers, submit: true });
  return claimId;
}

/** Sends a step of the desk on a claim, with the claim's current version. */
export async function deskDoes(desk: Page, path: string, claimId: string, body: object): Promise<void> {
  const query = new URLSearchParams({ claimId });
  const answer = await desk.request.get(`${api.deskClaim}?${query}`);
  const { version } = (await answer.json()) as DeskClaimDto;
  const done = await desk.request.post(path, { data: { claimId, version, ...body } });
  if (!done.ok()) throw new Error(`${path}: ${await done.text()}`);
}

/** A bill with room and surgeon, and two lines that no policy pays. */
export const aHospitalBill = {
  admittedOn: todayInIndia(new Date()),
  dischargedOn: todayInIndia(new Date()),
  billsByRoom: true,
  cause: { kind: 'accident' },
  lines: [
    { head: 'room', billedPaise: 24_000_00 },
    { head: 'surgeon', billedPaise: 62_500_00 },
    { head: 'registration', billedPaise: 1_200_00 },
    { head: 'attendantMeals', billedPaise: 1_840_00 },
  ],
};

/** Kills and restarts the server, closes the tab and opens its address in a new one. */
export async function comesBack(before: Page, site: Site): Promise<Page> {
  const [address, context] = [before.url(), before.context()];
  await site.kill();
  await before.close();
  await site.start();
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Chooses a file from the device. The first input is the camera's. */
export async function chooses(paper: Locator, name: string, buffer: Buffer): Promise<void> {
  await paper.locator('input[type=file]').last().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

export const claimPath = (claimId: string, language = '') => `${language}${paths.claim(claimId)}`;
