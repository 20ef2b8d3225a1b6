import { createHash } from 'node:crypto';
import { MEDICAL_QUESTIONS } from '@/lib/domain/application/medical.data';
import { HEALTH_QUESTIONS } from '@/lib/domain/declaration/questions.data';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { SandboxChoice } from '@/lib/domain/payment/sandbox';
import { keyedHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { sealSection } from '@/lib/server/services/application/applicationRecord';
import { saveSection, startApplication } from '@/lib/server/services/application/applications';
import { decideCase } from '@/lib/server/services/desk/caseDecisions';
import { forgetJourney } from '@/lib/server/services/resume/forgetJourney';
import { readDeclaration, saveDeclaration } from '@/lib/server/services/declaration/healthDeclaration';
import { saveCustomerKyc } from '@/lib/server/services/kyc/kyc';
import { readChange } from '@/lib/server/services/my/readChange';
import { saveChange } from '@/lib/server/services/my/saveChange';
import { withdrawChange } from '@/lib/server/services/my/withdrawChange';
import { saveChangePaper } from '@/lib/server/services/my/papers';
import { payAddition } from '@/lib/server/services/my/payAddition';
import { noteReturn, startPayment } from '@/lib/server/services/payment/startPayment';
import { requestCancellation } from '@/lib/server/services/policy/policies';
import { repriceFamily } from '@/lib/domain/quote/repricing/repriceQuote';
import { findPlace } from '@/lib/server/places/places';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { updateQuote } from '@/lib/server/services/quote/quotes';
import { paySandboxOrder } from '@/lib/server/services/payment/sandboxPay';
import { Applications, findApplicationOf } from '@/models/application/application';
import { OtpLogs } from '@/models/verify/otpLog';
import { PolicyChanges } from '@/models/my/policyChange';
import { Payments } from '@/models/payment/payment';
import { Policies } from '@/models/policy/policy';
import { Quotes } from '@/models/quote/quote';
import { ReviewCases } from '@/models/desk/reviewCase';
import { SandboxOrders } from '@/models/payment/sandboxOrder';
import { aFamily } from '@/tests/api/support/samples';
import { answers } from '@/tests/api/support/purchases';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { decideOnClaim, tellOfClaim } from './claimSteps';
import type { World } from './world';
import { worked } from '@/tests/workedFamily';

/** An event in the life of a quote's money; throws where impossible. */
export type Step = (world: World, choice: number) => Promise<void>;

const refused = new AppError('STEP_NOT_REACHED');
const pick = <T>(list: readonly T[], choice: number): T => {
  const found = list[choice % list.length];
  if (found === undefined) throw refused;
  return found;
};

const families = [
  aFamily().members,
  aFamily().members.slice(0, 2),
  [{ relation: 'self', dateOfBirth: '1960-04-02' }, ...aFamily().members.slice(1)],
] as never[];
const plans = [
  { tenure: 2 },
  { tenure: 1 },
  { riders: ['safeguard-plus'] },
  { sumInsured: 1_00_00_000 },
] as never[];
const paying: readonly SandboxChoice[] = [
  'success',
  'success',
  'delay',
  'duplicate',
  'outOfOrder',
  'lateSuccess',
  'failure',
];

const order: Step = async (world) => {
  const { quoteId, now } = world;
  const quote = await Quotes.findById(quoteId).lean();
  const price = quote && repriceFamily(openQuote(quote), findPlace(quote), todayInIndia(now));
  const amount = price?.priceAfterTax ?? 1;
  await startPayment(world.asked({ quoteId, amount } as never));
};

const pay: Step = async (world, choice) => {
  // The latest order has twice the chance.
  const shown = (await Payments.find().sort({ createdAt: 1 }).lean()).flatMap((each) => each.orderId ?? []);
  const orderId = pick([...shown, ...shown.slice(-1)], choice);
  await paySandboxOrder(world.asked({ orderId, choice: pick(paying, choice >> 3) } as never));
};

/** Pays by an attempt that was under way when its order was closed. */
const payLate: Step = async (world, choice) => {
  const closed = await Payments.find({ status: 'cancelled' }).sort({ createdAt: 1 }).lean();
  const orderId = pick(
    closed.flatMap((each) => each.orderId ?? []),
    choice,
  );
  await paySandboxOrder(world.asked({ orderId, choice: 'lateSuccess' } as never));
};

const comeBack: Step = async (world, choice) => {
  const paymentId = pick(await Payments.find().sort({ createdAt: 1 }).lean(), choice)._id;
  await noteReturn(world.asked({ paymentId } as never));
};

/** A webhook, repeated or late, with the present state. */
const tellAgain: Step = async (world, choice) => {
  const orders = await SandboxOrders.find().sort({ _id: 1 }).lean();
  const entries = orders.flatMap(({ entries: all }) => all.filter(({ at }) => at <= world.now));
  const { eventId, fact } = pick(entries, choice);
  await world.tell({ eventId: choice % 2 ? eventId : `${eventId}-${choice}`, fact });
};

const declare: Step = async (world, choice) => {
  const { quoteId } = world;
  const { about, version } = await readDeclaration(world.asked({ quoteId }));
  const illness = choice % 2 ? { answer: 'yes', who: [0], note: 'Since the spring' } : { answer: 'no' };
  const none = Object.fromEntries(HEALTH_QUESTIONS.map((question) => [question, { answer: 'no' }]));
  const given = { quoteId, about, version, submit: choice % 5 > 0, answers: { ...none, illness } };
  await saveDeclaration(world.asked(given as never));
};

const identify: Step = async (world) => {
  const kyc = { method: 'manual', name: 'Asha Sample', dateOfBirth: worked.self, callTime: 'morning' };
  await saveCustomerKyc(world.asked({ quoteId: world.quoteId, consent: true, ...kyc } as never));
};

const changeFamily: Step = async (world, choice) => {
  await updateQuote(world.asked({ quoteId: world.quoteId, members: pick(families, choice) } as never));
};

const changePlan: Step = async (world, choice) => {
  await updateQuote(world.asked({ quoteId: world.quoteId, ...(pick(plans, choice) as object) } as never));
};

const openForm: Step = async (world) => {
  await startApplication(world.asked({ quoteId: world.quoteId }));
};

const saveNominee: Step = async (world) => {
  const application = await findApplicationOf(world.quoteId);
  if (!application) throw refused;
  const { _id: applicationId, version } = application;
  await saveSection(
    world.asked({ applicationId, section: 'nominee', version, data: answers.nominee } as never),
  );
};

const OTP = '135790';

/** Fills in the rest and signs; an illness refers the proposal. */
const sign: Step = async (world, choice) => {
  await openForm(world, 0);
  const application = await findApplicationOf(world.quoteId);
  const quote = await Quotes.findById(world.quoteId).lean();
  if (!application || application.submittedAt || !quote) throw refused;
  const { _id: applicationId, version, mobileHash } = application;
  const people = quote.familyCombination?.startsWith('2A1C') ? 3 : 2;
  const form = { ...answers, ...peopleOf(people, choice % 2 === 1) };
  for (const section of ['proposer', 'members', 'medical', 'nominee', 'bank'] as const) {
    const sealed = { [`sections.${section}`]: sealSection(section, form[section], applicationId) };
    await Applications.collection.updateOne({ _id: applicationId } as never, { $set: sealed });
  }
  const requestId = keyedHash('model-code', `${world.now.getTime()}`);
  await OtpLogs.insertOne({
    _id: requestId,
    channel: 'sms',
    targetHash: mobileHash,
    purpose: 'sign-proposal',
    sessionHash: applicationId,
    pool: 'signature',
    subject: applicationId,
    codeHash: keyedHash('otp', `${requestId}|${OTP}`),
    attempts: 0,
    createdAt: world.now,
    expiresAt: inMinutes(world, 5),
    purgeAt: inMinutes(world, 10),
  } as never);
  const data = { ...answers.declaration, permitsDebit: true };
  const signature = { requestId, otp: OTP };
  const signed = { applicationId, section: 'declaration', version, data, submit: true, signature };
  await saveSection(world.asked(signed as never));
};

const inMinutes = ({ now }: World, minutes: number) => new Date(now.getTime() + minutes * 60_000);

function peopleOf(count: number, isIll: boolean) {
  const none = Object.fromEntries(MEDICAL_QUESTIONS.map(({ id }) => [id, { answer: 'no' }]));
  const ill = { ...none, hospital: { answer: 'yes', since: '2024-03', details: 'Fever' } };
  const medical = Array.from({ length: count }, (_, at) => (isIll && at === 0 ? ill : none));
  const { people } = answers.members as { people: object[] };
  return { members: { people: people.slice(0, count) }, medical: { people: medical } };
}

const decideOn =
  (kind: 'kyc' | 'proposal' | 'person'): Step =>
  async (world, choice) => {
    const found = await ReviewCases.findOne({ kind, isOpen: true }).lean();
    if (!found) throw refused;
    const decision = pick(['accepted', 'declined'] as const, choice);
    const reason = 'Read by the underwriter of the model';
    const role = kind === 'kyc' ? 'supervisor' : 'underwriter';
    await decideCase(world.ordered({ caseId: found._id, decision, reason }, role));
  };

const cancel: Step = async (world) => {
  const policy = await Policies.findOne().lean();
  if (!policy) throw refused;
  await requestCancellation(world.asked({ policyNumber: policy._id, reason: 'price' } as never));
};

const newborn = (choice: number, today: string) => ({
  relation: choice % 2 ? 'son' : 'daughter',
  name: 'Tara Sample',
  gender: 'female',
  illness: 'no',
  dateOfBirth: addDays(today, -100),
});

const certificate = aJpeg({ comment: 'Birth-Sample' });

async function sendCertificate(world: World, changeId: string): Promise<void> {
  const hash = createHash('sha256').update(certificate).digest('hex');
  const paper = { changeId, kind: 'proof', bytes: certificate.length, hash };
  await saveChangePaper(world.asked(paper as never));
  await saveChangePaper(world.asked({ ...paper, part: 0, data: certificate.toString('base64') } as never));
}

const askForPerson: Step = async (world, choice) => {
  const policy = await Policies.findOne().lean();
  if (!policy) throw refused;
  const data = newborn(choice, todayInIndia(world.now));
  const wish = { policyNumber: policy._id, kind: 'person', data };
  const { changeId = '' } = await saveChange(world.asked(wish as never));
  await sendCertificate(world, changeId);
  await saveChange(world.asked({ ...wish, submit: true } as never));
};

const orderAddition: Step = async (world) => {
  const [change] = (await PolicyChanges.find({ isOpen: true, status: 'toPay' }).lean()) ?? [];
  if (!change) throw refused;
  const { policyNumber, _id: changeId } = change;
  const form = await readChange(world.asked({ policyNumber, kind: 'person' }));
  await payAddition(world.asked({ changeId, amount: form.addition?.price ?? 1 } as never));
};

const takeBackPerson: Step = async (world) => {
  const change = await PolicyChanges.findOne({ isOpen: true }).lean();
  if (!change) throw refused;
  await withdrawChange(world.asked({ changeId: change._id }));
};

const forget: Step = async ({ quoteId, now }) => forgetJourney(quoteId, now);

const passing =
  (unit: number): Step =>
  (world, choice) =>
    world.pass(unit * (1 + (choice % 6)));

export const steps = {
  order,
  pay,
  'late money': payLate,
  'come back': comeBack,
  'webhook again': tellAgain,
  declare,
  KYC: identify,
  'change family': changeFamily,
  'change plan': changePlan,
  'open form': openForm,
  'save section': saveNominee,
  sign,
  'decide identity': decideOn('kyc'),
  'decide proposal': decideOn('proposal'),
  'return policy': cancel,
  'ask for a person': askForPerson,
  'decide person': decideOn('person'),
  'order addition': orderAddition,
  'take person back': takeBackPerson,
  'tell of a claim': tellOfClaim,
  'decide claim': decideOnClaim,
  'delete details': forget,
  seconds: passing(0.1),
  minutes: passing(2),
  hours: passing(60),
  days: passing(24 * 60),
  weeks: passing(7 * 24 * 60),
} satisfies Record<string, Step>;
export type StepName = keyof typeof steps;
