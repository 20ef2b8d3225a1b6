import type { Locale } from '@/lib/i18n/locales';
import type { DocumentData, DocumentKind } from './documentData';
import { brochureSheet } from './kinds/brochure';
import { coverHistorySheet } from './kinds/coverHistory';
import { healthCardSheet } from './kinds/healthCard';
import { informationSheet } from './kinds/informationSheet';
import { ombudsmanSheet } from './kinds/ombudsman';
import { proposalSheet } from './kinds/proposal';
import { quoteSheet } from './kinds/quote';
import { receiptSheet } from './kinds/receipt';
import { scheduleSheet } from './kinds/schedule';
import { taxCertificateSheet } from './kinds/taxCertificate';
import { wordingSheet } from './kinds/wording';
import { tripCertificateSheet } from './kinds/tripCertificate';
import type { Sheet } from './sheet';
import { typeset } from './typesetter';
import { type Words, wordsOf } from './words';

type Composers = { [Kind in DocumentKind]: (data: DocumentData[Kind], words: Words) => Sheet };

const composers: Composers = {
  quote: quoteSheet,
  schedule: scheduleSheet,
  receipt: receiptSheet,
  healthCard: healthCardSheet,
  informationSheet,
  taxCertificate: taxCertificateSheet,
  coverHistory: coverHistorySheet,
  wording: wordingSheet,
  brochure: brochureSheet,
  ombudsman: ombudsmanSheet,
  tripCertificate: tripCertificateSheet,
  proposal: proposalSheet,
};

export function composeDocument<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData[Kind],
  locale: Locale,
): Sheet {
  return composers[kind](data, wordsOf[locale]);
}

/** Equal data gives equal bytes. Throws UNAVAILABLE while too many documents wait. */
export function renderDocument<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData[Kind],
  locale: Locale,
): Promise<Buffer> {
  return typeset(composeDocument(kind, data, locale));
}
