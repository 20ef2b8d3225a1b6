import { createHash } from 'node:crypto';
import { api } from '@/lib/config/paths';
import { addMonths, DAY_MS, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { DeskGrievanceDto, GrievancesDto } from '@/lib/domain/grievances/contract';
import { tellNextGrievance } from '@/lib/server/services/grievances/tellGrievance';
import { Papers } from '@/models/papers/paper';
import { PaperParts } from '@/models/papers/paperPart';
import { sendParts } from '@/tests/api/claims/papers';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { newMobile, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';
import { aJpeg } from '@/tests/claims/sampleFiles';

/** What happens to a grievance between two of its steps. */
process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

async function aDraft() {
  const visitor = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  await prove(visitor, mobileNumber);
  const text = 'You paid less than the hospital asked for';
  const form = { about: 'claim', text, name: 'Asha Sample', mobileNumber };
  const read = async () => ((await visitor.get(api.grievances)).body as GrievancesDto).draft;
  return { visitor, form, read, grievanceId: (await read()).grievanceId };
}

test('what is begun before the month ends is kept after it', async () => {
  const nextMonth = addMonths(`${todayInIndia(new Date()).slice(0, 7)}-01`, 1);
  passSeconds((startInIndia(nextMonth).getTime() - Date.now()) / 1000 - 60);
  const { visitor, form, read, grievanceId } = await aDraft();
  const other = await aDraft();
  passSeconds(120);
  expect((await visitor.post(api.grievances, { grievanceId, form })).status).toBe(200);
  expect(await read()).toMatchObject({ grievanceId, form });
  const theirs = { grievanceId: other.grievanceId, form };
  expectFailure(await visitor.post(api.grievances, theirs), 404, 'NOT_FOUND');
});

test('a server that dies once a grievance is filed loses none of its files', async () => {
  const { visitor, form, grievanceId } = await aDraft();
  const file = aJpeg({ comment: 'a bill' });
  const hash = createHash('sha256').update(file).digest('hex');
  const paper = { grievanceId, kind: 'proof', bytes: file.length, hash };
  await sendParts(visitor, api.grievanceDocument, paper, file);
  const spy = jest.spyOn(Papers.collection, 'updateMany').mockRejectedValue(new Error('it died'));
  await visitor.post(api.grievances, { grievanceId, form, submit: true });
  spy.mockRestore();
  while (await tellNextGrievance(new Date()));
  const ownerId = grievanceId;
  for (const each of [...(await Papers.find({ ownerId })), ...(await PaperParts.find({ ownerId }))])
    expect(each.expiresAt.getTime()).toBeGreaterThan(Date.now() + 3_000 * DAY_MS);
});

test('a server that dies once a grievance is taken back leaves none of its files', async () => {
  const { visitor, form, grievanceId } = await aDraft();
  const file = aJpeg({ comment: 'another bill' });
  const hash = createHash('sha256').update(file).digest('hex');
  const paper = { grievanceId, kind: 'proof', bytes: file.length, hash };
  await sendParts(visitor, api.grievanceDocument, paper, file);
  await visitor.post(api.grievances, { grievanceId, form, submit: true });
  const dies = jest.spyOn(Papers.collection, 'deleteMany').mockRejectedValue(new Error('it died'));
  expect((await visitor.post(api.grievanceWithdraw, { grievanceId })).status).toBe(500);
  dies.mockRestore();
  while (await tellNextGrievance(new Date()));
  const ownerId = grievanceId;
  expect(await Papers.countDocuments({ ownerId })).toBe(0);
  expect(await PaperParts.countDocuments({ ownerId })).toBe(0);
});

const paperOf = (grievanceId: string, file: Buffer) => {
  const hash = createHash('sha256').update(file).digest('hex');
  return { grievanceId, kind: 'proof', bytes: file.length, hash };
};

test('of one that is taken back while a file is on its way nothing stays', async () => {
  const { visitor, form, grievanceId } = await aDraft();
  await visitor.post(api.grievances, { grievanceId, form, submit: true });
  const file = aJpeg({ comment: 'a late bill' });
  const { collection } = Papers;
  const insert = collection.insertOne.bind(collection);
  const spy = jest.spyOn(collection, 'insertOne').mockImplementationOnce(async (...given) => {
    expect((await visitor.post(api.grievanceWithdraw, { grievanceId })).status).toBe(200);
    return insert(...given);
  });
  await sendParts(visitor, api.grievanceDocument, paperOf(grievanceId, file), file);
  spy.mockRestore();
  expect(await Papers.countDocuments({ ownerId: grievanceId })).toBe(0);
  expect(await PaperParts.countDocuments({ ownerId: grievanceId })).toBe(0);
});

test('a file isn’t taken away of one that was filed in this moment', async () => {
  const { visitor, form, grievanceId } = await aDraft();
  const file = aJpeg({ comment: 'a bill that counts' });
  const { paperId } = await sendParts(visitor, api.grievanceDocument, paperOf(grievanceId, file), file);
  const { collection } = Papers;
  const take = collection.findOneAndDelete.bind(collection);
  const spy = jest.spyOn(collection, 'findOneAndDelete').mockImplementationOnce(async (...given) => {
    await visitor.post(api.grievances, { grievanceId, form, submit: true });
    return take(...given);
  });
  const removed = await visitor.delete(`${api.grievanceDocument}?paperId=${paperId}`);
  spy.mockRestore();
  expectFailure(removed, 409, 'STEP_NOT_REACHED');
  expect(await Papers.findById(paperId).lean()).toMatchObject({ state: 'kept' });
  expect(await PaperParts.countDocuments({ ownerId: grievanceId })).toBe(1);
});

test('“settled” counts for the answer that was read, not for one that came since', async () => {
  const { visitor, form, grievanceId } = await aDraft();
  await visitor.post(api.grievances, { grievanceId, form, submit: true });
  await addSampleStaff();
  const desk = await staffWith(newBrowser().port, 'claims');
  const answers = async (outcome: string) => {
    const read = await desk.get(`${api.deskGrievance}?grievanceId=${grievanceId}`);
    const { version } = read.body as DeskGrievanceDto;
    const answer = { grievanceId, version, what: 'answered', outcome, text: 'We have looked again' };
    expect((await desk.post(api.deskGrievanceWork, answer)).status).toBe(200);
  };
  const shown = async () => ((await visitor.get(api.grievances)).body as GrievancesDto).grievances[0]!;
  const lastAnswer = async () => (await shown()).steps.findLastIndex(({ what }) => what === 'answered');
  const settles = (isSettled: boolean, answer: number) =>
    visitor.post(api.grievanceSettle, { grievanceId, isSettled, answer });
  await answers('inFavour');
  const first = await lastAnswer();
  expect((await settles(false, first)).status).toBe(200);
  await answers('notInFavour');
  expectFailure(await settles(true, first), 409, 'CONFLICT');
  expect((await shown()).status).toBe('answered');
  expect((await settles(true, await lastAnswer())).status).toBe(200);
  expect((await shown()).status).toBe('settled');
});
