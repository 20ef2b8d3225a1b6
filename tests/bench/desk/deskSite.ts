import path from 'node:path';
import { api } from '@/lib/config/paths';
import { Browser } from '../../api/support/browser';
import { aFamily, aLead, aPlan } from '../../api/support/samples';
import { SiteProgram } from '../../chaos/programs';
import { fill, staffIdOf, staffMobileOf } from './fill';

/** A site with this many quotes. */
export async function openDeskSite(size: number): Promise<SiteProgram> {
  const site = await SiteProgram.open();
  await new Browser(site.port).post(api.quote, { ...aLead(), ...aFamily(), ...aPlan() });
  await site.kill();
  await fill(path.join(site.dir, 'store'), size);
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
