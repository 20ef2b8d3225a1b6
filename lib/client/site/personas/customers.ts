import { api, paths, summaryUrl } from '@/lib/config/paths';
import { todayInIndia } from '@/lib/domain/common/dates';
import { CLAIM, FAMILY, FORM, HEALTH, IDENTITY, PLAN, SIGNED } from './samplePerson.data';
import { buyTrip } from './buyTrip';
import { lastCode, type Person, payFor, proveNumber, type Wire } from './wire';

/** Returns the page at which this persona stands. */
type Step = (person: Person) => Promise<string>;

/** The step at which the dialog welcomes back a customer who is half-way. */
export const RESUMED_AT = 'summery_111';

const customers = {
  visitor: () => Promise.resolve(paths.home),

  async halfWay({ ask, mobileNumber, known }) {
    const { quoteId } = await ask<Ids>(api.quote, { ...FAMILY, ...PLAN, mobileNumber });
    const resumeJourney = { quoteId, stage: RESUMED_AT, url: summaryUrl(quoteId) };
    const { uuid } = await ask<Ids>(api.revisit, { resumeJourney });
    Object.assign(known, { quoteId, uuid });
    return paths.home;
  },

  choosing: ({ known: { quoteId = '' } }) => Promise.resolve(summaryUrl(quoteId)),

  async declared(person) {
    const { ask, known } = person;
    const { quoteId = '' } = known;
    await proveNumber(person);
    const { about } = await ask<{ about: string }>(`${api.healthDeclaration}?quoteId=${quoteId}`);
    await ask(api.healthDeclaration, { quoteId, version: 0, about, answers: HEALTH, submit: true });
    return paths.kyc(quoteId);
  },

  async toPay({ ask, known: { quoteId = '' } }) {
    await ask(api.customerKyc, { quoteId, ...IDENTITY });
    return paths.startPayment(quoteId);
  },

  async paid(person) {
    const { ask, known } = person;
    const { quoteId = '' } = known;
    await payFor(person, quoteId, (bought) => bought.kind === 'premium' && bought.next === 'application');
    const { url } = await ask<Ids>(api.redirectionLink, { quoteId });
    known['applicationId'] = url.split('/').at(-1) ?? '';
    return url;
  },

  async insured(person) {
    const { ask, mobileNumber, known } = person;
    const { applicationId } = known;
    let version = 1;
    const save = async (section: string, data: object, more: object = {}) => {
      const saved = await ask<Saved>(api.applicationForm, { applicationId, section, version, data, ...more });
      ({ version } = saved);
      return saved;
    };
    for (const [section, data] of FORM) await save(section, data);
    const { requestId } = await ask<Ids>(api.applicationSignature, { applicationId });
    const signature = { requestId, otp: await lastCode(person, mobileNumber) };
    const { policyNumber } = await save('declaration', SIGNED, { submit: true, signature });
    known['policyNumber'] = policyNumber;
    return paths.policy(policyNumber);
  },

  async claiming({ ask, known: { policyNumber = '' } }) {
    const answers = { ...CLAIM, memberId: `${policyNumber}-2`, admittedOn: todayInIndia(new Date()) };
    const { claimId } = await ask<Ids>(api.claims, { answers, submit: true });
    return paths.claim(claimId);
  },

  async renewing({ ask, known: { policyNumber = '' } }) {
    await ask(api.ageing, { policyNumber });
    return paths.renewal(policyNumber);
  },

  travelling: async (person) => paths.policy(await buyTrip(person)),
} satisfies Record<string, Step>;

type Ids = Record<'quoteId' | 'uuid' | 'requestId' | 'url' | 'claimId', string>;
type Saved = { version: number; policyNumber: string };

export type CustomerPersona = keyof typeof customers;
export const CUSTOMER_PERSONAS = Object.keys(customers) as readonly CustomerPersona[];

/** Personas that follow another one than the persona listed before them. */
const BEFORE = { renewing: 'insured', travelling: 'visitor' } as const;

export function stepsTo(persona: CustomerPersona): readonly CustomerPersona[] {
  const last = persona in BEFORE ? BEFORE[persona as keyof typeof BEFORE] : persona;
  const steps = CUSTOMER_PERSONAS.slice(0, CUSTOMER_PERSONAS.indexOf(last) + 1);
  return last === persona ? steps : [...steps, persona];
}

type Become = { pages: readonly string[]; uuid?: string; quoteId?: string; policyNumber?: string };

/** Takes a new number all the way, through the site's own endpoints. `pages` are where each step leads. */
export async function becomeCustomer(
  persona: CustomerPersona,
  wire: Wire,
  mobileNumber: string,
): Promise<Become> {
  const person: Person = { ...wire, mobileNumber, known: {} };
  const pages: string[] = [];
  for (const step of stepsTo(persona)) pages.push(await customers[step](person));
  return { pages, ...person.known };
}
