import { api } from '@/lib/config/paths';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import type { NumberChangeDto } from '@/lib/domain/my/numberChange';
import { moveNextNumber } from '@/lib/server/services/my/number/moveNumber';
import { closeNextChange } from '@/lib/server/services/my/withdrawChange';
import { ReviewCases } from '@/models/desk/reviewCase';
import { Papers } from '@/models/papers/paper';
import { PaperParts } from '@/models/papers/paperPart';
import { useApi } from '@/tests/api/support/api';
import { type Answer } from '@/tests/api/support/browser';
import { newMobile, prove, Visitor } from '@/tests/api/support/visitors';
import { sendChangeProof, sendProof } from './proof';
import { askChange, makeCustomer, saveChange } from './requests';

/** A server that dies once something was taken back. */
const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const left = async (ownerId: string) => [
  await Papers.countDocuments({ ownerId }),
  await PaperParts.countDocuments({ ownerId }),
  await ReviewCases.countDocuments({ changeId: ownerId, isOpen: true }),
];

async function diesOnce(takeBack: () => Promise<Answer>): Promise<void> {
  const dies = jest.spyOn(Papers.collection, 'deleteMany').mockRejectedValue(new Error('it died'));
  expect((await takeBack()).status).toBe(500);
  dies.mockRestore();
}

const later = () => new Date(Date.now() + 60_000);

test.each(['typed', 'asked for'])(
  'leaves no paper of a change that was %s, and no open case',
  async (how) => {
    const customer = await makeCustomer(port());
    const { visitor, policyNumber } = customer;
    const name = { memberId: `${policyNumber}-2`, name: 'Arjun Suresh Sample', reason: 'marriage' };
    const { body } = await (how === 'typed' ? saveChange : askChange)(customer, 'name', name);
    const { changeId = '' } = body as ChangeFormDto;
    if (how === 'typed') await sendChangeProof(visitor, changeId);
    expect(await left(changeId)).toEqual([1, expect.any(Number), how === 'typed' ? 0 : 1]);
    await diesOnce(() => visitor.delete(`${api.myChange}?changeId=${changeId}`));
    while (await closeNextChange(later()));
    expect(await left(changeId)).toEqual([0, 0, 0]);
    expect(await closeNextChange(later())).toBe(false);
  },
);

test('leaves none of another number that was asked for', async () => {
  const { policyNumber } = await makeCustomer(port());
  const visitor = new Visitor(port());
  const mobileNumber = newMobile();
  await prove(visitor, mobileNumber);
  const asked = await visitor.post(api.myNumber, { policyNumber, mobileNumber, way: 'request' });
  const { changeId } = asked.body as NumberChangeDto;
  await sendProof(visitor, changeId, mobileNumber);
  expect((await visitor.post(api.myNumberRequest, { changeId })).status).toBe(200);
  expect(await left(changeId)).toEqual([1, expect.any(Number), 1]);
  await diesOnce(() => visitor.delete(`${api.myNumber}?changeId=${changeId}`));
  while (await moveNextNumber(later()));
  expect(await left(changeId)).toEqual([0, 0, 0]);
  expect(await moveNextNumber(later())).toBe(false);
});
