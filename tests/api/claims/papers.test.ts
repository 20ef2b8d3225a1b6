import { request } from 'node:http';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { addDays, DAY_MS, todayInIndia } from '@/lib/domain/common/dates';
import type { ClaimDto, ClaimOtherDetailsDto, ClaimPaperDto } from '@/lib/domain/claims/contract';
import { PAPER_LIMITS, PAPER_REFUSALS } from '@/lib/domain/papers/paperLimits.data';
import { RETENTION_DAYS } from '@/lib/domain/common/retention';
import { tellNextClaim } from '@/lib/server/services/claims/tellCustomer';
import { sweepNextRefused } from '@/lib/server/services/papers/storePaper';
import { PaperParts } from '@/models/papers/paperPart';
import { Papers } from '@/models/papers/paper';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import type { Visitor } from '@/tests/api/support/visitors';
import { chanceFrom } from '@/tests/claims/histories';
import { hostileFiles } from '@/tests/claims/hostileFiles';
import { aJpeg, aPdf } from '@/tests/claims/sampleFiles';
import { paperOf, partOf, sendPaper } from './papers';
import { makePolicyholder } from './policyholders';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
const today = todayInIndia(new Date());

let owner: Awaited<ReturnType<typeof makePolicyholder>>;
beforeAll(async () => {
  owner = await makePolicyholder(newBrowser().port);
});

async function aClaim(more: object = {}, submit?: true): Promise<string> {
  const answers = {
    memberId: owner.memberId,
    admission: 'planned',
    hospitalName: 'Bakul',
    kind: 'cashless',
    admittedOn: addDays(today, 9),
    story: 'Torn cartilage',
    ...more,
  };
  const { body } = await owner.visitor.post(api.claims, { answers, submit });
  return (body as ClaimDto).claimId;
}
const read = async (claimId: string) =>
  (await owner.visitor.get(`${api.claimDetail}?claimId=${claimId}`)).body as ClaimDto;
const others = async (claimId: string) =>
  (await owner.visitor.get(`${api.claimOtherDetails}?claimId=${claimId}`)).body as ClaimOtherDetailsDto;

test('a planned claim waits for three papers, then for the hospital; each is opened as it was sent', async () => {
  const claimId = await aClaim({}, true);
  expect(await read(claimId)).toMatchObject({ status: 'asked', waitsFor: 'you' });
  expect((await others(claimId)).missing).toEqual(['doctorNote', 'testReports', 'photoId']);
  const photo = aJpeg({ scan: 100_000 });
  const sent = await sendPaper(owner.visitor, claimId, photo, 'doctorNote');
  expect(sent).toMatchObject({ state: 'kept', pages: 1 });
  await sendPaper(owner.visitor, claimId, aPdf({ pages: 3 }), 'testReports');
  expect((await others(claimId)).missing).toEqual(['photoId']);
  await sendPaper(owner.visitor, claimId, aJpeg(), 'photoId');
  const { status, waitsFor, steps } = await read(claimId);
  expect([status, waitsFor]).toEqual(['told', 'hospital']);
  expect(steps.slice(0, 4).map(({ what }) => what)).toEqual(['told', 'asked', 'complete', 'requested']);
  const opened = await owner.visitor.get(`${api.claimDocument}?paperId=${sent.paperId}`);
  expect(opened.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="doctorNote.jpeg"',
    'x-content-type-options': 'nosniff',
    'content-length': String(photo.length),
  });
});

test('papers may come before the claim is told; a reimbursement with all of them is ours to decide', async () => {
  const claimId = await aClaim({ kind: 'reimbursement', admission: 'emergency', admittedOn: today });
  for (const kind of ['dischargeSummary', 'hospitalBill', 'receipts', 'photoId'] as const)
    await sendPaper(owner.visitor, claimId, aJpeg({ comment: kind }), kind);
  const { body } = await owner.visitor.post(api.claims, { claimId, answers: {}, submit: true });
  expect(body).toMatchObject({ status: 'review', waitsFor: 'us' });
});

