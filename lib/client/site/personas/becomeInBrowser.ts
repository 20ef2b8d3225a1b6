import { getJson, postJson } from '@/lib/client/common/fetcher';
import { keepResumeId, keepResumeStage } from '@/lib/client/resume/resumeCookies';
import { wait } from '@/lib/client/common/wait';
import { paths } from '@/lib/config/paths';
import { pathIn, toLocale } from '@/lib/i18n/locales';
import { endSession, leaveHere } from '@/lib/client/verify/signOut';
import { RESUMED_AT } from './customers';
import type { Wire } from './wire';

const WAIT_MS = 500;

export type Walk = (wire: Wire, mobileNumber: string) => Promise<{ pages: readonly string[]; uuid?: string }>;

/** Signs this browser out and goes on as somebody new. */
export async function becomeInBrowser(walk: Walk): Promise<void> {
  leaveHere();
  await endSession();
  const { pages, uuid } = await walk(wire, newMobile());
  if (uuid !== undefined) {
    keepResumeId(uuid);
    keepResumeStage(RESUMED_AT);
  }
  window.location.assign(pathIn(toLocale(document.documentElement.lang), pages.at(-1) ?? paths.home));
}

const wire: Wire = {
  ask: (path, body) => (body ? postJson(path, body) : getJson(path)),
  async until(isDone) {
    while (!(await isDone())) await wait(WAIT_MS);
  },
};

/** Invents a number. Those of the sample staff begin with 60. */
function newMobile(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(6_100_000_000 + (random % 800_000_000));
}
