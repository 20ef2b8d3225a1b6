import { api } from '@/lib/config/paths';
import { addDays, DAY_MS, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import type { SampleCodeDto, StaffSessionDto } from '@/lib/domain/desk/contract';
import { Staff } from '@/models/desk/staff';
import type { OutboxMessageDto } from '@/lib/domain/site/contract';
import { type Answer, Browser } from './browser';

// Set before the configuration is read, so that each visitor can have an address.
process.env['TRUSTED_PROXIES'] = '1';

let visitors = 0;
let numbers = 0;

/** A browser with its own address. */
export class Visitor extends Browser {
  readonly address = `10.1.${Math.floor((visitors += 1) / 256)}.${visitors % 256}`;

  override send(path: string, sent: Parameters<Browser['send']>[1]): Promise<Answer> {
    return super.send(path, { ...sent, headers: { 'X-Forwarded-For': this.address, ...sent.headers } });
  }
}

/** A number that is unique in the test file. */
export const newMobile = () => String(7_000_000_000 + (numbers += 1));

/** Sets the server's clock, which keeps running with its timers. */
export function setClock(at: number): void {
  jest.useFakeTimers({
    now: at,
    advanceTimers: 1,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}

export const passSeconds = (seconds: number) => setClock(Date.now() + seconds * 1000);

/** Advances the clock to a new day both in India and by UTC, so that no limit's window ends within a test. */
export function startNextDay() {
  const inIndia = startInIndia(addDays(todayInIndia(new Date()), 1)).getTime();
  setClock(Math.max(inIndia, Math.floor(Date.now() / DAY_MS + 1) * DAY_MS));
}

/** Messages to this recipient, newest first. */
export async function messagesTo(to: string, browser: Browser): Promise<OutboxMessageDto[]> {
  const { body } = await browser.get(`/api/dev/outbox?${new URLSearchParams({ to })}`);
  return body as OutboxMessageDto[];
}

export async function lastCode(to: string, browser: Browser): Promise<string> {
  const [message] = await messagesTo(to, browser);
  return /^\d{6}/.exec(message?.text ?? '')?.[0] ?? 'none';
}

export const wrongCode = (otp: string, by = 1) => String((Number(otp) + by) % 1_000_000).padStart(6, '0');

export async function askForCode(browser: Browser, mobileNumber: string) {
  const { status, body } = await browser.post(api.otpPhoneGenerate, { mobileNumber });
  expect(status).toBe(200);
  const challenge = body as OtpChallengeDto;
  return { ...challenge, otp: await lastCode(mobileNumber, browser) };
}

export const tryCode = (
  browser: Browser,
  requestId: string,
  otp: string,
  path: string = api.otpPhoneValidate,
) => browser.post(path, { requestId, otp });

export async function prove(browser: Browser, mobileNumber: string): Promise<void> {
  const { requestId, otp } = await askForCode(browser, mobileNumber);
  expect((await tryCode(browser, requestId, otp)).status).toBe(200);
}

/** Passes the first factor of a sign-in: the code by SMS. */
export async function signInBySms(browser: Browser, staffId: string, mobileNumber: string): Promise<void> {
  const { body } = await browser.post(api.otpStaffGenerate, { staffId });
  const otp = await lastCode(mobileNumber, browser);
  expect((await tryCode(browser, body.requestId as string, otp, api.otpStaffValidate)).status).toBe(200);
}

/** Signs in with all factors that the role needs. */
export async function signIn(browser: Browser, staffId: string, mobileNumber: string): Promise<void> {
  await signInBySms(browser, staffId, mobileNumber);
  const { body } = await browser.get(api.staffSession);
  if (!(body as StaffSessionDto).needsSecondFactor) return;
  // Each code of the authenticator is accepted once, so half a minute must seem to have passed.
  await Staff.updateOne({ _id: staffId }, { $set: { lastStep: 0 } });
  const codes = (await browser.get(api.sampleAuthenticator)).body as SampleCodeDto[];
  const code = codes.find((each) => each.staffId === staffId)?.code;
  expect((await browser.post(api.staffSecondFactor, { code })).status).toBe(200);
}
