import type { InferType } from 'yup';
import { SWITCH_KINDS, SWITCH_REASON, SWITCH_WAYS } from '@/lib/domain/desk/switches';
import { attributionFields } from '../common/attribution';
import { shape, text } from '../common/base';

const wrong = 'validation.text';

/** It stands in the audit: neither a number nor a mail address. */
export const switchReason = () =>
  text(wrong)
    .trim()
    .min(SWITCH_REASON.min, wrong)
    .max(SWITCH_REASON.max, wrong)
    .matches(/^(?!.*\d{6})[^@\n]*$/, wrong)
    .required(wrong);

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
