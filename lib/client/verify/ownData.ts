import { Listeners } from '@/lib/client/common/listeners';
import { api } from '@/lib/config/paths';

const own: readonly string[] = [
  api.quote,
  api.revisit,
  api.revisitJourneys,
  api.revisitOpen,
  api.healthDeclaration,
  api.customerKyc,
  api.payments,
  api.paymentReturned,
  api.applicationForm,
  api.policy,
  api.consents,
  api.callbacks,
  api.grievances,
  api.grievanceOmbudsman,
  api.careers,
  api.ports,
  api.claims,
  api.claimAuthToken,
  api.claimDetail,
  api.claimHistory,
  api.claimOtherDetails,
  api.claimPolicies,
  api.claimPolicy,
  api.my,
  api.myChange,
  api.myNumber,
  api.renewal,
  api.renewals,
  api.tripCertificate,
  api.tripChange,
  api.tripClaim,
  api.tripPolicy,
  api.tripTravellers,
];

let isHere = false;
const listeners = new Listeners();

function set(value: boolean): void {
  if (value === isHere) return;
  isHere = value;
  listeners.tell();
}

export function noteAnswer(url: string): void {
  if (own.includes(url.split('?')[0] ?? '')) set(true);
}

export const forgetOwnData = () => set(false);

export const ownData = {
  isHere: () => isHere,
  subscribe: listeners.add,
};
