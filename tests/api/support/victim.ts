import { createHash } from 'node:crypto';
import { api } from '@/lib/config/paths';
import { addDays, DAY_MS, todayInIndia } from '@/lib/domain/common/dates';
import type { CandidaciesDto } from '@/lib/domain/careers/contract';
import type { GrievancesDto } from '@/lib/domain/grievances/contract';
import { applyNextEvent } from '@/lib/server/services/payment/receiveFact';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { cardCodesOf } from '@/lib/server/services/policy/healthCards';
import { promiseCall } from '@/lib/server/services/callbacks/callbacks';
import { insertLink } from '@/models/desk/sentLink';
import { liveLink } from '@/lib/server/services/desk/links/linkRecord';
import { planLink } from '@/lib/server/services/desk/links/planLink';
import { codeOf } from '@/lib/server/services/desk/links/wordLink';
import { openCase } from '@/lib/server/services/desk/reviewCases';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { Callbacks } from '@/models/callbacks/callback';
import { Grievances } from '@/models/grievances/grievance';
import { Policies } from '@/models/policy/policy';
import { markQuote, Quotes } from '@/models/quote/quote';
import { ReviewCases } from '@/models/desk/reviewCase';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { aTrip as aTripAbroad, buyTripPolicy } from '@/tests/api/travel/trips';
import { paperOf, sendPaper, sendParts } from '@/tests/api/claims/papers';
import { keepIdentity, orderIdOf, pay, tell, told } from './buyers';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { aLead } from './samples';
import { aJourney, makeQuote } from './journeys';
import { answers, type Applicant, askToSign, fillAll, signAll } from './purchases';
import { sendPort, sendPortPaper } from '@/tests/api/porting/ports';
import { messagesTo, newMobile, passSeconds, prove, Visitor } from './visitors';
import { bornAsWorked, worked } from '@/tests/workedFamily';

/** Values in the victim's records that no other caller may see. */
export const personal = [
  /Asha|Arjun|Kabir|Ravi/,
  /1991-04-02/,
  bornAsWorked,
  /Thyroid since 2019/,
  /AAAPS1111A|xxxxx1111A/i,
  /123456789012|[x•*]9012/,
  /asha@mail|Sample Street|Kothrud/,
  /"relation"|"age"/,
];

/** Ids of everything a customer can have. */
export type Things = Awaited<ReturnType<typeof makeVictim>>['things'];

const aTrip = () => {
  const today = todayInIndia(new Date());
  const travellers = ['1991-04-02', worked.self];
  return { destination: 'thailand', startsOn: addDays(today, 10), endsOn: addDays(today, 19), travellers };
};

async function begin(by: Visitor, mobileNumber: string, more: object = {}) {
  const { quoteId, dialerId = '' } = await makeQuote(by, { mobileNumber, ...more });
  const { body } = await by.post(api.revisit, aJourney(quoteId));
  const uuid = body.uuid as string;
  await by.post(api.revisitUpdate, aJourney(quoteId, { uuid, getQuickQuoteForm: { name: 'Asha Sample' } }));
  return { quoteId, dialerId, uuid };
}