/** The days for which every file of the owner is kept at least. */
async function keptFor(ownerId: string): Promise<number> {
  const [papers, parts] = await Promise.all([Papers.find({ ownerId }), PaperParts.find({ ownerId })]);
  const ends = [...papers, ...parts].map(({ expiresAt }) => expiresAt.getTime());
  return Math.round((Math.min(...ends) - Date.now()) / DAY_MS);
}

test('a file that is judged while its claim is told is kept as long as the claim', async () => {
  const claimId = await aClaim();
  const { collection } = Papers;
  const write = collection.findOneAndUpdate.bind(collection);
  const spy = jest.spyOn(collection, 'findOneAndUpdate').mockImplementationOnce(async (...given) => {
    await owner.visitor.post(api.claims, { claimId, answers: {}, submit: true });
    return write(...given);
  });
  expect((await sendPaper(owner.visitor, claimId, aJpeg(), 'photoId')).state).toBe('kept');
  spy.mockRestore();
  expect((await read(claimId)).status).toBe('asked');
  expect(await keptFor(claimId)).toBe(RETENTION_DAYS.claim);
});

test('a server that dies once a claim is told loses none of its files', async () => {
  const claimId = await aClaim();
  await sendPaper(owner.visitor, claimId, aJpeg(), 'photoId');
  const spy = jest.spyOn(Papers.collection, 'updateMany').mockRejectedValue(new Error('it died'));
  await owner.visitor.post(api.claims, { claimId, answers: {}, submit: true });
  spy.mockRestore();
  while (await tellNextClaim(new Date()));
  expect(await keptFor(claimId)).toBe(RETENTION_DAYS.claim);
});

/** One of each refusal; tests/claims/inspectFile.test.ts has them all. */
const small = PAPER_REFUSALS.flatMap((refusal) =>
  hostileFiles
    .filter(([, bytes, why]) => why === refusal && bytes.length < 200_000 && bytes.length > 0)
    .slice(0, 1),
);
test('hostile files are refused in words and leave nothing behind', async () => {
  expect(small.length).toBeGreaterThan(9);
  const claimIds = await Promise.all([aClaim(), aClaim()]);
  for (const [at, [what, file, refusal]] of small.entries()) {
    const found = await sendPaper(owner.visitor, claimIds[at % 2]!, file, 'other');
    expect([what, found]).toEqual([what, expect.objectContaining({ state: 'refused', refusal })]);
    expect(found.says).toMatch(/\. .*\.$/);
  }
  expect(await PaperParts.countDocuments({ ownerId: mongoose.trusted({ $in: claimIds }) })).toBe(0);
});

test.each([
  [0, 'The file is empty.'],
  [PAPER_LIMITS.bytes + 1, 'The file is larger than 10 MB.'],
  [100 * 1024 * 1024, 'The file is larger than 10 MB.'],
])('a file of %d bytes is refused before a part of it is sent', async (bytes, says) => {
  const claimId = await aClaim();
  const answer = await owner.visitor.post(api.claimDocument, {
    ...paperOf(claimId, aJpeg(), 'other'),
    bytes,
  });
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(answer.body.message).toContain(says);
  expect(await Papers.countDocuments({ ownerId: claimId })).toBe(0);
});

test('each refusal is said in three languages', async () => {
  const claimId = await aClaim();
  const { paperId } = await sendPaper(owner.visitor, claimId, Buffer.from('words'), 'other');
  const said = new Set<string>();
  for (const refusal of PAPER_REFUSALS) {
    await Papers.updateOne({ _id: paperId }, { $set: { refusal } });
    for (const language of ['en', 'hi', 'ta']) {
      const { body } = await owner.visitor.get(`${api.claimOtherDetails}?claimId=${claimId}`, {
        'Accept-Language': language,
      });
      said.add((body as ClaimOtherDetailsDto).papers[0]?.says ?? '');
    }
  }
  expect(said.size).toBe(3 * PAPER_REFUSALS.length);
});

