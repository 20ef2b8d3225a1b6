import { api } from '@/lib/config/paths';
import { keptUntil } from '@/lib/domain/common/retention';
import { createCircuit } from '@/lib/server/integrations/circuit';
import { ProviderError } from '@/lib/server/integrations/callProvider';
import { readFacts } from '@/lib/server/telemetry/facts';
import { createMetrics } from '@/lib/server/telemetry/metrics';
import { RESUME_STEPS } from '@/lib/server/telemetry/notes';
import { startWorker } from '@/lib/server/worker/worker';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { useApi } from '@/tests/api/support/api';
import { aJourney, makeQuote, newUuid } from '@/tests/api/support/journeys';
import { messagesTo, newMobile, Visitor } from '@/tests/api/support/visitors';

/** The events that the site reports about itself. */
const { newBrowser } = useApi();
const metrics = createMetrics();
beforeAll(() => newBrowser().get('/api/health/ready'));

/** The value of a series, 0 before its first event. */
async function told(series: string): Promise<number> {
  const lines = (await metrics.registry.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1) ?? 0);
}

/** The growth of each resume step's count during `work`. */
async function stepsOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const countAll = () =>
    Promise.all(RESUME_STEPS.map((step) => told(`sukhayu_resume_total{step="${step}"}`)));
  const before = await countAll();
  await work();
  const after = await countAll();
  const grown = RESUME_STEPS.map((step, at) => [step, (after[at] ?? 0) - (before[at] ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, by]) => by !== 0));
}

test('each step of coming back is counted once, and what changes nothing is not', async () => {
  const visitor = new Visitor(newBrowser().port);
  const { quoteId, dialerId } = await makeQuote(visitor);
  const journey = aJourney(quoteId);
  const { uuid } = journey.resumeJourney;
  expect(await stepsOf(() => visitor.post(api.revisit, journey))).toEqual({ kept: 1 });
  expect(await stepsOf(() => visitor.post(api.revisit, journey))).toEqual({});
  expect(await stepsOf(() => visitor.get(`${api.revisit}?uuid=${uuid}&type=aggregate`))).toEqual({
    offered: 1,
  });
  const lead = { condition: 'dialerLead', id: dialerId, uuid };
  expect(await stepsOf(() => visitor.post(api.leadsUpdate, lead))).toEqual({ accepted: 1 });
  const to = newMobile();
  expect(await stepsOf(() => visitor.post(api.revisitLink, { uuid, channel: 'sms', to }))).toEqual({});
  const [{ link = '' } = {}] = await messagesTo(to, visitor);
  const laptop = new Visitor(newBrowser().port);
  const open = () => laptop.post(api.revisitLinkOpen, { token: link.split('#')[1] ?? '' });
  expect(await stepsOf(open)).toEqual({ link: 1 });
  expect(await stepsOf(() => laptop.delete(`${api.revisit}?uuid=${newUuid()}`))).toEqual({});
  expect(await stepsOf(() => visitor.delete(`${api.revisit}?uuid=${uuid}`))).toEqual({ anew: 1 });
});

test('a request is counted with its time, a refusal with its code, and the pool is watched', async () => {
  const route = `route="${api.quote}"`;
  const answers = `sukhayu_requests_total{${route},method="GET",status="4xx"}`;
  const refusals = `sukhayu_errors_total{${route},code="NOT_FOUND"}`;
  const times = `sukhayu_request_duration_seconds_count{${route},method="GET"}`;
  const before = await Promise.all([answers, refusals, times].map(told));
  await newBrowser().get(`${api.quote}?quoteId=${newUuid()}`);
  expect(await Promise.all([answers, refusals, times].map(told))).toEqual(before.map((count) => count + 1));
  expect(await told('sukhayu_database_connections{state="open"}')).toBeGreaterThan(0);
  expect(await told('sukhayu_database_connections{state="busy"}')).toBe(0);
});

test('pieces of jobs are counted, done and failed', async () => {
  const left = [true, false];
  const worker = startWorker([
    { name: 'sample', everyMs: 1, doNext: () => Promise.resolve(left.shift() ?? false) },
    { name: 'broken', everyMs: 1, doNext: () => Promise.reject(new Error('sample')) },
  ]);
  while (left.length > 0) await new Promise((resolve) => setImmediate(resolve));
  await worker.stop();
  expect(await told('sukhayu_job_pieces_total{job="sample",outcome="done"}')).toBe(1);
  expect(await told('sukhayu_job_pieces_total{job="broken",outcome="failed"}')).toBe(1);
});

test('a provider that rests is told of while it does, and no longer', async () => {
  const through = createCircuit('Signzy', { failures: 1, restMs: 60_000 });
  const fail = () => Promise.reject(new ProviderError('Signzy'));
  for (let times = 0; times < 2; times += 1) await through(fail).catch(() => undefined);
  const isOpen = 'sukhayu_provider_circuit_open{provider="Signzy"}';
  expect(await told(isOpen)).toBe(1);
  expect(
    await told('sukhayu_provider_call_duration_seconds_count{provider="Signzy",outcome="resting"}'),
  ).toBe(1);
  await createCircuit('Signzy', { failures: 1, restMs: 0 })(fail).catch(() => undefined);
  expect(await told(isOpen)).toBe(0);
});

test('money that has no owner is told of until somebody has looked', async () => {
  const now = new Date();
  const fact = { orderId: 'sample', outcome: 'paid' } as const;
  const event = {
    _id: 'sample',
    gateway: 'sandbox',
    fact,
    status: 'quarantined',
    problem: 'noPolicy',
    leaseUntil: now,
    receivedAt: now,
    expiresAt: keptUntil('gatewayEvent', now),
  } as const;
  await GatewayEvents.collection.insertOne(event as never);
  const withoutOwner = async () => {
    await readFacts(metrics, now);
    return told('sukhayu_payments_without_owner');
  };
  expect(await withoutOwner()).toBe(1);
  await GatewayEvents.updateOne({ _id: 'sample' }, { $set: { status: 'seen' } });
  expect(await withoutOwner()).toBe(0);
});
