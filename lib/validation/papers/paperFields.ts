import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text, wholeNumber } from '@/lib/validation/common/base';
import { id } from '@/lib/validation/common/recordFields';

const PART = 'validation.papers.part';
const count = () => wholeNumber(PART).min(0, PART);

/** Name the file and, but at the beginning, carry one of its parts. */
export const paperFields = {
  bytes: count().required(PART),
  hash: text('validation.id')
    .matches(/^[0-9a-f]{64}$/, 'validation.id')
    .required('validation.id'),
  part: count(),
  /** At most as many characters as base64 makes of a part. */
  data: text(PART)
    .matches(/^[A-Za-z0-9+/]+={0,2}$/, PART)
    .max((PAPER_LIMITS.partBytes / 3) * 4, PART),
};

const CHOOSE = 'validation.application.choose';

/** The fields of a paper that is sent with a form, whatever it proves. */
export const proofFields = {
  kind: text(CHOOSE)
    .oneOf(['proof'] as const, CHOOSE)
    .required(CHOOSE),
  ...paperFields,
  ...attributionFields,
};

export const paperQuerySchema = shape({ paperId: id().required('validation.id') });

export type PaperFields = {
  bytes: number;
  hash: string;
  part?: number | undefined;
  data?: string | undefined;
};