/** Makes a customer whose quotes were begun by a stranger with their number, and completed after proof. */
export async function makeVictim(port: number) {
  const [beginner, visitor] = [new Visitor(port), new Visitor(port)];
  const mobileNumber = newMobile();
  const first = await begin(beginner, mobileNumber);
  const applied = await begin(beginner, mobileNumber, { tenure: 2 });
  const bought = await begin(beginner, mobileNumber, { tenure: 3 });
  const { body: travel } = await beginner.post(api.quote, {
    mobileNumber,
    name: 'Asha Sample',
    trip: aTrip(),
  });
  const to = newMobile();
  await beginner.post(api.revisitLink, { uuid: first.uuid, channel: 'sms', to });
  const [link] = await messagesTo(to, beginner);
  await prove(visitor, mobileNumber);
  for (const { quoteId } of [first, applied, bought]) await visitor.post(api.revisitOpen, { quoteId });
  const { payment, issueId } = await declareAndPay(visitor, first.quoteId);
  const open = await openForm(visitor, mobileNumber, applied.quoteId);
  await fillAll(open);
  const { requestId } = await askToSign(open);
  const signed = await openForm(visitor, mobileNumber, bought.quoteId);
  const { body: policy } = await signAll(signed);
  const policyNumber = policy.policyNumber as string;
  const boughtTrip = await buyTrip(visitor, mobileNumber);
  const { body: claim } = await visitor.post(api.claims, { answers: aStory(policyNumber), submit: true });
  const { body: change } = await visitor.post(api.myChange, { policyNumber, kind: 'nominee', ...aNominee });
  const wish = { policyNumber, mobileNumber: newMobile(), way: 'codes' };
  const { body: number } = await visitor.post(api.myNumber, wish);
  const grievance = await fileGrievance(visitor, mobileNumber);
  const talk = await beginTalk(visitor, mobileNumber);
  const candidacy = await sendCandidacy(visitor, mobileNumber);
  const move = await sendPortWithPaper(visitor, mobileNumber);
  const paper = await sendPaper(visitor, claim.claimId as string, aJpeg(), 'photoId');
  const proofId = await askForName(visitor, policyNumber);
  await openCase({ kind: 'kyc', quoteId: first.quoteId }, new Date());
  const found = await ReviewCases.findOne({ quoteId: first.quoteId, isOpen: true });
  const quote = await Quotes.findById(first.quoteId).orFail().lean();
  await promiseCall(openQuote(quote), { about: 'plan', when: 'morning', language: 'en' }, new Date());
  const call = await Callbacks.findOne({ quoteId: first.quoteId });
  const linkCode = await sendLink(first.quoteId);
  passSeconds(60);
  const { body: challenge } = await visitor.post(api.otpPhoneGenerate, { mobileNumber });
  const things = {
    ...first,
    mobileNumber,
    tripId: travel.quoteId as string,
    token: link?.link?.split('#')[1] ?? '',
    paymentId: payment.paymentId,
    orderId: orderIdOf(payment),
    linkId: LINK_ID,
    linkCode,
    applicationId: open.applicationId,
    appliedId: applied.quoteId,
    policyNumber,
    ...boughtTrip,
    claimId: claim.claimId as string,
    ...grievance,
    ...candidacy,
    ...move,
    ...talk,
    changeId: change.changeId as string,
    numberId: number.changeId as string,
    cardCode: (await cardCodesOf(await Policies.findById(policyNumber).orFail().lean(), new Date()))[0] ?? '',
    paperId: paper.paperId,
    proofId,
    caseId: found?._id ?? '',
    issueId,
    callbackId: call?._id ?? '',
    signatureId: requestId,
    challengeId: challenge.requestId as string,
  };
  return { beginner, visitor, things };
}

/** Buys a trip's policy, and asks for other days. */
async function buyTrip(visitor: Visitor, mobileNumber: string) {
  const trip = aTripAbroad();
  const insured = { trip, sumInsuredUsd: 1_00_000 };
  const { body } = await visitor.post(api.quote, { ...aLead({ mobileNumber }), ...insured });
  const { quoteId, tripPrice } = body as QuoteDto;
  const traveller = { visitor, mobileNumber, quoteId, dialerId: '', amount: tripPrice?.priceAfterTax ?? 0 };
  const { policyNumber } = await buyTripPolicy(traveller);
  const tripDays = { startsOn: trip.startsOn, endsOn: addDays(trip.endsOn, 1) };
  return { boughtTripId: quoteId, tripPolicyNumber: policyNumber, tripDays };
}

const aNominee = { data: answers.nominee, version: 0 };

const aStory = (policyNumber: string) => ({
  memberId: `${policyNumber}-1`,
  admission: 'planned',
  hospitalName: 'Sample Hospital',
  kind: 'cashless',
  admittedOn: addDays(todayInIndia(new Date()), 9),
  story: 'Thyroid since 2019',
});

/** Asks for a correction of the name, with its proof. */
async function askForName(visitor: Visitor, policyNumber: string): Promise<string> {
  const data = { memberId: `${policyNumber}-1`, name: 'Asha Sample-Rao', reason: 'marriage' };
  const asked = { policyNumber, kind: 'name', data };
  const { body } = await visitor.post(api.myChange, { ...asked, version: 0 });
  const file = aJpeg({ comment: 'proof' });
  const { bytes, hash } = paperOf('', file, 'photoId');
  const proof = { changeId: body.changeId as string, kind: 'proof', bytes, hash };
  const { paperId } = await sendParts(visitor, api.myChangeDocument, proof, file);
  await visitor.post(api.myChange, { ...asked, version: 1, submit: true });
  return paperId;
}

