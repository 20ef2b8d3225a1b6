import { api } from '@/lib/config/paths';
import { contactConsentOf } from '@/lib/server/services/consents/contactConsent';
import { dialerPersonOf } from '@/lib/server/services/quote/leads';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { remindNext } from '@/lib/server/services/resume/reminders';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Consents } from '@/models/consents/consent';
import { findLead } from '@/models/callbacks/dialerLeadList';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import {
  lastCode,
  messagesTo,
  newMobile,
  passSeconds,
  prove,
  setClock,
  tryCode,
  Visitor,
} from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
afterEach(() => jest.useRealTimers());

const DAY = 24 * 60 * 60;

async function begin(mobileNumber: string, visitor = newVisitor(), more: object = {}) {
  const { quoteId, dialerId = '' } = await makeQuote(visitor, { mobileNumber, ...more });
  const { body } = await visitor.post(api.revisit, aJourney(quoteId));
  return { visitor, mobileNumber, quoteId, dialerId, uuid: body.uuid as string };
}

async function owner(mobileNumber: string): Promise<Visitor> {
  const visitor = newVisitor();
  await prove(visitor, mobileNumber);
  return visitor;
}

async function withdraw(mobileNumber: string): Promise<void> {
  const visitor = newVisitor();
  const asked = { channel: 'sms', to: mobileNumber, purpose: 'do-not-disturb' };
  const { body } = await visitor.post(api.otpServiceGenerate, asked);
  const otp = await lastCode(mobileNumber, visitor);
  await tryCode(visitor, body.requestId as string, otp, api.otpServiceValidate);
  expect((await visitor.post(api.consentsWithdraw, {})).status).toBe(200);
  passSeconds(60);
}

async function linkTo(to: string, channel: string, { visitor, uuid }: Awaited<ReturnType<typeof begin>>) {
  expect((await visitor.post(api.revisitLink, { uuid, channel, to })).status).toBe(202);
  const [message] = await messagesTo(to, visitor);
  return message?.link?.split('#')[1] ?? '';
}

const consentOf = async (mobileNumber: string) =>
  (await contactConsentOf(mobileHashOf(mobileNumber), new Date())).state;

const person = { name: 'Mala Sample', mobileNumber: '6999999999', consent: true };

test.each([
  ['its owner proved the number', 'PROVEN_ELSEWHERE'],
  ['its browser was signed out', 'NOT_FOUND'],
])(
  'the request that made a quote, sent again with other words after %s, changes no lead',
  async (_after, code) => {
    const [visitor, copy] = [newVisitor(), newVisitor()];
    const sent = { ...aLead(), ...aFamily(), ...aPlan(), mobileNumber: newMobile() };
    const key = { 'Idempotency-Key': 'the-first-request' };
    const { body: quote } = await visitor.post(api.quote, sent, key);
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    if (code === 'NOT_FOUND') await visitor.post(api.sessionEnd, {});
    const prover = await owner(sent.mobileNumber);
    const consents = () => Consents.countDocuments({ quoteId: quote.quoteId as string });
    const before = await consents();
    expectFailure(await copy.post(api.quote, { ...sent, ...person }, key), 404, code);
    expectFailure(await copy.post(api.quote, sent, key), 404, code);
    const lead = await findLead(quote.dialerId as string);
    expect(lead && dialerPersonOf(lead)).toMatchObject({ name: sent.name, mobileNumber: sent.mobileNumber });
    expect(await consents()).toBe(before);
    expect((await prover.get(`${api.quote}?quoteId=${quote.quoteId as string}`)).status).toBe(200);
  },
);

test('what a stranger agreed to before the owner proved the number revives no consent that was taken back', async () => {
  const mobileNumber = newMobile();
  await begin(mobileNumber);
  await withdraw(mobileNumber);
  const { quoteId } = await begin(mobileNumber);
  const visitor = await owner(mobileNumber);
  expect((await visitor.get(api.revisitJourneys)).body).toHaveLength(2);
  expect(await consentOf(mobileNumber)).toBe('withdrawn');
  await visitor.post(api.quote, { quoteId, ...aLead(), mobileNumber });
  expect(await consentOf(mobileNumber)).toBe('given');
});

test('a newer consent that a stranger typed takes no call from an owner who agreed again', async () => {
  const mobileNumber = newMobile();
  const { visitor } = await begin(mobileNumber);
  await withdraw(mobileNumber);
  await prove(visitor, mobileNumber);
  await begin(mobileNumber, visitor, { tenure: 2 });
  expect(await consentOf(mobileNumber)).toBe('given');
  passSeconds(1);
  await begin(mobileNumber);
  expect(await consentOf(mobileNumber)).toBe('given');
});

