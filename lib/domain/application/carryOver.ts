import type { Draft } from './answers';
import type { FilledForm } from './prefill';

/** Leaves the proposer's own entry and bank account alone where they were edited separately. */
export function carryOver(form: FilledForm, proposer: Draft): Partial<FilledForm> {
  const before = form.proposer;
  const follows = (value: unknown, field: 'name' | 'gender') =>
    value === undefined || value === before[field];
  const isChanged = (['name', 'gender'] as const).some((field) => before[field] !== proposer[field]);
  if (!isChanged) return { proposer };
  const people = form.members['people'] as readonly Draft[];
  const renamed = people.map((person) =>
    person['relation'] === 'self'
      ? {
          ...person,
          ...(follows(person['name'], 'name') && { name: proposer['name'] }),
          ...(follows(person['gender'], 'gender') && { gender: proposer['gender'] }),
        }
      : person,
  );
  const { holder } = form.bank;
  return {
    proposer,
    members: { people: renamed },
    ...(follows(holder, 'name') && { bank: { ...form.bank, holder: proposer['name'] } }),
  };
}
