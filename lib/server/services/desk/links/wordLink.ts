import { paths } from '@/lib/config/paths';
import { isTripPrice } from '@/lib/domain/payment/boughtPrice';
import { planNameOf } from '@/lib/domain/plans/planName';
import { productNameOf } from '@/lib/domain/quote/quote';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { lookupHash } from '@/lib/server/crypto';
import { siteLink } from '@/lib/server/siteLink';
import { wordCount, wordMessage } from '@/lib/server/services/common/messageTexts';
import type { LinkPlan } from './planLink';

/** 72 bits, of which the link's record keeps a keyed hash alone. */
const CODE_LENGTH = 12;
/** Stands for the code where staff read the message. */
const HIDDEN = '…';

/** Derived from the link's id, so that a repeated send sends the same code. */
export function codeOf(linkId: string): string {
  return lookupHash('sent-link-code', linkId).slice(0, CODE_LENGTH);
}

export function codeHashOf(code: string): string {
  return lookupHash('sent-link', code);
}

type Worded = Pick<LinkPlan, 'kind' | 'quote' | 'language' | 'price' | 'openAnswers' | 'lastDay'>;

export function wordLink({ kind, quote, language, price, openAnswers = 0, lastDay }: Worded, code = HIDDEN) {
  // The token stands in the fragment, so that no server, log or mail scanner sees it.
  const link = `${siteLink(paths.sentLink, language)}#${code}`;
  const plan = planNameOf({ productName: productNameOf(quote), tier: quote.tier });
  const common = { plan, link, until: formatDate(lastDay, language) };
  if (kind === 'application') {
    const open = wordCount('open', openAnswers, language);
    return { link, ...wordMessage('link.application', { ...common, open }, language) };
  }
  const amount = formatMoney(price?.priceAfterTax ?? 0);
  if (price && isTripPrice(price)) {
    return { link, ...wordMessage('link.trip', { ...common, amount }, language) };
  }
  const years = wordCount('years', price?.tenure ?? 1, language);
  return { link, ...wordMessage('link.payment', { ...common, years, amount }, language) };
}
