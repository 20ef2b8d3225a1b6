import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { AUDIT_ACTIONS } from '@/lib/domain/desk/auditActions';
import { type FiguresDto, type Service, type ServiceLevelsDto, SERVICES } from '@/lib/domain/desk/figures';
import { type StaffListDto, USUAL_REVEALS } from '@/lib/domain/desk/staffList';
import { addSampleDesk } from '@/tests/api/support/desk';
import { SAMPLE_QUOTES } from '@/lib/server/samples/sampleData.data';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Callbacks } from '@/models/callbacks/callback';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { DialerLeads, NOBODY } from '@/models/callbacks/dialerLead';
import { Grievances } from '@/models/grievances/grievance';
import { Talks } from '@/models/help/talk';
import { SentLinks, type SentLinkRecord } from '@/models/desk/sentLink';
import { auditTrail } from '@/tests/api/support/store/audit';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { passSeconds, signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
let supervisor: Visitor;
let telecaller: Visitor;

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleDesk();
  [supervisor, telecaller] = [new Visitor(newBrowser().port), new Visitor(newBrowser().port)];
  await signIn(telecaller, 'SAMPLE-1001', '6000001001');
  await signIn(supervisor, 'SAMPLE-2001', '6000002001');
});
afterAll(() => jest.useRealTimers());

const staff = async () => {
  const { body, text } = await supervisor.get(api.deskStaff);
  expect(text).not.toMatch(/[6-9]\d{9}/);
  return (body as StaffListDto).staff;
};
const change = (by: Visitor, staffId: string, what: string, reason: string) =>
  by.post(api.deskStaff, { staffId, change: what, reason });

test('the staff are listed with when each was seen and what each did today', async () => {
  await telecaller.get(api.audit);
  const [nair, mehta, bose] = await staff();
  expect(nair).toMatchObject({
    staffId: 'SAMPLE-1001',
    state: 'working',
    hasAuthenticator: false,
    today: { denied: 1, revealed: 0 },
  });
  expect(mehta).toMatchObject({ role: 'supervisor', state: 'working', hasAuthenticator: true });
  expect(bose).toMatchObject({ state: 'out' });
  expect(bose).not.toHaveProperty('lastSeenAt');
});

test('S3 whoever a supervisor disables is out at the next call, and the reason is kept', async () => {
  expect((await change(supervisor, 'SAMPLE-1001', 'disable', 'lostPhone')).status).toBe(204);
  expectFailure(await telecaller.get(api.latestQuotes), 401, 'NOT_SIGNED_IN');
  expect((await staff())[0]).toMatchObject({ state: 'disabled' });
  expect((await change(supervisor, 'SAMPLE-1001', 'disable', 'lostPhone')).status).toBe(204);
  expect((await change(supervisor, 'SAMPLE-1001', 'enable', 'back')).status).toBe(204);
  const kept = await auditTrail({ action: /^STAFF_(DIS|EN)ABLED$/ });
  expect(kept.map(({ actor, action, details }) => [actor, action, details])).toEqual([
    ['SAMPLE-2001', 'STAFF_DISABLED', { staffId: 'SAMPLE-1001', reason: 'lostPhone' }],
    ['SAMPLE-2001', 'STAFF_ENABLED', { staffId: 'SAMPLE-1001', reason: 'back' }],
  ]);
  passSeconds(60);
  await signIn(telecaller, 'SAMPLE-1001', '6000001001');
});

test.each([
  ['oneself', 'SAMPLE-2001', 'disable', 'left', 403, 'FORBIDDEN'],
  ['nobody', 'P-0000', 'disable', 'left', 404, 'NOT_FOUND'],
  ['without a reason', 'SAMPLE-1001', 'disable', '', 400, 'INVALID_INPUT'],
  ['for a reason of the other change', 'SAMPLE-1001', 'enable', 'left', 400, 'INVALID_INPUT'],
  ['in another way', 'SAMPLE-1001', 'delete', 'left', 400, 'INVALID_INPUT'],
])('to change %s is refused', async (_what, staffId, what, reason, status, code) => {
  expectFailure(await change(supervisor, staffId, what, reason), status, code);
});

test('figures count each move of the quotes of these days, and links by the day they were sent', async () => {
  const lead = await DialerLeads.findOne({
    status: 1,
    createdAt: mongoose.trusted({ $gte: new Date(Date.now() - 6 * 86_400_000) }),
  }).lean();
  const sentAt = new Date((lead?.createdAt.getTime() ?? 0) - 1000);
  const link = {
    kind: 'payment',
    status: 'sent',
    requestHash: 'x',
    mobileHash: 'x',
    channel: 'sms',
    to: 'x',
    language: 'en',
  };
  const aLink = (id: string, more: object) =>
    ({
      _id: id,
      ...link,
      by: 'SAMPLE-1001',
      askedAt: sentAt,
      sentAt,
      validUntil: sentAt,
      opens: 0,
      expiresAt: new Date(Date.now() + 1e9),
      ...more,
    }) as SentLinkRecord;
  await SentLinks.insertMany([
    aLink('l-1', { quoteId: lead?.quoteId, opens: 2 }),
    aLink('l-2', { quoteId: 'none' }),
  ]);
  const { body } = await supervisor.get(`${api.deskFigures}?days=90`);
  const { quotes, moves, links, isCut } = body as FiguresDto;
  expect([quotes, isCut, links.length]).toEqual([SAMPLE_QUOTES.length, false, 90]);
  for (const { status, count } of moves.filter((each) => each.status !== 4)) {
    expect([status, count]).toEqual([status, SAMPLE_QUOTES.filter((each) => each.status === status).length]);
  }
  expect(links.filter(({ sent }) => sent > 0)).toMatchObject([{ sent: 2, opened: 1, paid: 1 }]);
  expectFailure(await supervisor.get(`${api.deskFigures}?days=365`), 400, 'INVALID_INPUT');
});

