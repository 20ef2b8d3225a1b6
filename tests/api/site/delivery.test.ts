import { OTP_LIFE_SECONDS } from '@/lib/domain/verify/otp.data';
import { api } from '@/lib/config/paths';
import { ProviderError } from '@/lib/server/integrations/callProvider';
import type { Message, MessageCarrier } from '@/lib/server/integrations/messages/messageCarrier';
import { traceId as currentTraceId, tracing } from '@/lib/server/telemetry/trace';
import { readFacts } from '@/lib/server/telemetry/facts';
import { createMetrics } from '@/lib/server/telemetry/metrics';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { postMessage } from '@/lib/server/services/common/outbox';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { Outbox } from '@/models/common/outbox';
import { useApi } from '@/tests/api/support/api';

const { newBrowser } = useApi();
const NOW = new Date('2026-11-21T06:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

beforeAll(() => newBrowser().get('/api/health/ready'));
beforeEach(() => Outbox.deleteMany({}));

const words = wordMessage('otp.resume', { otp: '123456' }, 'en');
const post = (more: { isWithheld?: boolean; giveUpAt?: Date } = {}) =>
  postMessage({ channel: 'sms', to: '6000000001', purpose: 'test', ...words, ...more }, NOW);

/** A transport that fails a number of times, then records. */
function aCarrier(failures = 0, error = new Error('away')) {
  const delivered: Message[] = [];
  let left = failures;
  const carrier: MessageCarrier = {
    deliver: (message) => {
      left -= 1;
      if (left >= 0) return Promise.reject(error);
      delivered.push(message);
      return Promise.resolve();
    },
  };
  return { delivered, carriers: () => carrier };
}

test('a message is handed over once, however many servers deliver', async () => {
  await post();
  const { delivered, carriers } = aCarrier();
  await Promise.all(Array.from({ length: 10 }, () => deliverMessages(NOW, carriers)));
  await deliverMessages(later(3600), carriers);
  expect(delivered).toEqual([{ to: '6000000001', ...words }]);
  expect(await Outbox.findOne().lean()).toMatchObject({ status: 'sent', attempts: 1 });
});

test('a code goes out before what waits longer', async () => {
  await post();
  await newBrowser().post(api.otpPhoneGenerate, { mobileNumber: '6000000002' });
  const statusOf = async (purpose: string) => (await Outbox.findOne({ purpose }).lean())?.status;
  while ((await statusOf('verify-phone')) === 'waiting');
  expect([await statusOf('verify-phone'), await statusOf('test')]).toEqual(['sent', 'waiting']);
});

test('what fails waits, and is tried again', async () => {
  await post();
  const { delivered, carriers } = aCarrier(1);
  await deliverMessages(NOW, carriers);
  expect(await Outbox.findOne().lean()).toMatchObject({ status: 'waiting', nextAttemptAt: later(10) });
  await deliverMessages(later(9), carriers);
  expect(delivered).toEqual([]);
  await deliverMessages(later(10), carriers);
  expect(delivered).toHaveLength(1);
});

const everyHour = async (hours: number, carriers: ReturnType<typeof aCarrier>['carriers']) => {
  for (let hour = 0; hour < hours; hour += 1) await deliverMessages(later(hour * 3600), carriers);
};

test('what a provider refuses is given up after six attempts', async () => {
  await post();
  await everyHour(10, aCarrier(100, new ProviderError('MSG91', 400)).carriers);
  expect(await Outbox.findOne().lean()).toMatchObject({ status: 'failed', attempts: 6 });
});

test('what a provider that is away for half a day could not take goes out once it is back', async () => {
  await post();
  const { delivered, carriers } = aCarrier(8, new ProviderError('MSG91', 503));
  await everyHour(9, carriers);
  expect(delivered).toHaveLength(1);
});

test('what is kept for a day is tried for a day, and then told as failed', async () => {
  await post();
  await everyHour(25, aCarrier(100).carriers);
  expect(await Outbox.findOne().lean()).toMatchObject({ status: 'failed' });
});

test('a code that has expired is not sent, though the provider is back', async () => {
  await post({ giveUpAt: later(300) });
  const { delivered, carriers } = aCarrier();
  await deliverMessages(later(300), carriers);
  expect(delivered).toEqual([]);
  expect(await Outbox.findOne().lean()).toMatchObject({ status: 'failed', attempts: 1 });
});

test('a code is tried no longer than it lives', async () => {
  await newBrowser().post(api.otpPhoneGenerate, { mobileNumber: '6000000003' });
  const { giveUpAt, createdAt } = (await Outbox.findOne().lean()) ?? {};
  expect(Number(giveUpAt) - Number(createdAt)).toBe(OTP_LIFE_SECONDS * 1000);
});

test('what is withheld is never handed over', async () => {
  await post({ isWithheld: true });
  const { delivered, carriers } = aCarrier();
  await deliverMessages(later(3600), carriers);
  expect(delivered).toEqual([]);
});

test('a message that a dead server had leased goes to the next one', async () => {
  await post();
  const hanging = { deliver: () => new Promise<void>(() => undefined) };
  void deliverMessages(NOW, () => hanging);
  while ((await Outbox.findOne().lean())?.attempts === 0);
  const { delivered, carriers } = aCarrier();
  await deliverMessages(later(29), carriers);
  expect(delivered).toEqual([]);
  await deliverMessages(later(30), carriers);
  expect(delivered).toHaveLength(1);
});

test('what carries a message out goes by the trace of the request that posted it', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await tracing(`00-${traceId}-b7ad6b7169203331-01`, () => post());
  const heard: (string | undefined)[] = [];
  await deliverMessages(NOW, () => ({ deliver: async () => void heard.push(currentTraceId()) }));
  expect(heard).toEqual([traceId]);
});

test('whoever watches is told how many wait, and since when the oldest does', async () => {
  await post();
  await post({ isWithheld: true });
  const metrics = createMetrics();
  await readFacts(metrics, later(90));
  const told = await metrics.registry.metrics();
  expect(told).toMatch(/^sukhayu_outbox_waiting 1$/m);
  expect(told).toMatch(/^sukhayu_outbox_oldest_seconds 90$/m);
  expect(told).toMatch(/^sukhayu_payments_without_owner 0$/m);
  expect(told).toMatch(/^sukhayu_desk_waiting\{service="callbacks"\} 0$/m);
});
