import type { InferType } from 'yup';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text } from '@/lib/validation/common/base';
import { recipientFields } from '@/lib/validation/common/personFields';
import { id, linkToken, resumeUrl, stage, version } from '@/lib/validation/common/recordFields';
import { quickQuoteForm } from '@/lib/validation/quote/quickQuoteForm';

const journeyFields = {
  quoteId: id().required('validation.id'),
  stage: stage().required('validation.stage'),
  url: resumeUrl().required('validation.url'),
};

export const revisitBodySchema = shape({
  resumeJourney: shape({ ...journeyFields, uuid: id() }),
  ...attributionFields,
});

export const revisitUpdateBodySchema = shape({
  resumeJourney: shape({
    ...journeyFields,
    uuid: id().required('validation.id'),
    getQuickQuoteForm: quickQuoteForm(),
    version: version(),
  }),
  ...attributionFields,
});

/** GET /api/revisit; the dialog's lookup has `type=aggregate`. */
export const revisitQuerySchema = shape({
  uuid: id().required('validation.id'),
  type: text('validation.text').oneOf(['aggregate', ''] as const, 'validation.text'),
});

export const revisitDeleteQuerySchema = shape({ uuid: id().required('validation.id') });

export const linkBodySchema = shape({
  uuid: id().required('validation.id'),
  ...recipientFields,
  ...attributionFields,
});

/** POST /api/revisit/link/open and …/renew */
export const linkTokenBodySchema = shape({
  token: linkToken(),
  ...attributionFields,
});

export const openJourneyBodySchema = shape({ quoteId: id().required('validation.id'), ...attributionFields });

/** GET /api/revisit/journeys: a page, starting after the quote `after`. */
export const journeysQuerySchema = shape({ after: id() });

export type JourneysQuery = InferType<typeof journeysQuerySchema>;
export type LinkBody = InferType<typeof linkBodySchema>;
export type LinkTokenBody = InferType<typeof linkTokenBodySchema>;
export type OpenJourneyBody = InferType<typeof openJourneyBodySchema>;
export type RevisitBody = InferType<typeof revisitBodySchema>;
export type RevisitUpdateBody = InferType<typeof revisitUpdateBodySchema>;
export type RevisitQuery = InferType<typeof revisitQuerySchema>;
