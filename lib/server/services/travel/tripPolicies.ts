import { paths } from '@/lib/config/paths';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { maskNumbers, shownNumber } from '@/lib/domain/common/keptNumbers';
import type { MyTripDto } from '@/lib/domain/my/contract';
import type { RefundDto } from '@/lib/domain/policy/contract';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { cancelRefund } from '@/lib/domain/travel/changeTrip';
import { excessOf, owedOf, returnedOf, withReturns } from '@/lib/domain/travel/tripMoney';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { tripPolicyState } from '@/lib/domain/travel/tripPolicy';
import type { CertificateQuery } from '@/lib/validation/travel/requests';
import { findTripPolicy, type TripPolicyRecord } from '@/models/travel/tripPolicy';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { renderDocument } from '@/lib/server/documents/renderDocument';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { paymentOf, refundOf } from '@/lib/server/services/payment/premium';
import { siteLink } from '@/lib/server/siteLink';
import { codeOf, keepCertificate } from './certificates';
import { contractOf, type TripContract, typedOf } from './tripContract';

type Asked = Pick<ApiRequest<{ policyNumber: string }>, 'input' | 'caller' | 'now'>;

/** A policy number is no secret: the session must have proven the holder's number. */
export async function findOwnTripPolicy({ input, caller }: Asked): Promise<TripPolicyRecord> {
  const mobileHash = await provenNumberOf(caller);
  const policy = await findTripPolicy(input.policyNumber);
  if (policy?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return policy;
}

export async function readTripPolicy(request: Asked): Promise<TripPolicyDto> {
  return toTripPolicyDto(await findOwnTripPolicy(request), request.now);
}

/**
 * Renders the certificate of all travellers, or of one. Throws STEP_NOT_REACHED for a cancelled policy, and NOT_FOUND
 * for somebody who isn't insured.
 */
export async function renderCertificate(
  request: ApiRequest<CertificateQuery>,
): Promise<{ file: Buffer; name: string }> {
  const { input, now } = request;
  const policy = await findOwnTripPolicy(request);
  if (policy.cancelled) throw new AppError('STEP_NOT_REACHED');
  await keepCertificate(policy, now);
  const { trip, price, travellers, studies } = contractOf(policy);
  const { person } = input;
  const shown = person === undefined ? travellers : travellers.slice(person - 1, person);
  if (shown.length === 0) throw new AppError('NOT_FOUND');
  const code = codeOf(policy);
  const file = await renderDocument(
    'tripCertificate',
    {
      policyNumber: policy._id,
      issuedOn: policy.issuedOn,
      trip,
      travellers: shown,
      code,
      studies,
      sumInsuredUsd: price.sumInsuredUsd,
      link: siteLink(paths.verifyCertificate(code), 'en'),
    },
    'en',
  );
  const part = person === undefined ? '' : `-${person}`;
  return { file, name: `${policy._id}-certificate${part}.pdf` };
}

export async function toTripPolicyDto(policy: TripPolicyRecord, now: Date): Promise<TripPolicyDto> {
  const { _id: policyNumber, quoteId, issuedOn, cancelled, paymentId } = policy;
  const contract = contractOf(policy);
  const { trip, price, travellers, nominee, studies, paidAt } = contract;
  const excess = cancelled ? 0 : excessOf(contract);
  const amount = cancelled?.refund ?? returnedOf(contract.payments);
  const today = todayInIndia(now);
  const [{ receiptNumber }, refund] = await Promise.all([
    paymentOf({ paymentId, quoteId }),
    (cancelled ?? amount > 0) && refundStateOf(policy),
  ]);
  return {
    policyNumber,
    quoteId,
    trip,
    price,
    issuedOn,
    paidAt,
    today,
    state: tripPolicyState(trip, cancelled !== undefined, today),
    travellers: travellers.map(({ surname, givenNames, dateOfBirth, passportNumber }) => ({
      surname,
      givenNames,
      dateOfBirth,
      passport: shownNumber(passportNumber),
    })),
    nominee: { name: nominee.name, relation: nominee.relation },
    ...(studies && { studies }),
    reference: receiptNumber,
    code: codeOf(policy),
    typed: Object.fromEntries(
      Object.entries(typedOf(policy)).map(([about, typed]) => [about, maskNumbers(typed)]),
    ),
    cancelRefunds: {
      visaRefused: cancelRefund(contract, 'visaRefused', today) + excess,
      notTravelling: cancelRefund(contract, 'notTravelling', today) + excess,
    },
    ...(!cancelled && movedOf(contract, excess)),
    ...(cancelled && refund && { cancelled: { requestedOn: cancelled.requestedOn, amount, refund } }),
    ...(!cancelled && refund && { returned: { amount, refund } }),
  };
}

/** Says what cheaper days left: the amount that was paid too much, and the amount that stays with us. */
function movedOf({ givenUp }: TripContract, excess: number): Pick<TripPolicyDto, 'excess' | 'givenUp'> {
  return { ...(excess > 0 && { excess }), ...(givenUp && { givenUp: givenUp.kept }) };
}

async function refundStateOf(policy: TripPolicyRecord): Promise<RefundDto> {
  const contract = contractOf(policy);
  const owed = policy.cancelled ? owedOf(contract, policy.cancelled) : 0;
  const parts = withReturns(contract.payments, owed).filter(({ returned = 0 }) => returned > 0);
  const states = await Promise.all(parts.map(({ paymentId }) => refundOf({ paymentId })));
  return states.find(({ status }) => status === 'underWay') ?? states[0] ?? { status: 'none' };
}

export function toMyTrip(policy: TripPolicyRecord, today: IsoDate): MyTripDto {
  const { trip, travellers } = contractOf(policy);
  const state = tripPolicyState(trip, policy.cancelled !== undefined, today);
  const { startsOn, endsOn } = trip;
  return { policyNumber: policy._id, state, kind: kindOf(trip), startsOn, endsOn, people: travellers.length };
}
