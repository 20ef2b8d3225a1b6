import { api } from '@/lib/config/paths';
import type { ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { AuditEntries } from '@/models/desk/auditEntry';
import { PolicyChanges } from '@/models/my/policyChange';
import { PaperParts } from '@/models/papers/paperPart';
import { Papers } from '@/models/papers/paper';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { sendChangeProof } from './proof';
import {
  changeMessages,
  type Customer,
  decide,
  type Deciders,
  makeCustomer,
  readPolicy,
  requestOf,
  saveChange,
  signInDeciders,
} from './requests';

const { newBrowser } = useApi();
const port = () => newBrowser().port;

let staff: Deciders;
let customer: Customer;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  staff = await signInDeciders(port(), 81);
});
beforeEach(async () => {
  customer = await makeCustomer(port());
});

const wish = (more: object = {}) => ({
  memberId: `${customer.policyNumber}-1`,
  name: 'ஆஷா Sample-Rao',
  reason: 'marriage',
  ...more,
});
const save = (data: object, more: object = {}) => saveChange(customer, 'name', data, more);

async function begin(): Promise<string> {
  return ((await save(wish())).body as ChangeFormDto).changeId ?? '';
}

const sendProof = (changeId: string, file?: Buffer) => sendChangeProof(customer.visitor, changeId, file);

const proven = async () => {
  const changeId = await begin();
  const { paperId } = await sendProof(changeId);
  const { body } = await save(wish(), { version: 1, submit: true });
  expect([body.status, body.fields]).toEqual(['asked', undefined]);
  return { changeId, paperId };
};

test('typed, proven, decided: every place has the right name, in any script', async () => {
  const { changeId, paperId } = await proven();
  const { body, text } = await staff.supervisor.get(`${api.cases}?status=open&kind=name`);
  const [found] = (body as ReviewCasesDto).cases.filter((each) => each.changeId === changeId);
  expect(found?.change).toMatchObject({ papers: [paperId] });
  expect(found?.change?.fields).toContainEqual({
    name: 'name',
    before: 'Asha Sample',
    after: 'ஆஷா Sample-Rao',
  });
  expect(text).toContain('marriage');
  const opened = await staff.supervisor.get(`${api.deskChangePaper}?paperId=${paperId}`);
  expect(opened.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="proof.jpeg"',
  });
  expect(await AuditEntries.countDocuments({ action: 'CHANGE_PAPER_OPENED' })).toBe(1);
  expect((await decide(staff.supervisor, changeId, 'accepted')).status).toBe(200);
  const { holder, people } = await readPolicy(customer);
  expect([holder, people[0]?.name, people[1]?.name]).toEqual([
    ...['ஆஷா Sample-Rao', 'ஆஷா Sample-Rao', 'Arjun Sample'],
  ]);
  expect(await requestOf(customer)).toMatchObject({ kind: 'name', status: 'accepted' });
  expect((await changeMessages(customer)).map(({ purpose }) => purpose)).toEqual([
    ...['change-accepted', 'change-asked'],
  ]);
});

test.each<[string, () => object, string]>([
  ['the name that stands there', () => ({ name: ' Asha  Sample ' }), 'name'],
  ['nobody of the policy', () => ({ memberId: 'SUK2026-01234567897-1' }), 'memberId'],
  ['no reason', () => ({ reason: '' }), 'reason'],
  ['no name', () => ({ name: '=1+1' }), 'name'],
])('%s stays a draft and says why', async (_what, more, field) => {
  await sendProof(await begin());
  const { body } = await save(wish(more()), { version: 1, submit: true });
  expect([body.status, Object.keys(body.fields as object)]).toEqual(['draft', [field]]);
});

test('without a proof that was taken nothing is asked', async () => {
  const changeId = await begin();
  expect(await sendProof(changeId, Buffer.from('words'))).toMatchObject({ state: 'refused' });
  const { body } = await save(wish(), { version: 1, submit: true });
  expect([body.status, Object.keys(body.fields as object)]).toEqual(['draft', ['proof']]);
});

test('proofs are nobody else’s, and none comes once it is asked', async () => {
  const { changeId, paperId } = await proven();
  const { visitor: stranger } = await makeCustomer(port());
  const paper = { changeId, kind: 'proof', bytes: 3, hash: 'a'.repeat(64) };
  expectFailure(await stranger.post(api.myChangeDocument, paper), 404, 'NOT_FOUND');
  expectFailure(await stranger.delete(`${api.myChangeDocument}?paperId=${paperId}`), 404, 'NOT_FOUND');
  expectFailure(await customer.visitor.post(api.myChangeDocument, paper), 409, 'STEP_NOT_REACHED');
  expectFailure(await customer.visitor.get(`${api.claimDocument}?paperId=${paperId}`), 404, 'NOT_FOUND');
  for (const role of ['telecaller', 'underwriter'] as const)
    expectFailure(await staff[role].get(`${api.deskChangePaper}?paperId=${paperId}`), 403, 'FORBIDDEN');
});

test('a server that dies once it is asked loses none of its proofs', async () => {
  const changeId = await begin();
  await sendProof(changeId);
  const spy = jest.spyOn(Papers.collection, 'updateMany').mockRejectedValue(new Error('it died'));
  expect((await save(wish(), { version: 1, submit: true })).status).toBe(500);
  spy.mockRestore();
  expect((await save(wish(), { version: 1, submit: true })).body.status).toBe('asked');
  const { expiresAt } = await PolicyChanges.findById(changeId).orFail();
  for (const each of [
    await Papers.findOne({ ownerId: changeId }),
    await PaperParts.findOne({ ownerId: changeId }),
  ])
    expect(each?.expiresAt).toEqual(expiresAt);
  expect((await changeMessages(customer)).map(({ purpose }) => purpose)).toEqual(['change-asked']);
});

test('taken back, its proofs are gone', async () => {
  const { changeId } = await proven();
  await customer.visitor.delete(`${api.myChange}?changeId=${changeId}`);
  expect(await Papers.countDocuments({ ownerId: changeId })).toBe(0);
  expect(await PaperParts.countDocuments({ ownerId: changeId })).toBe(0);
});