test('what a server that died left of a refused file is swept', async () => {
  const claimId = await aClaim({}, true);
  const dies = jest.spyOn(PaperParts.collection, 'deleteMany').mockRejectedValueOnce(new Error('it died'));
  await sendPaper(owner.visitor, claimId, Buffer.from('words'), 'photoId').catch(() => undefined);
  dies.mockRestore();
  expect(await PaperParts.countDocuments({ ownerId: claimId })).toBe(1);
  while (await sweepNextRefused(new Date(Date.now() + 60_000)));
  expect(await PaperParts.countDocuments({ ownerId: claimId })).toBe(0);
  expect(await sweepNextRefused(new Date(Date.now() + 600_000))).toBe(false);
});

test('a part that is not of the file is refused, as is a file that is another than was said', async () => {
  const claimId = await aClaim();
  const file = aJpeg({ scan: 60_000 });
  const paper = paperOf(claimId, file, 'other');
  for (const wrong of [
    { part: 2, data: partOf(file, 1) },
    { part: 0, data: partOf(file, 1) },
    { part: 1, data: partOf(file, 0) },
    { part: 0, data: '%%%' },
  ])
    expectFailure(await owner.visitor.post(api.claimDocument, { ...paper, ...wrong }), 400, 'INVALID_INPUT');
  const other = Buffer.from(file).fill(0, 100, 200);
  for (const part of [0, 1])
    await owner.visitor.post(api.claimDocument, { ...paper, part, data: partOf(other, part) });
  expect((await others(claimId)).papers).toMatchObject([{ state: 'refused', refusal: 'damaged' }]);
});

/** Sends the first share of a request and cuts the line. */
function cutRequest(visitor: Visitor, body: object, share: number): Promise<void> {
  const raw = JSON.stringify(body);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'Content-Type': 'application/json', 'Content-Length': raw.length, Cookie: cookie };
  return new Promise((resolve) => {
    const { port } = visitor;
    const sent = request({ port, method: 'POST', path: api.claimDocument, headers });
    sent.on('error', () => resolve());
    sent.write(raw.slice(0, Math.ceil(raw.length * share)), () => sent.destroy(new Error('cut')));
  });
}

/** The number of cuts; `npm run cuts` makes more. A printed seed repeats its run. */
const CUTS = Number(process.env['CUTS'] ?? 20);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

test(`uploads cut at random finish by sending what is missing (SEED=${SEED})`, async () => {
  const chance = chanceFrom(SEED);
  const claimIds = await Promise.all(Array.from({ length: 10 }, () => aClaim()));
  const upload = async (at: number) => {
    const [size, place, share] = [chance(), chance(), chance()];
    const file = aJpeg({ scan: 40_000 + Math.floor(size * 120_000), comment: String(at) });
    const paper = paperOf(claimIds[at % 10]!, file, 'other');
    const parts = Math.ceil(file.length / PAPER_LIMITS.partBytes);
    const cutAt = Math.floor(place * parts);
    for (let part = 0; part < cutAt; part += 1)
      await owner.visitor.post(api.claimDocument, { ...paper, part, data: partOf(file, part) });
    await cutRequest(owner.visitor, { ...paper, part: cutAt, data: partOf(file, cutAt) }, share * 0.99);
    const again = (await owner.visitor.post(api.claimDocument, paper)).body as ClaimPaperDto;
    expect(again.missingParts).toEqual(Array.from({ length: parts - cutAt }, (_, each) => cutAt + each));
    return sendPaper(owner.visitor, paper.claimId, file, 'other');
  };
  const states: string[] = [];
  for (let from = 0; from < CUTS; from += 20)
    states.push(
      ...(await Promise.all(Array.from({ length: 20 }, (_, at) => upload(from + at)))).map(
        ({ state }) => state,
      ),
    );
  expect(states).toEqual(Array.from({ length: CUTS }, () => 'kept'));
});

