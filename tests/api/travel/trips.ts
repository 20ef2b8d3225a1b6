import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { TravellersDto, TripPolicyDto } from '@/lib/domain/travel/contract';
import { choose, inSeconds, workUntil } from '@/tests/api/support/buyers';
import { aLead } from '@/tests/api/support/samples';
import { newMobile, prove, Visitor } from '@/tests/api/support/visitors';

export const inDays = (days: number) => addDays(todayInIndia(new Date()), days);

export const aTrip = (more: object = {}) => ({
  destination: 'schengen',
  startsOn: inDays(10),
  endsOn: inDays(19),
  travellers: ['1991-04-02', '2019-01-20'],
  ...more,
});

export const someDetails = () => ({
  traveller1: {
    surname: 'Kulkarni',
    givenNames: 'Arjun Suresh',
    passportNumber: 'k 1234567',
    passportEnds: inDays(4_000),
  },
  traveller2: {
    surname: '',
    givenNames: 'TARA',
    passportNumber: 'M7654321',
    passportEnds: inDays(4_000),
  },
  nominee: { name: 'Vimal Kulkarni', relation: 'mother', dateOfBirth: '1965-08-19' },
  contact: { email: 'arjun@mail.example' },
  declared: { livesInIndia: 'yes', startsHere: 'yes', forTreatment: 'no', illness: 'no' },
});

/** Makes a traveller with a proven number and a priced trip, on a site in this language. */
export async function aTraveller(port: number, more: object = {}, language = 'en') {
  const visitor = new Visitor(port);
  const mobileNumber = newMobile();
  const insured = { trip: aTrip(more), sumInsuredUsd: 1_00_000 };
  const { body } = await visitor.post(
    api.quote,
    { ...aLead({ mobileNumber }), ...insured },
    { 'Accept-Language': language },
  );
  await prove(visitor, mobileNumber);
  const { quoteId, tripPrice, dialerId = '' } = body as QuoteDto;
  return { visitor, mobileNumber, quoteId, dialerId, amount: tripPrice?.priceAfterTax ?? 0 };
}

export type Traveller = Awaited<ReturnType<typeof aTraveller>>;

export async function readTold({ visitor, quoteId }: Traveller): Promise<TravellersDto> {
  return (await visitor.get(`${api.tripTravellers}?quoteId=${quoteId}`)).body as TravellersDto;
}

export async function tells(traveller: Traveller, details: object = someDetails()) {
  const { about } = await readTold(traveller);
  const { visitor, quoteId } = traveller;
  return visitor.post(api.tripTravellers, { quoteId, details, about, submit: true });
}

export async function pays(traveller: Traveller, choice: Parameters<typeof choose>[2] = 'success') {
  const { visitor, quoteId, amount } = traveller;
  const { body } = await visitor.post(api.payments, { quoteId, amount });
  const payment = body as PaymentDto;
  await choose(traveller, payment, choice);
  await workUntil(visitor, inSeconds(3));
  return payment;
}

export const aTripPolicy = async (port: number, more: object = {}) =>
  buyTripPolicy(await aTraveller(port, more));

export async function buyTripPolicy(traveller: Traveller, details: object = someDetails()) {
  await tells(traveller, details);
  const payment = await pays(traveller);
  const { body } = await traveller.visitor.get(`${api.payments}?paymentId=${payment.paymentId}`);
  const { bought } = body as PaymentDto;
  return { ...traveller, payment, policyNumber: (bought.kind === 'trip' && bought.policyNumber) || '' };
}

export type TripHolder = Awaited<ReturnType<typeof aTripPolicy>>;

export async function readTripPolicy({ visitor, policyNumber }: TripHolder): Promise<TripPolicyDto> {
  return (await visitor.get(`${api.tripPolicy}?policyNumber=${policyNumber}`)).body as TripPolicyDto;
}
