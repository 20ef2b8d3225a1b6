import { api } from '@/lib/config/paths';

const own: readonly string[] = [
  api.quote,
  api.revisit,
  api.revisitJourneys,
  api.revisitOpen,
  api.healthDeclaration,
  api.customerKyc,
  api.payments,
  api.applicationForm,
  api.policy,
  api.consents,
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
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (value === isHere) return;
  isHere = value;
  listeners.forEach((listener) => listener());
}

export function noteAnswer(url: string): void {
  if (own.includes(url.split('?')[0] ?? '')) set(true);
}

export const forgetOwnData = () => set(false);

export const ownData = {
  isHere: () => isHere,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
