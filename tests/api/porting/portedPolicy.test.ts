import { api } from '@/lib/config/paths';
import { settle } from '@/lib/domain/claims/settle/settle';
import { toPaise } from '@/lib/domain/common/money';
import { addDays, addMonths, todayInIndia } from '@/lib/domain/common/dates';
import type { MyDto } from '@/lib/domain/my/contract';
import type { PolicyDto } from '@/lib/domain/policy/contract';
import type { DeskPortDto } from '@/lib/domain/porting/contract';
import { policyTermsOf } from '@/lib/server/services/claims/policyTerms';
import { handedOnTo } from '@/lib/server/services/policy/laterTerm';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { Applications } from '@/models/application/application';
import { Papers } from '@/models/papers/paper';
import { Policies } from '@/models/policy/policy';
import { Ports } from '@/models/porting/port';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { type Applicant, makeApplicant, signAll } from '@/tests/api/support/purchases';
import type { Visitor } from '@/tests/api/support/visitors';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { sendPort, sendPortPaper } from './ports';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const today = todayInIndia(new Date());
const since = addMonths(today, -46);
const record = {
  document: 'Schedule of 2026-27',
  endsOn: addDays(today, 55),
  sumInsured: 5_00_000,
  bonus: 50_000,
  // Arjun came later, and their son is not in the paper.
  people: [
    { dateOfBirth: worked.self, since },
    { dateOfBirth: worked.spouse, since: addMonths(today, -10) },
  ],
};

let telecaller: Visitor;
let underwriter: Visitor;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  telecaller = await staffWith(newBrowser().port, 'telecaller');
  underwriter = await staffWith(newBrowser().port, 'underwriter');
});

const desk = async (portId: string, body: object, by = telecaller, path: string = api.deskPortWork) => {
  const { version } = (await by.get(`${api.deskPort}?portId=${portId}`)).body as DeskPortDto;
  return by.post(path, { portId, version, ...body });
};
const confirm = (portId: string) => desk(portId, { record }, underwriter, api.deskPortConfirm);

/** Makes a paid application of a customer whose move is linked to the quote and whose paper has arrived. */
async function comesFromElsewhere() {
  const applicant = await makeApplicant(newBrowser().port);
  const { portId } = await sendPort(applicant.visitor, applicant.mobileNumber);
  await desk(portId, { what: 'paper', paper: 'policyCopy', state: 'received' });
  const { quoteId } = applicant;
  expect((await desk(portId, { what: 'quote', quoteId })).status).toBe(200);
  return { applicant, portId };
}
const policyOf = async ({ visitor }: Applicant, policyNumber: string) => {
  const { body } = await visitor.get(`${api.policy}?policyNumber=${policyNumber}`);
  const stored = await Policies.findById(policyNumber).orFail().lean();
  return { policy: body as PolicyDto, stored };
};

test('confirmed from the paper, waits go on in the policy, and its claims are paid accordingly', async () => {
  const { applicant, portId } = await comesFromElsewhere();
  const { paperId } = await sendPortPaper(applicant.visitor, portId, aJpeg({ comment: portId }));
  expect((await confirm(portId)).status).toBe(200);
  const { body } = await signAll(applicant);
  const { policy, stored } = await policyOf(applicant, body.policyNumber as string);
  const startsOn = addDays(today, 56);
  expect(policy).toMatchObject({ startsOn, issuedOn: today, ported: { since, sumInsured: 5_50_000 } });
  expect(stored.raised).toEqual([{ from: 5_50_000, on: startsOn }]);
  // The paper that the record was read from is kept as long as the policy.
  const paper = await Papers.findById(paperId).orFail();
  const port = await Ports.findById(portId).orFail();
  expect([paper.expiresAt, port.takenBy]).toEqual([port.expiresAt, stored.applicationId]);
  const { insured } = peopleOf(stored);
  expect(insured.map(({ coveredFrom }) => coveredFrom)).toEqual([since, addMonths(today, -10), undefined]);
  // The schedule's and the certificate's words.
  const { people } = await handedOnTo(stored);
  expect(people.map(({ namedFrom }) => namedFrom)).toEqual([
    ...[addMonths(since, 24), addMonths(addMonths(today, -10), 24), addMonths(startsOn, 24)],
  ]);

  const terms = (await policyTermsOf(stored))!;
  const paidFor = (at: number) => {
    const admittedOn = addDays(startsOn, 5);
    const bill = {
      admittedOn,
      dischargedOn: addDays(admittedOn, 2),
      billsByRoom: true,
      cause: { kind: 'illness', isExisting: true, isManaged: false, isNamed: true } as const,
      lines: [{ head: 'surgeon', billed: toPaise(9_40_000) } as const],
    };
    const { paid, refusal } = settle({ ...terms, coveredFrom: insured[at]?.coveredFrom }, bill, []);
    return refusal?.reason ?? paid / 100;
  };
  expect([0, 1, 2].map(paidFor)).toEqual([5_50_000, 'existingIllness', 'existingIllness']);

  // What a policy was issued with is neither changed nor taken back.
  expectFailure(await confirm(portId), 409, 'STEP_NOT_REACHED');
  expectFailure(await applicant.visitor.post(api.portWithdraw, { portId }), 409, 'STEP_NOT_REACHED');
  const my = (await applicant.visitor.get(api.my)).body as MyDto;
  expect(my.ports).toMatchObject([{ portId, status: 'confirmed', isIssued: true }]);
});

test('signed before the paper was read, a person looks at it; the customer’s word alone counts for nothing', async () => {
  const { applicant, portId } = await comesFromElsewhere();
  const { body } = await signAll(applicant);
  expect(body).toMatchObject({ status: 'referred' });
  const { reasons } = await Applications.findById(applicant.applicationId).orFail().lean();
  expect(reasons).toEqual(['porting']);
  const { body: list } = await underwriter.get(`${api.cases}?kind=proposal`);
  const { cases } = list as { cases: { caseId: string; quoteId: string }[] };
  const { caseId } = cases.find(({ quoteId }) => quoteId === applicant.quoteId)!;
  const decision = { caseId, decision: 'accepted', reason: 'The customer wants it without the waits' };
  expectFailure(await underwriter.post(api.cases, decision), 422, 'PORT_OPEN');
  expect((await desk(portId, { what: 'close', ended: 'noRecord' })).status).toBe(200);
  expect((await underwriter.post(api.cases, decision)).status).toBe(200);
  const stored = await Policies.findOne({ quoteId: applicant.quoteId }).orFail().lean();
  expect([stored.startsOn, stored.raised]).toEqual([today, undefined]);
  expect(peopleOf(stored).insured.every(({ coveredFrom }) => coveredFrom === undefined)).toBe(true);
  expectFailure(await confirm(portId), 409, 'STEP_NOT_REACHED');
});

test('a proposal that waits for its money takes a move that is confirmed, no other one', async () => {
  const applicant = await makeApplicant(newBrowser().port, { acceptedAt: new Date() });
  const { quoteId } = applicant;
  const { portId } = await sendPort(applicant.visitor, applicant.mobileNumber);
  await desk(portId, { what: 'paper', paper: 'policyCopy', state: 'received' });
  expectFailure(await desk(portId, { what: 'quote', quoteId }), 409, 'STEP_NOT_REACHED');
  await confirm(portId);
  expect((await desk(portId, { what: 'quote', quoteId })).status).toBe(200);
});
