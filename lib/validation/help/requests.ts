import type { InferType } from 'yup';
import { LONGEST_FILE_NAME, LONGEST_TALK_MESSAGE, TALK_ID, TALK_TOPICS } from '@/lib/domain/help/talk';
import { attributionFields } from '@/lib/validation/common/attribution';
import { digits, shape, text, wholeNumber } from '@/lib/validation/common/base';
import { answersOf } from '@/lib/validation/reports/requests';
import { paperFields } from '@/lib/validation/papers/paperFields';
import { email, mobileNumber, personName } from '@/lib/validation/common/personFields';

const ID = 'validation.id';
const CHOOSE = 'validation.application.choose';
const WORDS = 'validation.help.text';
const MOST_LINES = 100_000;

const talkId = () => text(ID).matches(TALK_ID, ID).required(ID);
const messageId = () => text(ID).matches(TALK_ID, ID).required(ID);
/** A text that is more than blanks. */
const words = () => text(WORDS).max(LONGEST_TALK_MESSAGE, WORDS).matches(/\S/u, WORDS).required(WORDS);

export const ownTalkQuerySchema = shape({ talkId: text(ID).matches(TALK_ID, ID) });

const opening = {
  topic: text(CHOOSE).oneOf(TALK_TOPICS, CHOOSE).required(CHOOSE),
  name: personName().required('validation.name'),
  mobileNumber: mobileNumber(),
  email: email(),
};

/** A field that is left empty counts as not given. */
const orNothing = (value: unknown) => (value === '' ? undefined : value);
export const talkOpeningSchema = shape({
  ...opening,
  topic: text(CHOOSE).transform(orNothing).oneOf(TALK_TOPICS, CHOOSE).required(CHOOSE),
  mobileNumber: mobileNumber().transform(orNothing),
  email: email().transform(orNothing),
});

/** POST /api/help/talk */
export const talkBodySchema = shape({ talkId: talkId(), ...opening, ...attributionFields });

/** POST /api/help/message */
export const talkMessageBodySchema = shape({
  talkId: talkId(),
  messageId: messageId(),
  text: words(),
  ...attributionFields,
});

const NAME = 'validation.help.fileName';

/** POST /api/help/file: the file in its parts. */
export const talkFileBodySchema = shape({
  talkId: talkId(),
  kind: text(CHOOSE)
    .oneOf(['file'] as const, CHOOSE)
    .required(CHOOSE),
  name: text(NAME).max(LONGEST_FILE_NAME, NAME).matches(/\S/u, NAME).required(NAME),
  ...paperFields,
  ...attributionFields,
});

export const talkNamedBodySchema = shape({ talkId: talkId(), ...attributionFields });

/** POST /api/help/survey: what was asked when the talk ended. */
export const talkSurveyBodySchema = shape({
  talkId: talkId(),
  answers: answersOf(() => 'talk'),
  ...attributionFields,
});

/** POST /api/help/seen */
export const talkSeenBodySchema = shape({
  talkId: talkId(),
  seq: wholeNumber('validation.version').min(1, 'validation.version').required('validation.version'),
  ...attributionFields,
});

/** GET /api/help/events: what came after this line, and then what comes. */
export const talkEventsQuerySchema = shape({
  talkId: talkId(),
  after: digits('validation.page').max(MOST_LINES, 'validation.page').default(0),
});

export const deskTalkQuerySchema = shape({ talkId: talkId() });

/** POST /api/telecaller-dashboard/talks/work */
export const talkWorkBodySchema = shape({
  talkId: talkId(),
  what: text(CHOOSE)
    .oneOf(['take', 'writing', 'handOn', 'close'] as const, CHOOSE)
    .required(CHOOSE),
  ...attributionFields,
});

export type OwnTalkQuery = InferType<typeof ownTalkQuerySchema>;
export type TalkBody = InferType<typeof talkBodySchema>;
export type TalkMessageBody = InferType<typeof talkMessageBodySchema>;
export type TalkFileBody = InferType<typeof talkFileBodySchema>;
export type TalkNamedBody = InferType<typeof talkNamedBodySchema>;
export type TalkSurveyBody = InferType<typeof talkSurveyBodySchema>;
export type TalkSeenBody = InferType<typeof talkSeenBodySchema>;
export type TalkEventsQuery = InferType<typeof talkEventsQuerySchema>;
export type TalkWorkBody = InferType<typeof talkWorkBodySchema>;
