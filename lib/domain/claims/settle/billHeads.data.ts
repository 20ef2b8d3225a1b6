/**
 * What a hospital bills, by how we treat it. `withRoom`: the associated medical expenses, which alone may be
 * reduced with the room; pharmacy, consumables, implants, tests and intensive care may not (IRDAI
 * HLT/REG/CIR/151/06/2020). `never`: not treatment (IRDAI HLT/REG/CIR/193/07/2020, Annexure I, list I).
 */
export const BILL_HEADS = {
  room: 'withRoom',
  nursing: 'withRoom',
  doctor: 'withRoom',
  surgeon: 'withRoom',
  theatre: 'withRoom',
  blood: 'withRoom',
  intensiveCare: 'full',
  pharmacy: 'full',
  implants: 'full',
  tests: 'full',
  ambulance: 'full',
  consumables: 'consumables',
  registration: 'never',
  attendantMeals: 'never',
  toiletries: 'never',
  telephone: 'never',
  laundry: 'never',
  copies: 'never',
} as const;

export type BillHead = keyof typeof BILL_HEADS;

/** Rooms from the plainest up. A plan that covers any room covers them all. */
export const ROOMS = ['shared', 'singlePrivate', 'deluxe', 'suite'] as const;
export type Room = (typeof ROOMS)[number];

/** Reasons for which a person may cut a line. */
export const CUT_REASONS = ['aboveTariff', 'billedTwice', 'notOfThisTreatment', 'noPaper'] as const;
export type CutReason = (typeof CUT_REASONS)[number];
