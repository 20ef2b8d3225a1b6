import type { IsoDate } from '@/lib/domain/common/dates';
import { fieldsOfKind, isTripKind, kindOf } from './kinds/kinds';
import { TRIP_KINDS, type TripKind } from './kinds/kinds.data';
import { findTripProblems, isDestination, type Trip } from './trip';

/** The form as typed, with the fields of all kinds: a visitor who tries another kind finds the first as it was. */
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

/** Reads a stored form, undefined if it isn't one. Without a kind it is of a single trip. */
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

/**
 * The fields that a quote's trip fills in. Fields that only another kind asks for are absent, so they stay as typed.
 */
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

/** The form's values as a trip would have them, only those of its kind. They are invalid until the form is complete. */
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
