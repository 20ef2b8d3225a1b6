import type { IsoDate } from '../common/dates';
import { findTripProblems, isDestination, type Trip } from './trip';

export type TripForm = {
  destination: string;
  startsOn: string;
  endsOn: string;
  travellers: readonly string[];
  sumInsuredUsd?: number;
  quoteId?: string;
};

export const emptyTrip: TripForm = { destination: '', startsOn: '', endsOn: '', travellers: [''] };

export function parseTripForm(values: unknown): TripForm | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const { destination, startsOn, endsOn, travellers, sumInsuredUsd, quoteId } = values as Record<
    string,
    unknown
  >;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  if (typeof destination !== 'string' || !Array.isArray(travellers)) return undefined;
  const dates = travellers.map(textOf);
  return {
    destination,
    startsOn: textOf(startsOn),
    endsOn: textOf(endsOn),
    travellers: dates.length > 0 ? dates : emptyTrip.travellers,
    ...(Number.isInteger(sumInsuredUsd) && { sumInsuredUsd: Number(sumInsuredUsd) }),
    ...(typeof quoteId === 'string' && { quoteId }),
  };
}

export function toTrip(form: TripForm, today: IsoDate): Trip | undefined {
  const { destination, startsOn, endsOn, travellers } = form;
  if (!isDestination(destination) || findTripProblems(form, today).length > 0) return undefined;
  return { destination, startsOn, endsOn, travellers };
}

export function formatTrip({ destination, startsOn, endsOn, travellers }: Trip): URLSearchParams {
  return new URLSearchParams({ destination, startsOn, endsOn, travellers: travellers.join(',') });
}
