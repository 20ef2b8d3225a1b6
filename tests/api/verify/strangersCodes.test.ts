import { api } from '@/lib/config/paths';
import type { WorkDto } from '@/lib/domain/verify/contract';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { RateLimits } from '@/models/common/rateLimit';
import { runWorker } from '@/tests/browser/workers';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { codesOf, STAFF, times } from '@/tests/api/support/codes';
import { hears, offerIn, textsUs } from '@/tests/api/support/phones';
import {
  askForCode,
  newMobile,
  passSeconds,
  prove,
  signIn,
  startNextDay,
  Visitor,
} from '@/tests/api/support/visitors';

/** `NUMBERS=1000 npx jest …` really requests so many; otherwise the count starts near the limit. */
const NUMBERS = Number(process.env['NUMBERS'] ?? 5);
/** `ROUNDS=30`: requests from 70 addresses; otherwise the count starts near the limit. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);

process.env['LOG_LEVEL'] = 'warn';
const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
const ask = (visitor: Visitor, more: object = {}) =>
  visitor.post(api.otpPhoneGenerate, { mobileNumber: newMobile(), ...more });

beforeAll(async () => {
  await newVisitor().get('/api/health/ready');
  await createStaff(STAFF, new Date());
});
beforeEach(startNextDay);
afterAll(() => jest.useRealTimers());

const countId = () => {
  const window = Math.floor(Date.now() / (limits.sendCodeOfAll.windowSeconds * 1000));
  return `codes|sent|${window}`;
};
const readCount = async () => (await RateLimits.findById(countId()).lean())?.count ?? 0;

/** Sets the strangers' count of this window. */
async function setCount(count: number): Promise<void> {
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000);
  await RateLimits.updateOne({ _id: countId() }, { $set: { count, expiresAt } }, { upsert: true });
}

function workIn(answer: Answer): WorkDto {
  expectFailure(answer, 428, 'PROOF_OF_WORK');
  return answer.body.work as WorkDto;
}

async function solve(work: WorkDto) {
  return { challenge: work.challenge, answer: (await runWorker('/proofOfWork.js', work)) as number };
}

test('what is refused is not counted: 70 addresses that ask for one number switch codes off for nobody', async () => {
  const before = ROUNDS > 10 ? 0 : limits.sendCodeFreely.max - 2;
  await setCount(before);
  const mobileNumber = newMobile();
  const addresses = Array.from({ length: 70 }, newVisitor);
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(addresses.map((visitor) => ask(visitor, { mobileNumber })));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses].toSorted()).toEqual([200, 429]);
  expect(await readCount()).toBe(before + 1);
  await askForCode(newVisitor(), newMobile());
});

test('O7 sequential numbers trip the limit over all: then a code costs a proof of work, and codes go on', async () => {
  await setCount(limits.sendCodeFreely.max - Math.min(NUMBERS, limits.sendCodeFreely.max));
  let visitor = newVisitor();
  const answers: Answer[] = [];
  for (let at = 0; at < NUMBERS + 3; at += 1) {
    if (at % limits.sendMessage.max === 0) visitor = newVisitor();
    answers.push(await ask(visitor));
  }
  const free = Math.min(NUMBERS, limits.sendCodeFreely.max);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(free);
  expect(answers.slice(free).every(({ status }) => status === 428)).toBe(true);

  const [customer, mobileNumber] = [newVisitor(), newMobile()];
  const work = workIn(await ask(customer, { mobileNumber }));
  const { status } = await ask(customer, { mobileNumber, proof: await solve(work) });
  expect(status).toBe(200);
});

test('a proof is worth one code, to the number it was made for, for five minutes', async () => {
  await setCount(limits.sendCodeFreely.max);
  const [visitor, mobileNumber] = [newVisitor(), newMobile()];
  const newProof = async () => solve(workIn(await ask(visitor, { mobileNumber })));
  let proof = await newProof();
  while (proof.answer === 0) proof = await newProof();
  workIn(await ask(visitor, { proof }));
  // The first right answer was found, so the one before it is wrong; the next one is right now and then.
  workIn(await ask(visitor, { mobileNumber, proof: { ...proof, answer: proof.answer - 1 } }));
  workIn(await ask(visitor, { mobileNumber, proof: { ...proof, challenge: `9${proof.challenge}` } }));
  const codes = codesOf(await times(5, () => ask(newVisitor(), { mobileNumber, proof })));
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  passSeconds(31);
  workIn(await ask(visitor, { mobileNumber, proof }));
  const late = await newProof();
  passSeconds(5 * 60);
  await setCount(limits.sendCodeFreely.max);
  workIn(await ask(visitor, { mobileNumber, proof: late }));
});

test('the number’s own share is looked at before all numbers’: no sum is asked for in vain', async () => {
  const mobileNumber = newMobile();
  await askForCode(newVisitor(), mobileNumber);
  await setCount(limits.sendCodeFreely.max);
  expectFailure(await ask(newVisitor(), { mobileNumber }), 429, 'TOO_MANY_REQUESTS');
});

test('known browsers, staff on them and phones that send us a message are never refused by it', async () => {
  const [owner, mobileNumber] = [newVisitor(), newMobile()];
  const desk = newVisitor();
  await prove(owner, mobileNumber);
  await signIn(desk, STAFF.staffId, STAFF.mobileNumber);
  passSeconds(11 * 60);
  await setCount(limits.sendCodeOfAll.max);
  const before = await readCount();
  await prove(owner, mobileNumber);
  await signIn(desk, STAFF.staffId, STAFF.mobileNumber);
  expect(await readCount()).toBe(before);

  const [newcomer, theirs] = [newVisitor(), newMobile()];
  const refused = await ask(newcomer, { mobileNumber: theirs });
  expectFailure(refused, 429, 'TOO_MANY_REQUESTS');
  const offer = offerIn(refused);
  await textsUs(newBrowser(), theirs, offer.text);
  expect(await hears(newcomer, offer.requestId)).toBe(true);
});

test('neither an address that asked too often nor all together keep a reserve back', async () => {
  const [owner, mobileNumber] = [newVisitor(), newMobile()];
  await prove(owner, mobileNumber);
  passSeconds(60 * 60);
  for (let asked = 0; asked < limits.sendMessage.max; asked += 1) await ask(owner);
  expectFailure(await ask(owner), 429, 'TOO_MANY_REQUESTS');
  await prove(owner, mobileNumber);
});

test('that a limit is reached stands in the log once, with the count and nothing of anybody', async () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lastOf = async ({ max }: { max: number }) => {
    await setCount(max - 1);
    const visitor = newVisitor();
    const mobileNumber = newMobile();
    const first = await ask(visitor, { mobileNumber });
    if (first.status === 428) await ask(visitor, { mobileNumber, proof: await solve(workIn(first)) });
    await ask(newVisitor());
  };
  await lastOf(limits.sendCodeFreely);
  await lastOf(limits.sendCodeOfAll);
  const lines = written.mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, unknown>);
  written.mockRestore();
  const about = {
    action: 'codes',
    level: 40,
    windowSeconds: 600,
    time: expect.anything(),
    traceId: expect.any(String),
  };
  expect(lines).toEqual([
    { ...about, count: limits.sendCodeFreely.max, next: 'each costs a proof of work' },
    { ...about, count: limits.sendCodeOfAll.max, next: 'strangers get none' },
  ]);
});
