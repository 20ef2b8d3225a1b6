import { api } from '@/lib/config/paths';
import { addDays, addMonths, todayInIndia } from '@/lib/domain/common/dates';
import type { DeskPortDto } from '@/lib/domain/porting/contract';
import { Papers } from '@/models/papers/paper';
import { Ports } from '@/models/porting/port';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { newMobile, prove, Visitor } from '@/tests/api/support/visitors';
import { beforeUpdate } from '@/tests/api/support/store/beforeUpdate';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { sendPort, sendPortPaper } from './ports';

/** What the customer takes away while an underwriter reads it. */
const { newBrowser } = useApi();
const today = todayInIndia(new Date());
const record = {
  document: 'Schedule of 2026-27',
  endsOn: addDays(today, 55),
  sumInsured: 5_00_000,
  bonus: 50_000,
  people: [{ dateOfBirth: '1991-04-02', since: addMonths(today, -58) }],
};

afterEach(() => jest.restoreAllMocks());

let underwriter: Visitor;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  underwriter = await staffWith(newBrowser().port, 'underwriter');
});

/** Makes a case whose paper is noted as received. */
async function aPort() {
  const visitor = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  await prove(visitor, mobileNumber);
  const { portId } = await sendPort(visitor, mobileNumber);
  const { paperId } = await sendPortPaper(visitor, portId, aJpeg({ comment: portId }));
  await Ports.updateOne({ _id: portId }, { $set: { papers: { policyCopy: 'received' } } });
  const remove = () => visitor.delete(`${api.portDocument}?paperId=${paperId}`);
  const { version } = (await underwriter.get(`${api.deskPort}?portId=${portId}`)).body as DeskPortDto;
  const confirm = (): Promise<Answer> => underwriter.post(api.deskPortConfirm, { portId, version, record });
  const withdraw = () => visitor.post(api.portWithdraw, { portId });
  return { portId, paperId, remove, confirm, withdraw };
}

test('waits are not confirmed from a paper that was taken away since it was read', async () => {
  const { remove, confirm } = await aPort();
  expect((await remove()).status).toBe(204);
  expectFailure(await confirm(), 409, 'CONFLICT');
});

test('nor is one taken away in the moment in which they are confirmed', async () => {
  const { paperId, remove, confirm } = await aPort();
  beforeUpdate(Ports, async () => {
    expect((await confirm()).status).toBe(200);
  });
  const removed = await remove();
  expectFailure(removed, 409, 'CONFLICT');
  expect(await Papers.countDocuments({ _id: paperId })).toBe(1);
});

test('a server that dies while a move is taken back leaves its papers to the next press', async () => {
  const { portId, withdraw } = await aPort();
  jest.spyOn(Papers.collection, 'deleteMany').mockRejectedValueOnce(new Error('it died'));
  expect((await withdraw()).status).toBe(500);
  expect((await withdraw()).status).toBe(200);
  expect(await Papers.countDocuments({ ownerId: portId })).toBe(0);
});
