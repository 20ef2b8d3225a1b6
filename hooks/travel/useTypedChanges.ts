import { useEffect, useMemo, useState } from 'react';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { postJson } from '@/lib/client/common/fetcher';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { api } from '@/lib/config/paths';
import type { InsuredTravellerDto, TripPolicyDto, TypedChange } from '@/lib/domain/travel/contract';

type TypedChanges = Record<string, TypedChange>;

export const DAYS = 'days';
/** Of the traveller at this index. */
export const partOf = (at: number) => `person${at + 1}`;

/** The fields of a traveller that can be corrected. */
export const spellingOf = ({ givenNames, surname = '', passport }: InsuredTravellerDto) => ({
  givenNames,
  surname,
  passportNumber: passport,
});

/** Whether something else was typed than what holds now. */
export const isTyped = (change: TypedChange | undefined, now: TypedChange) =>
  Object.entries(change ?? {}).some(([field, value]) => value !== now[field as keyof TypedChange]);

/** What was saved before came with the policy. Parts don't touch each other, so no version is needed. */
const openerOf =
  (typed: TripPolicyDto['typed'] = {}) =>
  (policyNumber: string): DraftStore => ({
    right: 'policies',
    load: () => Promise.resolve({ values: typed }),
    save: async ({ changed }) => {
      const keep = ([about, part]: [string, unknown]) =>
        postJson(api.tripTyped, { policyNumber, about, typed: part }, { keepalive: true });
      await Promise.all(Object.entries(changed).map(keep));
      return {};
    },
  });

/** What is typed of a trip's changes, saved as it is typed. */
export function useTypedChanges({ policyNumber, typed }: TripPolicyDto) {
  const [first] = useState(typed);
  const open = useMemo(() => openerOf(first), [first]);
  const draft = useServerDraft<TypedChanges>('tripChanges', policyNumber, open);
  const { retry } = draft;
  // On mount, since the page mounts this again after a code was entered.
  useEffect(retry, [retry]);
  return draft;
}

export type TypedDraft = Pick<ReturnType<typeof useTypedChanges>, 'values' | 'change' | 'status'>;
