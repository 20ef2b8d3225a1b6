import { api } from '@/lib/config/paths';
import type { AuditAction } from '@/lib/domain/desk/auditActions';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { mostOf } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { RESEND_SECONDS } from '@/lib/domain/verify/otpBudget.data';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { AuditEntries } from '@/models/desk/auditEntry';
import { expectFailure } from '@/tests/api/support/browser';
import {
  lastCode,
  passSeconds,
  signIn,
  signInBySms,
  tryCode,
  type Visitor,
  wrongCode,
} from '@/tests/api/support/visitors';
import { aLeadQuote, aSentLink, type LeadQuote, useDesk } from './links/steps';

const { newVisitor, telecaller, supervisor } = useDesk();
const [STAFF_ID, MOBILE] = ['SAMPLE-1001', '6000001001'];

type Cast = { desk: Visitor; boss: Visitor; quote: LeadQuote };
type Event = {
  name: string;
  act: (cast: Cast) => Promise<unknown>;
  kept: Partial<Record<AuditAction, number>>;
};

/** hard-facts H8, one event a line. */
const events: readonly Event[] = [
  {
    name: 'a sign-in',
    act: () => signInBySms(newVisitor(), STAFF_ID, MOBILE),
    kept: { STAFF_SIGNED_IN: 1 },
  },
  {
    name: 'a wrong code, and the right one after it',
    act: async () => {
      const browser = newVisitor();
      const { body } = await browser.post(api.otpStaffGenerate, { staffId: STAFF_ID });
      const otp = await lastCode(MOBILE, browser);
      for (const code of [wrongCode(otp), otp]) {
        await tryCode(browser, body.requestId as string, code, api.otpStaffValidate);
      }
    },
    kept: { STAFF_SIGN_IN_FAILED: 1, STAFF_SIGNED_IN: 1 },
  },
  {
    name: 'both steps of a supervisor',
    act: () => signIn(newVisitor(), 'SAMPLE-2001', '6000002001'),
    kept: { STAFF_SIGNED_IN: 1, SECOND_FACTOR_PASSED: 1 },
  },
  {
    name: 'a wrong second factor',
    act: async () => {
      const browser = newVisitor();
      await signInBySms(browser, 'SAMPLE-2001', '6000002001');
      await browser.post(api.staffSecondFactor, { code: '000000' });
    },
    kept: { STAFF_SIGNED_IN: 1, SECOND_FACTOR_FAILED: 1 },
  },
  { name: 'a sign-out', act: ({ desk }) => desk.delete(api.staffSession), kept: { STAFF_SIGNED_OUT: 1 } },
  { name: 'a call without permission', act: ({ desk }) => desk.get(api.audit), kept: { STAFF_DENIED: 1 } },
  {
    name: 'a reveal',
    act: ({ desk, quote }) => desk.post(api.reveal, { leadId: quote.dialerId, reason: 'quote' }),
    kept: { NUMBER_REVEALED: 1 },
  },
  { name: 'a link', act: ({ desk, quote }) => aSentLink(desk, quote), kept: { LINK_SENT: 1 } },
  {
    name: 'a token made, opened and refused',
    act: async ({ desk, quote }) => {
      const { link } = await aSentLink(desk, quote);
      const { body } = await desk.post(api.encrypt, { purpose: 'payment-link', id: link.linkId });
      const token = body.token as string;
      for (const each of [token, `${token}x`]) await desk.post(api.decrypt, { token: each });
    },
    kept: { LINK_SENT: 1, LINK_TOKEN_MADE: 1, LINK_TOKEN_OPENED: 1, LINK_TOKEN_REFUSED: 1 },
  },
  {
    name: 'a person disabled and enabled',
    act: async ({ boss }) => {
      for (const [change, reason] of [
        ['disable', 'away'],
        ['enable', 'back'],
      ]) {
        await boss.post(api.deskStaff, { staffId: STAFF_ID, change, reason });
      }
    },
    kept: { STAFF_DISABLED: 1, STAFF_ENABLED: 1 },
  },
];

test.each(events)('H8 $name is kept, each once', async ({ act, kept }) => {
  const cast = { desk: await telecaller(), boss: await supervisor(), quote: await aLeadQuote(newVisitor()) };
  const before = await AuditEntries.distinct('_id');
  // Until then no other browser gets a code.
  passSeconds(RESEND_SECONDS + 1);
  await act(cast);
  const added = (await AuditEntries.find().lean()).filter(({ _id }) => !before.includes(_id));
  const counts: Partial<Record<AuditAction, number>> = {};
  for (const { action } of added) counts[action] = (counts[action] ?? 0) + 1;
  expect(counts).toEqual(kept);
});

test('H8 a move of a lead is kept with its time, actor and cause', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  await aSentLink(desk, quote);
  const lead = await DialerLeads.findById(quote.dialerId).lean();
  const move = lead?.history.at(-1);
  expect(move).toMatchObject({ status: LEAD_STATUS.linkSent, actor: STAFF_ID });
  expect(move?.cause).toMatch(/\S/);
});

test('beyond the numbers of a day the next one is not shown', async () => {
  const desk = await telecaller();
  const quote = await aLeadQuote(newVisitor());
  const reveal = () => desk.post(api.reveal, { leadId: quote.dialerId, reason: 'quote' });
  const most = mostOf(limits.revealNumber);
  for (let shown = 0; shown < most; shown += 1) expect((await reveal()).status).toBe(200);
  expectFailure(await reveal(), 429, 'TOO_MANY_REQUESTS');
});
