import type { InferType } from 'yup';
import { CLAIM_NUMBER } from '@/lib/domain/claims/claimNumber';
import { ASK_REASONS } from '@/lib/domain/claims/dialogue';
import { PAPERS } from '@/lib/domain/claims/papers.data';
import { BILL_HEADS, type BillHead, CUT_REASONS, ROOMS } from '@/lib/domain/claims/settle/billHeads.data';
import { isIsoDate } from '@/lib/domain/common/dates';
import { attributionFields } from '../common/attribution';
import { flag, listOf, shape, text, wholeNumber } from '../common/base';
import { version } from '../common/recordFields';

const choose = 'validation.application.choose';
const amount = 'validation.claims.amount';
const MOST_PAISE = 100_00_00_000_00;
const MOST_LINES = 200;
const LONGEST_NOTE = 300;

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
  cutPaise: paise(),
  cutReason: oneOf(CUT_REASONS),
});

const bill = shape({
  dischargedOn: day().required('validation.claims.admittedOn'),
  billsByRoom: flag('validation.flag').required('validation.flag'),
  cause: shape({
    kind: oneOf(['accident', 'illness', 'maternity'] as const).required(choose),
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

export type ClaimAskBody = InferType<typeof claimAskBodySchema>;
export type ClaimNoteBody = InferType<typeof claimNoteBodySchema>;
export type ClaimDecideBody = InferType<typeof claimDecideBodySchema>;
