import type { InferType } from 'yup';
import { CLAIM_NUMBER } from '@/lib/domain/claims/claimNumber';
import { CLAIM_KINDS, CLAIM_STATUSES } from '@/lib/domain/claims/claim';
import { REFUSAL_CAUSES } from '@/lib/domain/claims/desk/refusals.data';
import { ASK_REASONS } from '@/lib/domain/claims/dialogue';
import { PAPERS } from '@/lib/domain/claims/papers.data';
import { BILL_HEADS, type BillHead, CUT_REASONS, ROOMS } from '@/lib/domain/claims/settle/billHeads.data';
import { CAUSES } from '@/lib/domain/claims/settle/notCoveredYet';
import { isIsoDate } from '@/lib/domain/common/dates';
import { attributionFields } from '@/lib/validation/common/attribution';
import { digits, flag, listOf, shape, text, wholeNumber } from '@/lib/validation/common/base';
import { personName } from '@/lib/validation/common/personFields';
import { ifsc } from '@/lib/validation/application/fields';
import { version } from '@/lib/validation/common/recordFields';

const choose = 'validation.application.choose';
const amount = 'validation.claims.amount';
const MOST_PAISE = 100_00_00_000_00;
const MOST_LINES = 200;
const MOST_DAYS = 999;
const LONGEST_NOTE = 300;
const LONGEST_TYPED = 40;
const ACCOUNT = 'validation.application.accountNumber';

const oneOf = <T extends string>(list: readonly T[]) => text(choose).oneOf(list, choose);
const paise = () => wholeNumber(amount).min(0, amount).max(MOST_PAISE, amount);
const day = () =>
  text('validation.claims.admittedOn').test(
    'day',
    'validation.claims.admittedOn',
    (value) => value === undefined || isIsoDate(value),
  );

const claim = {
  claimId: text('validation.id').matches(CLAIM_NUMBER, 'validation.id').required('validation.id'),
  version: version().required('validation.version'),
};

export const claimAskBodySchema = shape({
  ...claim,
  reason: oneOf(ASK_REASONS).required(choose),
  paper: oneOf(PAPERS),
  note: text('validation.text').max(LONGEST_NOTE, 'validation.text'),
  ...attributionFields,
});

export const claimNoteBodySchema = shape({
  ...claim,
  what: oneOf(['requested', 'preauthorised', 'billed'] as const).required(choose),
  rupees: wholeNumber(amount)
    .min(0, amount)
    .max(MOST_PAISE / 100, amount),
  ...attributionFields,
});

const line = shape({
  head: oneOf(Object.keys(BILL_HEADS) as BillHead[]).required(choose),
  billedPaise: paise().required(amount),
  on: day(),
  days: wholeNumber(amount).min(0, amount).max(MOST_DAYS, amount),
  cutPaise: paise(),
  cutReason: oneOf(CUT_REASONS),
});

const typed = () => text('validation.text').max(LONGEST_TYPED, 'validation.text');

const bill = shape({
  number: typed(),
  admittedOn: day().required('validation.claims.admittedOn'),
  dischargedOn: day().required('validation.claims.admittedOn'),
  billsByRoom: flag('validation.flag').required('validation.flag'),
  cause: shape({
    kind: oneOf(CAUSES).required(choose),
    isExisting: flag('validation.flag'),
    isManaged: flag('validation.flag'),
    isNamed: flag('validation.flag'),
  }),
  room: shape({
    taken: oneOf(ROOMS).required(choose),
    ratePaise: paise().required(amount),
    coveredRatePaise: paise().required(amount),
  }).optional(),
  lines: listOf(line, amount).min(1, amount).max(MOST_LINES, amount).required(amount),
});

export const claimDecideBodySchema = shape({
  ...claim,
  bill,
  confirm: flag('validation.flag'),
  ...attributionFields,
});

/** The bill as typed so far, in which half a date is kept as well. */
export const claimBillBodySchema = shape({
  claimId: claim.claimId,
  /** The version of what was typed before; absent in a page's last save. */
  version: version(),
  typed: shape({
    number: typed(),
    admittedOn: typed(),
    dischargedOn: typed(),
    cause: typed(),
    room: typed(),
    rate: typed(),
    coveredRate: typed(),
    isExisting: flag('validation.flag'),
    isManaged: flag('validation.flag'),
    isNamed: flag('validation.flag'),
    billsAlike: flag('validation.flag'),
    lines: listOf(
      shape({ head: typed(), amount: typed(), on: typed(), days: typed(), cut: typed(), cutReason: typed() }),
      amount,
    ).max(MOST_LINES, amount),
  }),
  ...attributionFields,
});

export const claimRefuseBodySchema = shape({
  ...claim,
  cause: oneOf(REFUSAL_CAUSES).required(choose),
  note: text('validation.text').max(LONGEST_NOTE, 'validation.text'),
  ...attributionFields,
});

export const claimAccountBodySchema = shape({
  ...claim,
  holder: personName().required('validation.name'),
  accountNumber: text(ACCOUNT)
    .matches(/^\d{9,18}$/, ACCOUNT)
    .required(ACCOUNT),
  ifsc: ifsc().required('validation.ifsc'),
  paperId: text('validation.id').max(LONGEST_TYPED, 'validation.id').required('validation.id'),
  ...attributionFields,
});

export const claimPayoutBodySchema = shape({ claimId: claim.claimId, ...attributionFields });

/** `version` is that of the claim whose account was seen. */
export const claimPayAgainBodySchema = shape({
  claimId: claim.claimId,
  version: version(),
  ...attributionFields,
});

/** Milliseconds and a claim's number: the place of a queue's last row. */
const CURSOR = /^(\d{1,15})\.(CL-\d{4}-\d{8})$/;
const MOST_ROWS = 100;

export const claimQueueQuerySchema = shape({
  status: oneOf(CLAIM_STATUSES.filter((status) => status !== 'draft')),
  kind: oneOf(CLAIM_KINDS),
  cursor: text('validation.cursor').matches(CURSOR, 'validation.cursor'),
  limit: digits('validation.page').min(1, 'validation.page').max(MOST_ROWS, 'validation.page').default(20),
});

export function readQueueCursor(cursor: string): { dueBy: Date; _id: string } | undefined {
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  return time === undefined || id === undefined ? undefined : { dueBy: new Date(Number(time)), _id: id };
}

export type ClaimBillBody = InferType<typeof claimBillBodySchema>;
export type ClaimRefuseBody = InferType<typeof claimRefuseBodySchema>;
export type ClaimAccountBody = InferType<typeof claimAccountBodySchema>;
export type ClaimPayoutBody = InferType<typeof claimPayoutBodySchema>;
export type ClaimPayAgainBody = InferType<typeof claimPayAgainBodySchema>;
export type ClaimQueueQuery = InferType<typeof claimQueueQuerySchema>;
export type ClaimAskBody = InferType<typeof claimAskBodySchema>;
export type ClaimNoteBody = InferType<typeof claimNoteBodySchema>;
export type ClaimDecideBody = InferType<typeof claimDecideBodySchema>;
