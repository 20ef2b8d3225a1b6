import { api } from '@/lib/config/paths';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { ClaimCases } from '@/models/claims/claimCase';
import { PaperParts } from '@/models/papers/paperPart';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { makeVerified } from '@/tests/api/support/customers';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { paperOf, partOf } from './papers';
import { makePolicyholder } from './policyholders';

const { newBrowser } = useApi();

let owner: Awaited<ReturnType<typeof makePolicyholder>>;
beforeAll(async () => {
  owner = await makePolicyholder(newBrowser().port);
});
const begin = (answers: object, key?: string) =>
  owner.visitor.post(api.claims, { answers }, key === undefined ? {} : { 'Idempotency-Key': key });

test('who has no policy stores no file', async () => {
  const { browser } = await makeVerified(newBrowser().port);
  const { claimId } = (await browser.post(api.claims, { answers: { story: 'Fell' } })).body as ClaimDto;
  const file = aJpeg();
  const sent = { ...paperOf(claimId, file, 'other'), part: 0, data: partOf(file, 0) };
  expectFailure(await browser.post(api.claimDocument, sent), 409, 'STEP_NOT_REACHED');
  expect(await PaperParts.countDocuments({ ownerId: claimId })).toBe(0);
});

test('a beginning that is repeated late overwrites nothing that was typed since', async () => {
  const { claimId } = (await begin({ story: 'Fell' }, 'begun-twice')).body as ClaimDto;
  await owner.visitor.post(api.claims, { claimId, answers: { story: 'Fell on the stairs' } });
  const again = await begin({ story: 'Fell' }, 'begun-twice');
  expect([again.status, again.body]).toMatchObject([
    200,
    { claimId, answers: { story: 'Fell on the stairs' } },
  ]);
});

test('a number that somebody else’s claim has is not given again, nor a reason to refuse', async () => {
  const { claimId } = (await begin({ story: 'Fell' }, 'taken-number')).body as ClaimDto;
  await ClaimCases.updateOne({ _id: claimId }, { $set: { mobileHash: 'of somebody else' } });
  const { status, body } = await begin({ story: 'Fell' }, 'taken-number');
  expect([status, body.claimId === claimId]).toEqual([201, false]);
  expect((await begin({ story: 'Fell' }, 'taken-number')).body.claimId).toBe(body.claimId);
});

/** Tries twice the limit, since a window may end in between. */
async function askUntilRefused(max: number, ask: (at: number) => Promise<Answer>): Promise<Answer> {
  let answer = await ask(0);
  for (let at = 1; at <= 2 * max && answer.status < 400; at += 1) answer = await ask(at);
  return answer;
}

test('a number has so many files judged in ten minutes, however many it takes away again', async () => {
  const { claimId } = (await begin({ memberId: owner.memberId })).body as ClaimDto;
  const refused = await askUntilRefused(limits.judgePaper.max, async (at) => {
    const file = Buffer.from(`words ${at}`);
    const sent = { ...paperOf(claimId, file, 'other'), part: 0, data: partOf(file, 0) };
    const answer = await owner.visitor.post(api.claimDocument, sent);
    if (answer.status === 200)
      await owner.visitor.delete(`${api.claimDocument}?paperId=${String(answer.body.paperId)}`);
    return answer;
  });
  expectFailure(refused, 429, 'TOO_MANY_REQUESTS');
});

test('a number begins so many files a day, however many it leaves or takes away again', async () => {
  const { claimId } = (await begin({ memberId: owner.memberId })).body as ClaimDto;
  const refused = await askUntilRefused(limits.beginPaper.max, async (at) => {
    const answer = await owner.visitor.post(
      api.claimDocument,
      paperOf(claimId, Buffer.from(`left ${at}`), 'other'),
    );
    if (answer.status === 200)
      await owner.visitor.delete(`${api.claimDocument}?paperId=${String(answer.body.paperId)}`);
    return answer;
  });
  expectFailure(refused, 429, 'TOO_MANY_REQUESTS');
});

test('a number begins so many claims a day', async () => {
  const refused = await askUntilRefused(limits.beginClaim.max, (at) => begin({ story: String(at) }));
  expectFailure(refused, 429, 'TOO_MANY_REQUESTS');
});
