import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { OtpLogs } from '@/models/verify/otpLog';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { codesOf, STAFF, times } from '@/tests/api/support/codes';
import { hears, offerIn, textsUs, tryOffer } from '@/tests/api/support/phones';
import { askForCode, newMobile, passSeconds, prove, tryCode, Visitor } from '@/tests/api/support/visitors';

/** Full length: `PHONES=100 GUESSES=10000 DAYS=30 npx jest --selectProjects api -- codesUnderAttack`. */
const PHONES = Number(process.env['PHONES'] ?? 1);
const GUESSES = Number(process.env['GUESSES'] ?? 300);
const DAYS = Number(process.env['DAYS'] ?? 2);
const ADDRESSES = 100;
const ROUNDS = 24;

jest.setTimeout(30_000 + PHONES * GUESSES * 20 + DAYS * 10_000);

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);

beforeAll(async () => {
  await newVisitor().get('/api/health/ready');
});
afterAll(() => jest.useRealTimers());

type Asking = { path: string; validate: string; body: object };

/** Every way to have a code sent to this phone, a staff member's too. */
const families = (to: string, staffId: string): readonly Asking[] => [
  { path: api.otpPhoneGenerate, validate: api.otpPhoneValidate, body: { mobileNumber: to } },
  ...['sms', 'whatsapp'].map((channel) => ({
    path: api.otpServiceGenerate,
    validate: api.otpServiceValidate,
    body: { channel, to, purpose: 'resume' },
  })),
  { path: api.otpStaffGenerate, validate: api.otpStaffValidate, body: { staffId } },
];

type Open = { requestId: string; validate: string };

async function sendAll(addresses: readonly Visitor[], asked: readonly Asking[], at: number): Promise<Open[]> {
  const open: Open[] = [];
  for (const [index, { path, validate, body }] of asked.entries()) {
    const from = addresses[(at * 7 + index * 13) % addresses.length];
    const answer = await from?.post(path, body);
    if (answer?.status === 200) open.push({ requestId: answer.body.requestId as string, validate });
  }
  return open;
}

const guess = (at: number) => String((at * 7919) % 1_000_000).padStart(6, '0');

async function evaluatedSince(mobileNumber: string, since: Date): Promise<number> {
  const targetHash = mobileHashOf(mobileNumber);
  const logs = await OtpLogs.find({ targetHash, createdAt: mongoose.trusted({ $gte: since }) }).lean();
  return logs.reduce((sum, { attempts }) => sum + attempts, 0);
}

/** A day of requests and guesses; resolves to tries evaluated and successful ones. */
async function attack(addresses: readonly Visitor[], mobileNumber: string, staffId: string, guesses: number) {
  const asked = families(mobileNumber, staffId);
  let evaluated = 0;
  let wins = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    passSeconds((24 * 60 * 60) / ROUNDS);
    const since = new Date();
    const open = await sendAll(addresses, asked, round);
    const share = open.length === 0 ? 0 : Math.ceil(guesses / ROUNDS);
    for (let at = 0; at < share; at += 25) {
      const answers = await times(Math.min(25, share - at), (offset) => {
        const index = round * share + at + offset;
        const target = open[index % open.length];
        const from = addresses[index % addresses.length];
        if (!target || !from) throw new Error('unreachable');
        return tryCode(from, target.requestId, guess(index), target.validate);
      });
      wins += codesOf(answers).filter((code) => code === 'OK').length;
    }
    evaluated += await evaluatedSince(mobileNumber, since);
  }
  return { evaluated, wins };
}

async function getsInAnew(mobileNumber: string): Promise<void> {
  const visitor = newVisitor();
  const answer = await visitor.post(api.otpPhoneGenerate, { mobileNumber });
  expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
  const { requestId, text } = offerIn(answer);
  await textsUs(newBrowser(), mobileNumber, text);
  expect(await hears(visitor, requestId)).toBe(true);
  expect((await tryOffer(visitor, requestId)).status).toBe(200);
}

test('T9 100 addresses send and guess over all families: 50 tries a phone and day are looked at, and its owner is in', async () => {
  const addresses = Array.from({ length: ADDRESSES }, newVisitor);
  const victims = Array.from({ length: PHONES }, (_, at) => ({
    mobileNumber: newMobile(),
    staffId: `SAMPLE-T${at}`,
    known: newVisitor(),
  }));
  for (const { mobileNumber, staffId, known } of victims) {
    // Each on days of its own, since a browser stays known for 45.
    await createStaff({ ...STAFF, staffId, mobileNumber }, new Date());
    await prove(known, mobileNumber);
    passSeconds(24 * 60 * 60);
    const { evaluated, wins } = await attack(addresses, mobileNumber, staffId, GUESSES);
    expect(evaluated).toBeGreaterThan(0);
    expect(evaluated).toBeLessThanOrEqual(50);
    expect(wins).toBe(0);

    const { requestId, otp } = await askForCode(known, mobileNumber);
    const right = codesOf(await times(50, (at) => tryCode(addresses[at] ?? known, requestId, otp)));
    expect(right.filter((code) => code === 'OK')).toHaveLength(1);
  }
});

test('O9 attackers send and guess day after day: the owner gets in at once, from a known browser and from a new one', async () => {
  const mobileNumber = newMobile();
  const known = newVisitor();
  await prove(known, mobileNumber);
  passSeconds(24 * 60 * 60);
  for (let day = 0; day < DAYS; day += 1) {
    for (let sent = 0; sent < 10; sent += 1) {
      passSeconds(6 * 60);
      const attacker = newVisitor();
      const { requestId } = await askForCode(attacker, mobileNumber);
      await times(6, (at) => tryCode(attacker, requestId, guess(at)));
    }
    passSeconds(60);
    await prove(known, mobileNumber);
    await getsInAnew(mobileNumber);
    passSeconds(24 * 60 * 60 - 61 * 60);
  }
});

test('O7 a staff id that nobody has costs the same reads and writes, in the same order', async () => {
  passSeconds(24 * 60 * 60);
  await createStaff(STAFF, new Date());
  const operationsOf = async (staffId: string) => {
    const operations: string[] = [];
    mongoose.set('debug', (collection: string, method: string) => operations.push(`${collection}.${method}`));
    const { status } = await newVisitor().post(api.otpStaffGenerate, { staffId });
    mongoose.set('debug', false);
    // Deliveries are asynchronous, so their operations are not compared.
    const own = operations.filter((name) => !name.startsWith('outbox.') || name === 'outbox.insertOne');
    return [status, ...own.slice(0, own.lastIndexOf('outbox.insertOne') + 1)];
  };
  await operationsOf(STAFF.staffId);
  passSeconds(60);
  const known = await operationsOf(STAFF.staffId);
  await operationsOf('NOBODY-2');
  passSeconds(60);
  expect(known.length).toBeGreaterThan(8);
  expect(await operationsOf('NOBODY-2')).toEqual(known);
});