async function fileGrievance(visitor: Visitor, mobileNumber: string) {
  const { body } = await visitor.get(api.grievances);
  const { grievanceId } = (body as GrievancesDto).draft;
  const form = { about: 'policy', text: 'Nobody called back', name: 'Asha Sample', mobileNumber };
  await visitor.post(api.grievances, { grievanceId, form, submit: true });
  // Filed so long ago that the ombudsman accepts it.
  const filedAt = new Date(Date.now() - 31 * DAY_MS);
  await Grievances.updateOne({ _id: grievanceId }, { $set: { filedAt } });
  const file = aJpeg();
  const hash = createHash('sha256').update(file).digest('hex');
  const paper = { grievanceId, kind: 'proof', bytes: file.length, hash };
  const { paperId: grievancePaperId } = await sendParts(visitor, api.grievanceDocument, paper, file);
  return { grievanceId, grievancePaperId };
}

async function sendCandidacy(visitor: Visitor, mobileNumber: string) {
  const { body } = await visitor.get(api.careers);
  const { candidacyId } = (body as CandidaciesDto).draft;
  const file = aJpeg();
  const hash = createHash('sha256').update(file).digest('hex');
  const paper = { candidacyId, kind: 'proof', bytes: file.length, hash };
  const { paperId: candidacyPaperId } = await sendParts(visitor, api.careersDocument, paper, file);
  const person = { name: 'Asha Sample', mobileNumber, email: 'asha@example.com', city: 'Pune' };
  const form = { ...person, opening: 'any', text: 'I explain policies to my grandmother' };
  await visitor.post(api.careers, { candidacyId, form, submit: true });
  return { candidacyId, candidacyPaperId };
}

async function sendPortWithPaper(visitor: Visitor, mobileNumber: string) {
  const { portId } = await sendPort(visitor, mobileNumber);
  const { paperId: portPaperId } = await sendPortPaper(visitor, portId, aJpeg());
  return { portId, portPaperId };
}

async function beginTalk(visitor: Visitor, mobileNumber: string) {
  const talkId = 'a'.repeat(32);
  await visitor.post(api.helpTalk, { talkId, topic: 'policy', name: 'Asha Sample', mobileNumber });
  await visitor.post(api.helpMessage, { talkId, messageId: 'b'.repeat(32), text: 'When does it begin?' });
  const file = aJpeg();
  const hash = createHash('sha256').update(file).digest('hex');
  const sent = { talkId, kind: 'file', name: 'letter.jpg', bytes: file.length, hash };
  const { paperId: talkPaperId } = await sendParts(visitor, api.helpFile, sent, file);
  return { talkId, talkPaperId };
}

const LINK_ID = 'link-of-the-victim';

async function sendLink(quoteId: string): Promise<string> {
  const now = new Date();
  const plan = await planLink({ kind: 'payment', quoteId, channel: 'sms' }, now);
  await insertLink(liveLink(LINK_ID, { plan, requestHash: 'none', by: 'SAMPLE-1001' }, now));
  return codeOf(LINK_ID);
}

async function declareAndPay(visitor: Visitor, quoteId: string) {
  const { body: before } = await visitor.get(`${api.healthDeclaration}?quoteId=${quoteId}`);
  const no = { answer: 'no' };
  const illness = { answer: 'yes', who: [0], note: 'Thyroid since 2019' };
  const declared = { illness, treatment: no, pending: no, refused: no };
  await visitor.post(api.healthDeclaration, {
    quoteId,
    version: 0,
    about: before.about as string,
    answers: declared,
    submit: true,
  });
  const person = { name: 'Asha Sample', dateOfBirth: worked.self };
  await visitor.post(api.customerKyc, {
    quoteId,
    method: 'pan',
    pan: 'AAAPS1111A',
    consent: true,
    ...person,
  });
  const { body: payment } = await pay(
    { visitor, quoteId, dialerId: '', mobileNumber: '' },
    { mode: 'block' },
  );
  await tell(visitor, told(payment, { amountPaise: 1 }, 'of-the-victim'));
  while (await applyNextEvent(new Date()));
  const event = await GatewayEvents.findOne({ _id: /of-the-victim/ });
  return { payment, issueId: event?._id ?? '' };
}

async function openForm(visitor: Visitor, mobileNumber: string, quoteId: string): Promise<Applicant> {
  await markQuote(quoteId, { declaration: 'clean', kyc: 'verified', paidAt: new Date() });
  await keepIdentity(quoteId);
  const { body } = await visitor.post(api.redirectionLink, { quoteId });
  const applicationId = (body.url as string).split('/').at(-1) ?? '';
  return { visitor, mobileNumber, quoteId, applicationId };
}
