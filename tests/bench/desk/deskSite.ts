import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { api } from '@/lib/config/paths';
import { Browser } from '@/tests/api/support/browser';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { SiteProgram } from '@/tests/chaos/programs';
import { keepMapped } from '@/tests/bench/keepMapped';
import { fill, staffIdOf, staffMobileOf } from './fill';

/** BENCH_KEEP: where the quotes are kept from one run to the next. */
const keptFolder = (size: number) => {
  const folder = process.env['BENCH_KEEP'];
  return size > 0 && folder ? `${folder}-${size}` : undefined;
};

export async function closeDeskSite(site: SiteProgram, size: number): Promise<void> {
  await site.kill();
  const kept = keptFolder(size);
  if (kept) renameSync(path.join(site.dir, 'store'), kept);
}

/** A site with this many quotes. */
export async function openDeskSite(size: number): Promise<SiteProgram> {
  const site = await SiteProgram.open();
  await new Browser(site.port).post(api.quote, { ...aLead(), ...aFamily(), ...aPlan() });
  await site.kill();
  const store = path.join(site.dir, 'store');
  const kept = keptFolder(size);
  if (kept && existsSync(kept)) {
    rmSync(store, { recursive: true });
    renameSync(kept, store);
    await keepMapped(store);
  } else await fill(store, size);
  await site.start();
  return site;
}

/** The nth telecaller. */
export async function signIn(port: number, n: number): Promise<Browser> {
  const staff = new Browser(port);
  const { body } = await staff.post(api.otpStaffGenerate, { staffId: staffIdOf(n) });
  const outbox = await staff.get(`/api/dev/outbox?to=${staffMobileOf(n)}`);
  const [message] = outbox.body as unknown as { text: string }[];
  const otp = /^\d{6}/.exec(message?.text ?? '')?.[0];
  const { status } = await staff.post(api.otpStaffValidate, { requestId: body.requestId, otp });
  if (status !== 200) throw new Error(`${staffIdOf(n)} is not signed in: ${status}`);
  return staff;
}