test('what was refused or is on its way is taken away, what is kept stays', async () => {
  const claimId = await aClaim();
  const remove = (paperId: string) => owner.visitor.delete(`${api.claimDocument}?paperId=${paperId}`);
  const refused = await sendPaper(owner.visitor, claimId, Buffer.from('no picture'), 'photoId');
  const begun = await owner.visitor.post(
    api.claimDocument,
    paperOf(claimId, aJpeg({ scan: 90_000 }), 'other'),
  );
  const kept = await sendPaper(owner.visitor, claimId, aJpeg(), 'photoId');
  for (const { paperId } of [refused, refused, begun.body as ClaimPaperDto])
    expect((await remove(paperId)).status).toBe(204);
  expectFailure(await remove(kept.paperId), 409, 'STEP_NOT_REACHED');
  expect((await others(claimId)).papers.map(({ paperId }) => paperId)).toEqual([kept.paperId]);
});

test('one claim takes forty papers, however many are begun in the same moment', async () => {
  const claimId = await aClaim();
  const send = (at: number) =>
    owner.visitor.post(api.claimDocument, paperOf(claimId, aJpeg({ width: at + 1 }), 'other'));
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => send(at)));
  const begun = answers.filter(({ status }) => status === 200);
  expect(begun).toHaveLength(PAPER_LIMITS.ofOneClaim);
  expect(await Papers.countDocuments({ ownerId: claimId })).toBe(PAPER_LIMITS.ofOneClaim);
  expectFailure(await send(50), 422, 'PAPER_LIMIT');
  const [first] = begun as unknown as { body: ClaimPaperDto }[];
  await owner.visitor.delete(`${api.claimDocument}?paperId=${first!.body.paperId}`);
  expect((await send(50)).status).toBe(200);
});

test('what is begun and left takes no place for long; what came whole stays as long as its claim', async () => {
  const claimId = await aClaim({}, true);
  const file = aJpeg({ scan: 90_000 });
  const { body } = await owner.visitor.post(api.claimDocument, paperOf(claimId, file, 'other'));
  const { paperId: _id } = body as ClaimPaperDto;
  const daysOf = async () => {
    const ends = [await Papers.findById(_id).lean(), ...(await PaperParts.find({ paperId: _id }).lean())];
    return ends.map((end) => Math.round((end!.expiresAt.getTime() - Date.now()) / DAY_MS));
  };
  expect(await daysOf()).toEqual([RETENTION_DAYS.paperSending]);
  await sendPaper(owner.visitor, claimId, file, 'other');
  expect(new Set(await daysOf())).toEqual(new Set([RETENTION_DAYS.claim]));
});

test('a dump of the database holds nothing of a paper or of what was told', async () => {
  const claimId = await aClaim({ story: 'Dengue-Sample fever', hospitalName: 'Parijat-Sample' }, true);
  await sendPaper(owner.visitor, claimId, aJpeg({ comment: 'Thillana-Sample Rao' }), 'photoId');
  const collections = await mongoose.connection.listCollections();
  const rows = await Promise.all(
    collections.map(({ name }) => mongoose.connection.collection(name).find({}, { batchSize: 50 }).toArray()),
  );
  const dump = JSON.stringify(rows);
  const base64 = Buffer.from('Thillana-Sample Rao').toString('base64').slice(2, -4);
  expect(dump).toContain(claimId);
  for (const secret of ['Dengue-Sample', 'Parijat-Sample', 'Thillana-Sample', base64])
    expect(dump).not.toContain(secret);
});

test('what was thrown away takes its papers along', async () => {
  const claimId = await aClaim();
  await sendPaper(owner.visitor, claimId, aJpeg(), 'photoId');
  await owner.visitor.delete(`${api.claims}?claimId=${claimId}`);
  expect(await Papers.countDocuments({ ownerId: claimId })).toBe(0);
  expect(await PaperParts.countDocuments({ ownerId: claimId })).toBe(0);
});
