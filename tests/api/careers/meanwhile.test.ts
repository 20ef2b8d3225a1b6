import { createHash } from 'node:crypto';
import { api } from '@/lib/config/paths';
import type { CandidaciesDto } from '@/lib/domain/careers/contract';
import { Candidacies } from '@/models/careers/candidacy';
import { Papers } from '@/models/papers/paper';
import { PaperParts } from '@/models/papers/paperPart';
import { sendParts } from '@/tests/api/claims/papers';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { newMobile, prove, Visitor } from '@/tests/api/support/visitors';
import { aJpeg } from '@/tests/claims/sampleFiles';

/** What happens to an application and its CV between two steps, in another tab. */
const { newBrowser } = useApi();
afterEach(() => jest.restoreAllMocks());

async function aDraft() {
  const visitor = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  await prove(visitor, mobileNumber);
  const read = async () => (await visitor.get(api.careers)).body as CandidaciesDto;
  const { candidacyId } = (await read()).draft;
  const person = { name: 'Asha Sample', mobileNumber, email: 'asha@example.com', city: 'Pune' };
  const form = { ...person, opening: 'trainee', text: 'I explain policies to my grandmother' };
  const cv = aJpeg({ comment: candidacyId + mobileNumber });
  const hash = createHash('sha256').update(cv).digest('hex');
  const paper = { candidacyId, kind: 'proof', bytes: cv.length, hash };
  const attach = () => sendParts(visitor, api.careersDocument, paper, cv);
  const submit = () => visitor.post(api.careers, { candidacyId, form, submit: true });
  const remove = (paperId: string) => visitor.delete(`${api.careersDocument}?paperId=${paperId}`);
  const withdraw = () => visitor.post(api.careersWithdraw, { candidacyId });
  return { visitor, candidacyId, form, read, attach, submit, remove, withdraw };
}

test('an application isn’t sent with a CV that is taken away in this moment', async () => {
  const { candidacyId, read, attach, submit, remove } = await aDraft();
  const { paperId } = await attach();
  const { collection } = Candidacies;
  const write = collection.findOneAndUpdate.bind(collection);
  let isDone = false;
  jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    const { $set = {} } = given[1] as { $set?: { status?: string } };
    if ($set.status === 'sent' && !isDone) {
      isDone = true;
      expect((await remove(paperId)).status).toBe(204);
    }
    return write(...given);
  });
  expectFailure(await submit(), 409, 'CONFLICT');
  expect((await read()).draft).toMatchObject({ candidacyId, papers: [] });
});

test('nor is the CV taken away of one that was sent in this moment', async () => {
  const { candidacyId, read, attach, submit, remove } = await aDraft();
  const { paperId } = await attach();
  const { collection } = Papers;
  const take = collection.findOneAndDelete.bind(collection);
  jest.spyOn(collection, 'findOneAndDelete').mockImplementationOnce(async (...given) => {
    expect((await submit()).status).toBe(200);
    return take(...given);
  });
  expectFailure(await remove(paperId), 409, 'STEP_NOT_REACHED');
  expect((await read()).candidacies).toMatchObject([{ candidacyId }]);
  expect(await Papers.findById(paperId).lean()).toMatchObject({ ownerId: candidacyId, state: 'kept' });
  expect(await PaperParts.countDocuments({ ownerId: candidacyId })).toBe(1);
});

test('of one that is taken back while its CV is on the way nothing stays', async () => {
  const { visitor, candidacyId, form, read, attach, withdraw } = await aDraft();
  await visitor.post(api.careers, { candidacyId, form });
  const { collection } = Papers;
  const insert = collection.insertOne.bind(collection);
  jest.spyOn(collection, 'insertOne').mockImplementationOnce(async (...given) => {
    expect((await withdraw()).status).toBe(200);
    return insert(...given);
  });
  await attach();
  expect(await Papers.countDocuments({ ownerId: candidacyId })).toBe(0);
  expect(await PaperParts.countDocuments({ ownerId: candidacyId })).toBe(0);
  expect((await read()).draft).toMatchObject({ version: 0, form: {}, papers: [] });
});
