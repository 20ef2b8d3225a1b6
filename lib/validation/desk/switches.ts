import type { InferType } from 'yup';
import { SWITCH_KINDS, SWITCH_REASON, SWITCH_WAYS } from '@/lib/domain/desk/switches';
import { line } from '@/lib/validation/application/fields';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text } from '@/lib/validation/common/base';

const wrong = 'validation.text';

/** Six or more digits, in groups too: a number to call, but not a date or two times of day. */
const NUMBER = String.raw`\p{Nd}{6}|\p{Nd}{3}[\s().+-]{1,3}\p{Nd}{3}`;
const PLAIN = new RegExp(`^(?!.*(?:${NUMBER}))[^@\n]*$`, 'u');

/** Stored in the audit, so it may hold neither a number nor an email address. */
export const switchReason = () => line(SWITCH_REASON.min, SWITCH_REASON.max, wrong).matches(PLAIN, wrong);

/** POST /api/telecaller-dashboard/switches */
export const switchBodySchema = shape({
  kind: text(wrong).oneOf(SWITCH_KINDS, wrong).required(wrong),
  name: text(wrong)
    .matches(/^[\w.-]{1,60}$/, wrong)
    .required(wrong),
  way: text(wrong).oneOf(SWITCH_WAYS, wrong).required(wrong),
  reason: switchReason(),
  ...attributionFields,
});

export type SwitchBody = Pick<InferType<typeof switchBodySchema>, 'kind' | 'name' | 'way' | 'reason'>;