test('figures and service levels read indexes alone', async () => {
  const recent = mongoose.trusted({ $gte: new Date(Date.now() - 1e9) });
  const winning = async (query: { explain: (how: 'queryPlanner') => unknown }) =>
    JSON.stringify(await query.explain('queryPlanner'));
  for (const plan of [
    await winning(DialerLeads.find({ createdAt: recent }).sort({ createdAt: -1 }).limit(9)),
    await winning(SentLinks.find({ sentAt: recent }).sort({ sentAt: -1 }).limit(9)),
    await winning(Callbacks.find({ isOpen: true }).sort({ to: 1 }).limit(1)),
    await winning(AuditEntries.find({ action: 'STAFF_DENIED', at: recent })),
    await winning(AuditEntries.find({ about: 'x', at: recent }).sort({ at: -1, _id: -1 })),
    await winning(AuditEntries.find({ actor: 'x', at: recent }).sort({ at: -1, _id: -1 })),
    await winning(AuditEntries.find({ at: recent }).sort({ at: -1, _id: -1 })),
  ]) {
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
  }
});

test('service levels say what waits, since when, and how much is late', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const call = {
    about: 'plan',
    mobileHash: 'x',
    person: 'x',
    language: 'en',
    tries: 0,
    isOpen: true as const,
  };
  const calls = [-90, -30, 60].map((to, n) => ({
    ...call,
    _id: `c-${n}`,
    quoteId: `q-${n}`,
    askedAt: at(-600),
    from: at(to - 60),
    to: at(to),
    expiresAt: at(9e5),
  }));
  await Callbacks.insertMany(calls);
  const { levels } = (await supervisor.get(api.serviceLevels)).body as ServiceLevelsDto;
  expect(levels.map(({ service }) => service)).toEqual(SERVICES);
  const levelOf = (service: Service) => levels.find((each) => each.service === service);
  expect(levelOf('callbacks')).toMatchObject({ open: 3, late: 2, oldestAt: calls[0]?.to.toISOString() });
  expect(levelOf('approvals')).toEqual({ service: 'approvals', open: 0, late: 0 });
});

test('talks, grievances and quotes that nobody took count as waiting; a request that has run out does not', async () => {
  const read = async () =>
    ((await supervisor.get(api.serviceLevels)).body as ServiceLevelsDto).levels.map(
      ({ service, ...level }) => [service, level],
    );
  const levelOf = async (service: Service) => Object.fromEntries(await read())[service] as object;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const [old, new_] = [hoursAgo(30), hoursAgo(0.01)];
  await Talks.collection.insertMany([
    { _id: 't-1' as never, status: 'waiting', waitsSince: old },
    { _id: 't-2' as never, status: 'waiting', waitsSince: new_ },
    { _id: 't-3' as never, status: 'talking', waitsSince: old },
  ]);
  expect(await levelOf('talks')).toEqual({ open: 2, late: 1, oldestAt: old.toISOString() });
  await Grievances.collection.insertMany([
    { _id: 'g-1' as never, status: 'filed', dueAt: old },
    { _id: 'g-2' as never, status: 'asked', dueAt: new Date(Date.now() + 9e6) },
    { _id: 'g-3' as never, status: 'unsettled', dueAt: hoursAgo(90) },
  ]);
  expect(await levelOf('grievances')).toEqual({ open: 2, late: 1, oldestAt: old.toISOString() });
  await DialerLeads.updateMany({}, { $set: { owner: 'SAMPLE-1001' } });
  const lead = await DialerLeads.findOne({ status: LEAD_STATUS.partiallyFilled }).lean();
  await DialerLeads.updateOne({ _id: lead?._id }, { $set: { owner: NOBODY, updatedAt: old } });
  expect(await levelOf('quotes')).toEqual({ open: 1, late: 1, oldestAt: old.toISOString() });
  const asked = { _id: 'l-9' as never, quoteId: 'q-9', isPending: true, askedAt: old };
  await SentLinks.collection.insertOne({ ...asked, validUntil: hoursAgo(26) });
  expect(await levelOf('approvals')).toEqual({ open: 0, late: 0 });
  await SentLinks.collection.deleteOne({ _id: 'l-9' as never });
});

test('who has unusually many numbers shown is pointed out; calls that were promised do not count', async () => {
  const reveal = (n: number, reason: string) => ({
    _id: `r-${reason}-${n}`,
    action: 'NUMBER_REVEALED' as const,
    actor: 'SAMPLE-1001',
    requestId: 'x',
    addressHash: 'x',
    details: { reason },
    at: new Date(),
    expiresAt: new Date(1e13),
  });
  const unusual = async () => ((await supervisor.get(api.serviceLevels)).body as ServiceLevelsDto).unusual;
  const usual = Array.from({ length: USUAL_REVEALS }, (_, n) => n);
  await AuditEntries.insertMany(usual.flatMap((n) => [reveal(n, 'quote'), reveal(n, 'callback')]));
  expect(await unusual()).toEqual([]);
  await AuditEntries.insertMany([reveal(99, 'asked')]);
  expect(await unusual()).toEqual([{ staffId: 'SAMPLE-1001', revealed: USUAL_REVEALS + 1 }]);
  expect((await staff())[0]?.today.revealed).toBe(USUAL_REVEALS + 1);
});

test('each action of the audit is named once', () => {
  expect(new Set(AUDIT_ACTIONS).size).toBe(AUDIT_ACTIONS.length);
});
