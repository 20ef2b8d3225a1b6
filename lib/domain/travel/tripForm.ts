import type { IsoDate } from '../common/dates';
import { fieldsOfKind, isTripKind, kindOf } from './kinds/kinds';
import { TRIP_KINDS, type TripKind } from './kinds/kinds.data';
import { findTripProblems, isDestination, type Trip } from './trip';

/** As typed, of every kind: who tries another finds the first one as it was. */
export type TripForm = {
  kind: TripKind;
  destination: string;
  startsOn: string;
  endsOn: string;
  longestTrip: string;
  months: string;
  travellers: readonly string[];
  sumInsuredUsd?: number;
  quoteId?: string;
};

export const emptyTrip: TripForm = {
  kind: 'single',
  destination: '',
  startsOn: '',
  endsOn: '',
  longestTrip: '',
  months: '',
  travellers: [''],
};

/** Without a kind it is of a single trip. */
export function parseTripForm(values: unknown): TripForm | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const { kind, destination, travellers, sumInsuredUsd, quoteId, ...rest } = values as Record<
    string,
    unknown
  >;
  if (typeof destination !== 'string' || !Array.isArray(travellers)) return undefined;
  const dates = travellers.map(textOf);
  return {
    kind: isTripKind(kind) ? kind : 'single',
    destination,
    startsOn: textOf(rest['startsOn']),
    endsOn: textOf(rest['endsOn']),
    longestTrip: textOf(rest['longestTrip']),
    months: textOf(rest['months']),
    travellers: dates.length > 0 ? dates : emptyTrip.travellers,
    ...(Number.isInteger(sumInsuredUsd) && { sumInsuredUsd: Number(sumInsuredUsd) }),
    ...(typeof quoteId === 'string' && { quoteId }),
  };
}

/** A quote's trip as a form: without what only another kind asks, which stays as it was typed. */
export function toTripForm(trip: Trip): Partial<TripForm> {
  const { longestTrip, months, endsOn, ...rest } = trip;
  const kind = kindOf(trip);
  return {
    ...rest,
    kind,
    ...(kind === 'single' && { endsOn }),
    ...(longestTrip !== undefined && { longestTrip: String(longestTrip) }),
    ...(months !== undefined && { months: String(months) }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What the form says of its kind, as a trip would have it: invalid until it is whole. */
export function askedOf(form: TripForm): Record<string, unknown> {
  const { travellers } = TRIP_KINDS[kindOf(form)];
  return fieldsOfKind({
    ...form,
    travellers: form.travellers.slice(0, travellers),
    longestTrip: form.longestTrip === '' ? undefined : Number(form.longestTrip),
    months: form.months === '' ? undefined : Number(form.months),
  });
}

export function toTrip(form: TripForm, today: IsoDate): Trip | undefined {
  const asked = askedOf(form) as Trip;
  if (!isDestination(asked.destination) || findTripProblems(asked, today).length > 0) return undefined;
  return asked;
}

export function formatTrip(trip: Trip): URLSearchParams {
  const { travellers, ...rest } = fieldsOfKind(trip);
  const said = Object.entries(rest).map(([field, value]): [string, string] => [field, String(value)]);
  return new URLSearchParams([...said, ['travellers', String(travellers)]]);
}