test('who sends a link of a quote with somebody’s number to themselves can stop that quote alone', async () => {
  setClock(Date.parse('2026-11-24T12:00:00+05:30'));
  const mobileNumber = newMobile();
  await begin(mobileNumber);
  const stranger = await begin(mobileNumber);
  const token = await linkTo('stranger@sample.example', 'email', stranger);
  expect((await newVisitor().post(api.revisitLinkStop, { token })).status).toBe(204);
  expect(await consentOf(mobileNumber)).toBe('given');
  passSeconds(DAY + 1);
  while (await remindNext(new Date()));
  const reminders = await messagesTo(mobileNumber, newVisitor());
  expect(reminders.filter(({ purpose }) => purpose === 'reminder')).toHaveLength(1);
});

test('a link that went to the number stops all that its quote agreed to, for the number', async () => {
  const mobileNumber = newMobile();
  const own = await begin(mobileNumber);
  const token = await linkTo(mobileNumber, 'sms', own);
  await newVisitor().post(api.revisitLinkStop, { token });
  expect(await consentOf(mobileNumber)).toBe('withdrawn');
});

test('links that strangers send to a number leave its owner’s own way there', async () => {
  const mobileNumber = newMobile();
  const own = await begin(mobileNumber);
  await prove(own.visitor, mobileNumber);
  for (const strangers of [await begin(newMobile()), await begin(newMobile())]) {
    for (let sent = 0; sent < 3; sent += 1) {
      const { uuid, visitor } = strangers;
      await visitor.post(api.revisitLink, { uuid, channel: 'sms', to: mobileNumber });
    }
  }
  const other = await begin(newMobile());
  const link = { channel: 'sms', to: mobileNumber };
  const refused = await other.visitor.post(api.revisitLink, { ...link, uuid: other.uuid });
  expectFailure(refused, 429, 'TOO_MANY_REQUESTS');
  expect((await own.visitor.post(api.revisitLink, { ...link, uuid: own.uuid })).status).toBe(202);
});

test('who opens a link that went to the number sees the plan, and has nothing of its owner’s to delete', async () => {
  const begun = await begin(newMobile());
  const token = await linkTo(begun.mobileNumber, 'sms', begun);
  const prover = await owner(begun.mobileNumber);
  const holder = newVisitor();
  expect((await holder.post(api.revisitLinkOpen, { token })).status).toBe(200);
  const path = `${api.revisit}?uuid=${begun.uuid}`;
  expect((await holder.get(`${path}&type=aggregate`)).status).toBe(200);
  expect((await holder.delete(path)).status).toBe(204);
  expect((await prover.get(`${api.quote}?quoteId=${begun.quoteId}`)).status).toBe(200);
  expect((await prover.post(api.revisitOpen, { quoteId: begun.quoteId })).body.uuid).toBe(begun.uuid);
});

test('signing out gives up what was proven with an earlier number and begun elsewhere', async () => {
  const begun = await begin(newMobile());
  const visitor = await owner(begun.mobileNumber);
  await prove(visitor, newMobile());
  const copy = newVisitor();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  const path = `${api.quote}?quoteId=${begun.quoteId}`;
  expect((await copy.get(path)).status).toBe(200);
  await visitor.post(api.sessionEnd, {});
  expectFailure(await copy.get(path), 404, 'NOT_FOUND');
});

test('signing out gives up the journeys whose link this browser opened', async () => {
  const begun = await begin(newMobile());
  const [holder, copy] = [newVisitor(), newVisitor()];
  await holder.post(api.revisitLinkOpen, { token: await linkTo(newMobile(), 'sms', begun) });
  for (const [name, value] of holder.cookies) copy.cookies.set(name, value);
  const path = `${api.revisit}?uuid=${begun.uuid}&type=aggregate`;
  expect((await copy.get(path)).status).toBe(200);
  await holder.post(api.sessionEnd, {});
  expectFailure(await copy.get(path), 404, 'NOT_FOUND');
  expect((await begun.visitor.get(path)).status).toBe(200);
});

test('whoever began a quote and signs out does not touch what is its owner’s by now', async () => {
  const begun = await begin(newMobile());
  const prover = await owner(begun.mobileNumber);
  const read = async () => (await prover.get(`${api.quote}?quoteId=${begun.quoteId}`)).body as unknown;
  const before = await read();
  expect((await begun.visitor.post(api.sessionEnd, {})).status).toBe(204);
  expect(await read()).toEqual(before);
});

test('guesses at staff challenges that never were leave nothing in the audit trail', async () => {
  const before = await AuditEntries.countDocuments({});
  const answer = await tryCode(newVisitor(), 'no-such-challenge', '123456', api.otpStaffValidate);
  expectFailure(answer, 410, 'EXPIRED');
  expect(await AuditEntries.countDocuments({})).toBe(before);
});
