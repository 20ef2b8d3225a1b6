import type { IsoDate } from '../common/dates';
import { findTripProblems, isDestination, type Trip } from './trip';

/** The trip as it is typed, and the sum chosen; a date stays as far as it was typed. */
export type TripForm = {
  destination: string;
  startsOn: string;
  endsOn: string;
  travellers: readonly string[];
  sumInsuredUsd?: number;
  /** The quote that was made of it. */
  quoteId?: string;
};

export const emptyTrip: TripForm = { destination: '', startsOn: '', endsOn: '', travellers: [''] };

/** What this browser or the record kept; undefined for what is no form of a trip. */
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

/** The trip, once it is whole and can be insured on this day. */
export function toTrip(form: TripForm, today: IsoDate): Trip | undefined {
  const { destination, startsOn, endsOn, travellers } = form;
  if (!isDestination(destination) || findTripProblems(form, today).length > 0) return undefined;
  return { destination, startsOn, endsOn, travellers };
}

/** As the price query carries it. */
export function formatTrip({ destination, startsOn, endsOn, travellers }: Trip): URLSearchParams {
  return new URLSearchParams({ destination, startsOn, endsOn, travellers: travellers.join(',') });
}
