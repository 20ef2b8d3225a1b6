import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { tellNextClaim } from '@/lib/server/services/claims/tellCustomer';
import { ClaimCases } from '@/models/claims/claimCase';
import { Papers } from '@/models/papers/paper';
import { PaperParts } from '@/models/papers/paperPart';
import { useApi } from '@/tests/api/support/api';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { sendPaper } from './papers';
import { makePolicyholder } from './policyholders';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.restoreAllMocks());

test('a server that dies once the last paper is here leaves no claim that waits for its customer', async () => {
  const { visitor, memberId } = await makePolicyholder(newBrowser().port);
  const answers = {
    memberId,
    admission: 'planned',
    hospitalName: 'Bakul',
    kind: 'cashless',
    admittedOn: addDays(todayInIndia(new Date()), 9),
    story: 'Torn cartilage',
  };
  const { claimId } = (await visitor.post(api.claims, { answers, submit: true })).body as ClaimDto;
  const statusOf = async () =>
    ((await visitor.get(`${api.claimDetail}?claimId=${claimId}`)).body as ClaimDto).status;
  for (const kind of ['doctorNote', 'testReports'] as const)
    await sendPaper(visitor, claimId, aJpeg({ comment: kind }), kind);
  while (await tellNextClaim(new Date()));
  const { collection } = ClaimCases;
  const dies = jest.spyOn(collection, 'findOneAndUpdate').mockRejectedValue(new Error('it died'));
  await sendPaper(visitor, claimId, aJpeg({ comment: 'photoId' }), 'photoId');
  dies.mockRestore();
  expect(await statusOf()).toBe('asked');
  while (await tellNextClaim(new Date(Date.now() + 60_000)));
  expect(await statusOf()).toBe('told');
});

test('one that dies while a claim is thrown away leaves its papers to the next press', async () => {
  const { visitor, memberId } = await makePolicyholder(newBrowser().port);
  const { claimId } = (await visitor.post(api.claims, { answers: { memberId } })).body as ClaimDto;
  await sendPaper(visitor, claimId, aJpeg({ comment: claimId }), 'photoId');
  const throwAway = () => visitor.delete(`${api.claims}?claimId=${claimId}`);
  jest.spyOn(Papers.collection, 'deleteMany').mockRejectedValueOnce(new Error('it died'));
  expect((await throwAway()).status).toBe(500);
  expect((await throwAway()).status).toBe(204);
  expect(await Papers.countDocuments({ ownerId: claimId })).toBe(0);
  expect(await PaperParts.countDocuments({ ownerId: claimId })).toBe(0);
});
