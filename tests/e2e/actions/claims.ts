import type { Browser, Locator, Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import type { AdmissionKind, ClaimKind } from '@/lib/domain/claims/claim';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { Site } from '@/tests/e2e/support/site';
import { isSignedIn, postAs } from './desk';

const STAFF = { id: 'CLAIMS-1', role: 'claims', mobile: '9000000041' } as const;

/** Restarts the site; resolves to a page, blank yet, of somebody signed in who decides claims. */
export async function claimsDesk(browser: Browser, site: Site): Promise<Page> {
  await site.kill();
  await site.addStaff(STAFF);
  await site.start();
  const desk = await (await browser.newContext({ baseURL: site.url })).newPage();
  await isSignedIn(desk, STAFF);
  return desk;
}

/** Through the API, of the second person of the policy; the page must be signed in. */
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

/** What the desk does with a claim, over the version that it reads now. */
export async function deskDoes(desk: Page, path: string, claimId: string, body: object): Promise<void> {
  const query = new URLSearchParams({ claimId });
  const answer = await desk.request.get(`${api.deskClaim}?${query}`);
  const { version } = (await answer.json()) as DeskClaimDto;
  const done = await desk.request.post(path, { data: { claimId, version, ...body } });
  if (!done.ok()) throw new Error(`${path}: ${await done.text()}`);
}

/** Room and surgeon, and two lines that nobody pays. */
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

/** The server is killed and the tab closed; the address is opened in another. */
export async function comesBack(before: Page, site: Site): Promise<Page> {
  const [address, context] = [before.url(), before.context()];
  await site.kill();
  await before.close();
  await site.start();
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** As one who has it on the device; the second input is the one for files. */
export async function chooses(paper: Locator, name: string, buffer: Buffer): Promise<void> {
  await paper.locator('input[type=file]').last().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

export const claimPath = (claimId: string, language = '') => `${language}${paths.claim(claimId)}`;
